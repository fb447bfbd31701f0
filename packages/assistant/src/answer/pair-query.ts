import type { QueryInput } from '@pellucid/contract';
import type { Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { filterOf, thresholdFilter, whereOf } from './query-parts.ts';

/** `how many doctors had more than 30 meals from a single company`: first what each got from each company, then how many got so much from one. */
export function pairQuery(reading: Reading): QueryInput | undefined {
  const { members, ...rest } = reading;
  const [condition] = members?.conditions ?? [];
  if (!condition?.isOfPair || !condition.bound) return undefined;
  const { filters, bound, periods = rest.periods } = condition;
  const { measure, name } = measureOf({ kind: 'measure', measure: bound.measure ?? 'total_amount' });
  return {
    source: rest.source,
    from: {
      dimensions: ['recipient_id', 'company'],
      measures: [measure],
      where: [...whereOf({ ...rest, periods }), ...filters.map(filterOf)],
      having: [thresholdFilter(bound, name)],
    },
    measures: [{ name: 'number', distinct: 'recipient_id' }],
  };
}
