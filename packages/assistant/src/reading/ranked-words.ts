import type { Tag, TagOf } from '../tags/tag.ts';
import type { Draft } from './draft.ts';

/** How many the top are, where nobody says. */
export const DEFAULT_TOP = 10;

const COUNTING = ['most', 'fewest', 'least', 'more'];

/** `most payments`, `the most paid physicians`; `most expensive` is a rank of its own. */
export function isCounting({ tokens }: Draft, { from, to }: Tag): boolean {
  return COUNTING.includes(tokens[from]?.low ?? '') && (to - from === 1 || tokens[to - 1]?.low === 'paid');
}

/** Plurals too short to be told by their ending. */
const SHORT_PLURALS = ['nps', 'pas', 'mds', 'dos', 'cos', 'pis'];

function isSeveral({ low, lemma }: Draft['tokens'][number]): boolean {
  return (low !== lemma && low.endsWith('s')) || SHORT_PLURALS.includes(low);
}

/** `companies`, and of `types of recipients` the types. */
export function isMany({ tokens }: Pick<Draft, 'tokens'>, { from, to }: Tag): boolean {
  // Of `type of recipients` the first word says how many.
  const of = tokens.slice(from, to).findIndex(({ low }) => low === 'of');
  const last = tokens[of > 0 ? from + of - 1 : to - 1];
  return last !== undefined && isSeveral(last);
}

/** `consulting fees`, `honoraria`. */
export function isPlural({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && (isSeveral(last) || last.low === 'honoraria');
}

/** `the most payments in dollars` are those of the highest amount. */
export function isInDollars({ tokens }: Draft, { to }: Tag): boolean {
  return tokens[to]?.low === 'in' && ['dollar', 'usd'].includes(tokens[to + 1]?.lemma ?? '');
}

/** A number of rows that can be shown. */
export function isCount({ value }: TagOf<'number'>): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= 1_000;
}

/** `who spent the most on meals for Florida doctors`: those who pay are ranked, whoever is named after it. */
export function arePayersRanked(draft: Draft, rank: Tag): boolean {
  const { tags, tokens } = draft;
  const who = tags.findLast(({ kind, to }) => kind === 'who' && to <= rank.from);
  if (who && isFromWhom(draft, who)) return true;
  const verb = who && tags.find((tag) => tag.from >= who.to && tag.kind !== 'filler');
  if (!who || !verb || verb.to > rank.from || !/^who$/.test(tokens[who.from]?.low ?? '')) return false;
  const isPaying =
    (verb.kind === 'verb' && verb.role === 'payer') ||
    (verb.kind === 'amount' && ['spend', 'pay'].includes(tokens[verb.from]?.lemma ?? ''));
  const isOther = tokens.slice(who.to, verb.from).some(({ lemma }) => ['be', 'do', 'get'].includes(lemma));
  const isBy = ['by', 'from', 'to'].includes(tokens[who.from - 1]?.low ?? '');
  return isPaying && !isOther && !isBy;
}

/** `who do surgeons get the most from`: the last word asks for those who pay. */
export function isFromWhom({ tags, tokens }: Draft, who: Tag): boolean {
  const last = tags.findLast(({ kind }) => kind !== 'period');
  return last !== undefined && last.from > who.to && tokens[last.to - 1]?.low === 'from';
}

/** `among companies in Ohio, which one has the highest spend`, `of the states, which has the most doctors`. */
export function isOneAsked(tokens: Draft['tokens']): boolean {
  return /\bwhich (?:one|has|is|was|does)\b/.test(tokens.map(({ low }) => low).join(' '));
}
