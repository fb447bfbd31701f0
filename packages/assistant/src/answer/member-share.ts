import type { QueryInput } from '@pellucid/contract';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import {
  dimensionsOf,
  filterOf,
  type Measure,
  nameOf,
  orderName,
  SEVERAL_OF_A_RECORD,
  whereOf,
} from './query-parts.ts';

const ADDED_UP: readonly string[] = ['total_amount', 'payments', 'records', 'value_of_interest', 'amount_invested'];

/** Whether a part is by what a record may name several of: rows by it have such a record in each, and are more than the whole. */
export function isOfMembers(part: readonly ValueFilter[], figure: string): boolean {
  return ADDED_UP.includes(figure) && part.some(({ field }) => SEVERAL_OF_A_RECORD.includes(field));
}

/**
 * `what share of the spend is on Eliquis`: the part of the whole, in which each record is once. The gate has shares of rows alone, and
 * so it is what the whole would grow by if the part came to it once more.
 */
export function memberShareQuery(reading: Reading, part: readonly ValueFilter[], name: string): QueryInput {
  const { source, ranking } = reading;
  const groups = reading.groups.flatMap(dimensionsOf);
  const names = groups.map(nameOf);
  const isOfTimes = names.length === 0 || reading.groups.some((group) => orderName(group) !== undefined);
  const measures: Measure[] = [
    { name: 'of_part', of: name, where: part.map(filterOf) },
    name,
    { name: 'without_part', difference: { of: name, less: 'of_part' } },
    { name: 'less_part', difference: { of: 'without_part', less: name } },
    { name: 'with_part', difference: { of: name, less: 'less_part' } },
    { name: 'share', growth: { of: 'with_part', from: name } },
  ];
  return {
    source,
    measures,
    dimensions: groups,
    where: whereOf(reading),
    having: [{ field: 'of_part', op: 'gt', value: 0 }],
    orderBy: [
      ...(ranking || !isOfTimes ? [{ field: 'share', direction: ranking?.direction ?? ('desc' as const) }] : []),
      ...names.map((field) => ({ field })),
    ],
    ...(ranking && { limit: ranking.n }),
  };
}
