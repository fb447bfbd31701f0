import type { Tag, TagOf } from '../tags/tag.ts';
import { before, type Draft, has, textOf } from './draft.ts';

/** `number of payments`, `how many records`: what is counted are single ones. */
export function isNumberOfPayments(tag: Tag | undefined): boolean {
  return tag?.kind === 'measure' && NUMBERS.includes(tag.measure);
}

const NUMBERS = ['payments', 'records'];

/** `companies whose number of payments is over 500`: what each of them has so many of. */
export function boundedCount(draft: Draft, comparator: Tag, number: TagOf<'number'>): string | undefined {
  const counted = before(draft, comparator, ['filler', 'verb']);
  if (number.isMoney || counted?.kind !== 'measure' || !NUMBERS.includes(counted.measure)) return undefined;
  const isOfRows = draft.tags.some(
    ({ kind, to }) => ['noun', 'who', 'which', 'grain'].includes(kind) && to <= counted.from,
  );
  const isRanked = draft.tags.some(({ kind, to }) => (kind === 'by' || kind === 'rank') && to <= counted.from);
  if (isOfRows && !isRanked) return counted.measure;
  if (has(draft, 'by')) draft.assumptions.push(sayAmount(textOf(draft, { from: comparator.from, to: number.to })));
  return undefined;
}

/** `number of payments over 500 by company` could be those with over 500 payments. */
function sayAmount(words: string): string {
  return `“${words}” is read as an amount in dollars of each payment, not as a number of payments.`;
}
