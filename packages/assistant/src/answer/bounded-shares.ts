import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import { namedOf, thresholdFilter } from './query-parts.ts';

/** `states where meals are over 30% of spend`: of the shares row by row those above the bound, where there is one. */
export function boundedShares(
  query: QueryInput,
  { bound, part }: Extract<Comparison, { kind: 'share' }>,
  reading: Reading,
): QueryInput {
  if (!bound) return query;
  return {
    ...query,
    // What has no name is in the whole that is shared out, and has no part of its own.
    where: [...(query.where ?? []), ...(part ? namedOf(reading) : [])],
    having: [...(query.having ?? []), thresholdFilter(bound, 'share')],
  };
}
