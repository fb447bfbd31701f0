import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { havingOf } from './having.ts';
import { namedOf, thresholdFilter } from './query-parts.ts';

type Share = Extract<Comparison, { kind: 'share' }>;

/**
 * `states where meals are over 30% of spend`: of the shares row by row those above the bound, where there is one; `with at least 500
 * records` those whose whole has so many.
 */
export function boundedShares(query: QueryInput, share: Share, reading: Reading): QueryInput {
  return ofTotals(ofShares(query, share, reading), reading);
}

function ofShares(query: QueryInput, { bound, part }: Share, reading: Reading): QueryInput {
  if (!bound) return query;
  return {
    ...query,
    // What has no name is in the whole that is shared out, and has no part of its own.
    where: [...(query.where ?? []), ...(part ? namedOf(reading) : [])],
    having: [...(query.having ?? []), thresholdFilter(bound, 'share')],
  };
}

function ofTotals(query: QueryInput, reading: Reading): QueryInput {
  const [figure = { kind: 'measure' as const, measure: 'total_amount' }] = reading.figures;
  const conditions = havingOf(reading, measureOf(figure).name);
  if (conditions.length === 0) return query;
  const known = query.measures ?? [];
  const isKnown = (name: string) => known.some((one) => (typeof one === 'string' ? one : one.name) === name);
  const more = conditions.flatMap(({ measure = [] }) => measure).filter(({ name }) => !isKnown(name));
  return {
    ...query,
    measures: [...known, ...more.map(({ measure }) => measure)],
    having: [...(query.having ?? []), ...conditions.map(({ filter }) => filter)],
  };
}
