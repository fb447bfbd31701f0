import type { TimeGrain } from '@pellucid/contract';
import type { MarkValue } from './mark-target.ts';
import { periodsBetween } from './periods.ts';

/** Compares values of a dimension: from the oldest, from the smallest, blanks first. */
export function byValue(a: MarkValue, b: MarkValue): number {
  const [first, second] = [a ?? '', b ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** What points add up to, by a value of theirs, in the order of their first point. */
export function sumsBy<P extends { readonly value: number }>(
  points: readonly P[],
  keyOf: (point: P) => MarkValue,
): Map<MarkValue, number> {
  const sums = new Map<MarkValue, number>();
  for (const point of points) sums.set(keyOf(point), (sums.get(keyOf(point)) ?? 0) + point.value);
  return sums;
}

/** The first days of periods, with those between that have no records. */
export function withMissingPeriods(values: readonly MarkValue[], grain: TimeGrain): MarkValue[] {
  const starts = values.filter((value) => typeof value === 'string');
  return [...new Set([...values, ...(periodsBetween(starts, grain) ?? [])])];
}
