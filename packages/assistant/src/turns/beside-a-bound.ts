import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Group, Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { areKin } from './merged/merged-filters.ts';
import { asksWhichOf } from './referred.ts';

/** `how many physicians did they pay` after companies above an amount: the amount would be of physicians. */
export function isOfBounded(earlier: Reading, next: Draft): boolean {
  const { tokens, filters, periods, source } = next;
  if (isOfTheirKind(earlier, next)) return false;
  const isReferring = tokens.some(({ low }) => ['they', 'them', 'those', 'these'].includes(low));
  const isNarrowed = filters.length > 0 || periods.length > 0 || source !== undefined;
  return isReferring && isNarrowed && earlier.thresholds.some(({ on }) => on === 'figure');
}

const WHO: readonly string[] = ['state', 'city', 'country', 'specialty', 'recipient_type', 'primary_type'];
const NARROWING: readonly Kind[] = [
  ...(['value', 'noun', 'preposition', 'filler', 'only', 'and', 'followUp', 'period', 'which', 'who'] as const),
];

/** `only those in Texas` after physicians above an amount: where somebody is, all that they got is. */
function isOfTheirKind({ groups: [group, another] }: Reading, { tags, filters, source }: Draft): boolean {
  const isOfPeople = group?.kind === 'dimension' && group.dimension === 'recipient' && !another;
  const isNarrowed = tags.every(({ kind }) => NARROWING.includes(kind)) && source === undefined;
  return isOfPeople && isNarrowed && filters.every(({ field }) => WHO.includes(field));
}

/** `by specialty`, `and the average` after physicians above an amount: it would be of specialties, or of averages. */
export function isOfOtherTotals({ thresholds, groups, figures }: Reading, next: Draft): boolean {
  const isOfTotal = thresholds.some(({ on, measure }) => on === 'figure' && measure === undefined) && groups.length > 0;
  const isRows = (group: Group) => groups.some((one) => JSON.stringify(one) === JSON.stringify(group));
  const isOther = next.groups.length > 0 && !next.groups.some(isRows);
  const isStatistic =
    next.figures.some(({ kind }) => kind === 'statistic') && figures.every(({ kind }) => kind !== 'statistic');
  // Who is counted is who the amount is of.
  const isCounted = countedEntity(figures[0]) !== undefined;
  return isOfTotal && !isCounted && next.thresholds.length === 0 && (isOther || isStatistic);
}

/** `which of them were paid by A` after those whom B paid: both, which one condition cannot hold. */
export function isOfBoth(earlier: Reading, next: Draft): boolean {
  // `which of them paid more than $200,000 in royalties` after those that paid royalties is of these.
  const isSaid = (old: ValueFilter, one: ValueFilter) => old.field === one.field && `${old.values}` === `${one.values}`;
  const isKin = (one: ValueFilter) =>
    earlier.filters.some((old) => areKin(old.field, one.field) && !(isSaid(old, one) && !old.isNegated));
  return asksWhichOf(next) && earlier.ranking === undefined && next.filters.some(isKin);
}

/** `how much did they pay together` after companies above an amount. */
export function isSumOfBounded({ thresholds, groups, ranking }: Reading, { tokens }: Draft): boolean {
  const isTogether = tokens.some(({ low }) => ['together', 'combined', 'altogether'].includes(low));
  return isTogether && groups.length > 0 && !ranking && thresholds.some(({ on }) => on === 'figure');
}
