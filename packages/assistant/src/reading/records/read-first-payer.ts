import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, open, replace, take, textOf } from '../draft.ts';
import { isMany } from '../ranked-words.ts';

/** `which company was the first to pay Bo Chen`, `who paid Bo Chen first`: by the date, and not by the amount. */
export function asFirstPayer(draft: Draft): void {
  if (has(draft, 'rank', 'count', 'by') || !has(draft, 'who', 'which')) return;
  for (const first of open(draft, 'number')) {
    const isFirst = first.isOrdinal && first.value === '1' && textOf(draft, first).toLowerCase() === 'first';
    if (isFirst && (isToPay(draft, first) || isLast(draft, first)))
      replace(draft, first, { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' });
  }
}

/** `the first to pay`, `the first company that paid`. */
function isToPay(draft: Draft, first: Tag): boolean {
  const next = after(draft, first, ['filler', 'noun', 'preposition', 'who']);
  const between = draft.tokens.slice(first.to, next?.from).map(({ low }) => low);
  return next?.kind === 'verb' && between.some((word) => ['to', 'that', 'who', 'which'].includes(word));
}

/** `who paid him first`, `which company paid Bo Chen first`. */
function isLast(draft: Draft, first: Tag): boolean {
  const [asked] = draft.tags;
  const isAsked = asked?.kind === 'who' || asked?.kind === 'which';
  const verb = draft.tags.find(({ kind, to }) => kind === 'verb' && to <= first.from);
  const value = before(draft, first, ['filler']);
  return isAsked && verb !== undefined && value?.kind === 'value' && after(draft, first) === undefined;
}

const OF_RECORDS = ['company', 'recipient'];

/** The record says who paid it and who got it: `which company made the latest payment`. */
export function takeWhose(draft: Draft, rank: TagOf<'rank'>): void {
  const [asked] = draft.tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  if (asked?.kind !== 'which' && asked?.kind !== 'who') return;
  const noun = open(draft, 'noun').find(
    (tag) => before(draft, tag, ['filler', 'rank']) === asked || tag.from === rank.to,
  );
  if (noun && (isMany(draft, noun) || !OF_RECORDS.includes(noun.noun.dimension))) return;
  if (asked.kind === 'which' && !noun) return;
  take(draft, asked, noun);
  for (const { field, values } of noun?.noun.where ?? []) draft.filters.push({ field, values, at: noun?.from ?? 0 });
}
