import type { Tag, TagOf } from '../../tags/tag.ts';
import { countedMeasure } from '../counted.ts';
import { before, type Draft, has, isFree, take, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isMany } from '../ranked-words.ts';

/** `number of payments`, `how many records`: what is counted are single ones. */
export function isNumberOfPayments(tag: Tag | undefined): boolean {
  return tag?.kind === 'measure' && NUMBERS.includes(tag.measure);
}

const NUMBERS = ['payments', 'records'];

/** `companies whose number of payments is over 500`: what each of them has so many of. */
export function boundedCount(draft: Draft, comparator: Tag, number: TagOf<'number'>): string | undefined {
  const counted = before(draft, comparator, ['filler', 'verb']);
  const beside = number.isMoney ? undefined : countBefore(draft, counted);
  if (beside !== undefined) return beside;
  if (number.isMoney || counted?.kind !== 'measure' || !NUMBERS.includes(counted.measure)) return undefined;
  const isOfRows = draft.tags.some(
    ({ kind, to }) => ['noun', 'who', 'which', 'grain'].includes(kind) && to <= counted.from,
  );
  const isRanked = draft.tags.some(({ kind, to }) => (kind === 'by' || kind === 'rank') && to <= counted.from);
  if (isOfRows && !isRanked) return counted.measure;
  if (has(draft, 'by')) draft.assumptions.push(sayAmount(textOf(draft, { from: comparator.from, to: number.to })));
  return undefined;
}

/** `companies, disputed records > 3`, `specialties with recipients > 100`: what stands before the bound, and is no money, is counted. */
function countBefore(draft: Draft, counted: Tag | undefined): string | undefined {
  const isRecords = isFree(draft, counted, 'unit') && counted.measure === 'records';
  if (!(isRecords || isFree(draft, counted, 'noun')) || !isMany(draft, counted)) return undefined;
  const isOfRows = draft.tags.some(({ kind, to }) => kind === 'noun' && to <= counted.from);
  if (!isOfRows) return undefined;
  take(draft, counted);
  if (counted.kind === 'unit') return counted.measure;
  addNounFilters(draft, counted.noun);
  return countedMeasure(counted.noun.dimension);
}

/** `number of payments over 500 by company` could be those with over 500 payments. */
function sayAmount(words: string): string {
  return `“${words}” is read as an amount in dollars of each payment, not as a number of payments.`;
}
