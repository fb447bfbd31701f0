import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { cutOf, dimensionsOf, filterOf, nameOf, orderName, whereOf } from './query-parts.ts';

/** One thing less another: both figures and their difference; with `only`, the rows in which the first is above the second. */
export function differenceQuery(
  reading: Reading,
  { of, less, only }: Extract<Comparison, { kind: 'difference' }>,
): QueryInput {
  const { measure } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const side = (name: string, filter: typeof of) => ({
    ...(typeof measure === 'string' ? { of: measure } : measure),
    name,
    where: [filterOf(filter)],
  });
  const dimensions = reading.groups.flatMap(dimensionsOf);
  const times = reading.ranking ? [] : reading.groups.flatMap((group) => orderName(group) ?? []);
  const names = dimensions.map(nameOf);
  const direction = reading.ranking?.direction ?? 'desc';
  return {
    source: reading.source,
    measures: [
      side('first', of),
      side('second', less),
      { name: 'difference', difference: { of: 'first', less: 'second' } },
    ],
    dimensions,
    where: [...whereOf(reading), ...names.slice(0, only ? 1 : 0).map((field) => ({ field, op: 'notEmpty' as const }))],
    ...(only && { having: [{ field: 'difference', op: 'gt' as const, value: 0 }] }),
    orderBy: [
      ...times.map((field) => ({ field })),
      ...(times.length === 0 && names.length > 0 ? [{ field: 'difference', direction }] : []),
      ...names.flatMap((field) => (times.includes(field) ? [] : { field })),
    ],
    ...(reading.ranking && cutOf(reading.ranking)),
  };
}
