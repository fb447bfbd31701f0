import type { QueryInput } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import type { Comparison, Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { whereOf } from './query-parts.ts';

/**
 * How many of the largest it takes to a part of the whole: first the places of all, then the sums up to each place. The whole is a
 * running total along a band that all are in; the row is the last before which the part was not reached.
 */
export function coverageQuery(
  reading: Reading,
  { dimension, percent }: Extract<Comparison, { kind: 'coverage' }>,
): QueryInput {
  const { measure, name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  return {
    source: reading.source,
    from: {
      dimensions: [idOf(dimension)],
      measures: [measure, { name: 'best', rank: { by: name } }],
      where: whereOf(reading),
    },
    dimensions: ['best', { name: 'everybody', field: 'best', bands: ['0'] }],
    measures: [
      { name: 'how_many', runningTotal: { of: 'rows', along: 'best' } },
      { name: 'own', sum: name },
      { name: 'so_far', runningTotal: { of: 'own', along: 'best' } },
      { name: 'of_all', runningTotal: { of: 'own', along: 'everybody' } },
      { name: 'before', difference: { of: 'so_far', less: 'own' } },
      { name: 'reached', proportion: { of: 'before', in: 'of_all' } },
    ],
    having: [{ field: 'reached', op: 'lt', value: (Number(percent) / 100).toFixed(4) }],
    orderBy: [{ field: 'best', direction: 'desc' }],
    limit: 1,
  };
}
