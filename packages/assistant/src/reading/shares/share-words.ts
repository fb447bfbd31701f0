import type { Tag } from '../../tags/tag.ts';
import { type Draft, open, replace, take } from '../draft.ts';

const PER_CENT = /^(?:as|in|percent|expressed)/;
const BESIDE = /^(?:relative|in relation|in proportion|compared|as compared|measured|set) /;
const ON = ['on', 'to', 'under', 'upon', 'into', 'within'];

/** Words that say how a share lies between its part and its whole, and mean something else without one. */
export function readWordsOfShare(draft: Draft): void {
  const { tokens } = draft;
  // `fell on meals`: nothing became less.
  for (const tag of open(draft, 'growth'))
    if (tokens[tag.from]?.lemma === 'fall' && ON.includes(tokens[tag.to]?.low ?? ''))
      replace(draft, tag, { kind: 'filler' });
  for (const tag of open(draft, 'comparator'))
    if (tokens[tag.from]?.lemma === 'fall') replace(draft, tag, { kind: 'filler' });
  // `what share does Caldrexa hold of spend`: no interest in a company.
  const isOfSpend = draft.tags.some(
    (tag) =>
      tag.kind === 'amount' ||
      tag.kind === 'unit' ||
      (tag.kind === 'value' && ['nature', 'product_category'].includes(tag.choices[0]?.field ?? '')),
  );
  if (isOfSpend && draft.source !== 'ownership')
    take(draft, ...open(draft, 'verb').filter(({ from, role }) => role === 'owner' && isHeldByOne(draft, from)));
}

function isHeldByOne({ filters, tags }: Draft, at: number): boolean {
  const owner = tags.findLast(({ to, kind }) => to <= at && kind !== 'filler');
  return filters.some((one) => one.at === owner?.from && /^(?:company|product$)/.test(one.field));
}

/** `meals relative to total spend, as a percentage`: what sets the one beside the other is where the share is of something. */
export function shareBeside(draft: Draft, share: Tag | undefined): Tag | undefined {
  const isHow = share && PER_CENT.test(draft.tokens[share.from]?.low ?? '');
  const beside = open(draft, 'versus').find(({ from, to }) => BESIDE.test(`${wordsIn(draft, from, to)} `));
  if (!isHow || !beside) return share;
  const next = draft.tokens[share.to]?.low ?? '';
  if (['of', 'in'].includes(next) || /\bof$/.test(wordsIn(draft, share.from, share.to))) return share;
  replace(draft, beside, { kind: 'filler' });
  return draft.tags.find(({ from }) => from === beside.from);
}

const wordsIn = ({ tokens }: Draft, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
