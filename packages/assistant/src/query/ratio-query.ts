import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { dimensionsOf, filterOf, nameOf, orderName, whereOf } from './query-parts.ts';

/** One thing by another: both figures, and how many times the second goes into the first. */
export function ratioQuery(reading: Reading, { of, per }: Extract<Comparison, { kind: 'ratio' }>): QueryInput {
  const { name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const dimensions = reading.groups.flatMap(dimensionsOf);
  const times = reading.groups.flatMap((group) => orderName(group) ?? []);
  return {
    source: reading.source,
    measures: [
      { name: 'first', of: name, where: [filterOf(of)] },
      { name: 'second', of: name, where: [filterOf(per)] },
      { name: 'ratio', ratio: { of: 'first', per: 'second' } },
    ],
    dimensions,
    where: whereOf(reading),
    orderBy: [
      ...times.map((field) => ({ field })),
      ...(times.length === 0 && dimensions.length > 0 ? [{ field: 'ratio', direction: 'desc' as const }] : []),
      ...dimensions.map(nameOf).flatMap((field) => (times.includes(field) ? [] : { field })),
    ],
  };
}
