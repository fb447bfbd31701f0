import type { FilterInput, QueryInput } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import { kindOf } from '../reading/read-source.ts';
import type { MemberCondition, Members, Reading } from '../reading/reading.ts';
import { timeFilters } from '../time/period.ts';
import type { Measure } from './figure-measures.ts';
import { dimensionsOf, filterOf, nameOf, thresholdFilter, whereOf } from './query-parts.ts';

type Tied = Members & { readonly within: NonNullable<Members['within']> };

/**
 * `doctors with a stake in a company that also paid them`: of all kinds together first what each has of every kind with each company, then
 * those pairs alone that have what is asked, with the amount of each kind beside the other.
 */
export function tiedQuery(reading: Omit<Reading, 'members'>, { entity, conditions, within }: Tied): QueryInput {
  const who = entity === 'recipient' ? ['recipient_id', 'recipient'] : [entity];
  const had = conditions.filter(({ isNone }) => !isNone);
  const rows = reading.groups.flatMap(dimensionsOf).map(nameOf);
  return {
    source: 'all_payments',
    from: {
      dimensions: [...new Set([...who, ...within])],
      measures: conditions.flatMap((one) => [
        { name: amountOf(one), of: 'total_amount', where: recordsOf(one) },
        { name: numberOf(one), of: 'records', where: recordsOf(one) },
      ]),
      where: whereOf({ ...reading, source: 'all_payments' }),
      having: conditions.flatMap(heldBy),
    },
    measures:
      rows.length > 0
        ? had.map((one): Measure => ({ name: nameOfSum(one), sum: amountOf(one) }))
        : [{ name: 'number', distinct: idOf(entity) }],
    dimensions: rows,
    orderBy:
      rows.length > 0
        ? [
            ...had.slice(-1).map((one) => ({ field: nameOfSum(one), direction: 'desc' as const })),
            ...rows.map((field) => ({ field })),
          ]
        : [],
  };
}

const amountOf = ({ source }: MemberCondition) => `${source}_amount`;
const nameOfSum = ({ source }: MemberCondition) =>
  source === 'ownership' ? 'value_of_interest' : `${source}_payments`;
const numberOf = ({ source }: MemberCondition) => `${source}_records`;

function recordsOf({ source = 'general', filters, periods = [] }: MemberCondition): FilterInput[] {
  const kind: FilterInput = { field: 'payment_kind', op: 'eq', value: kindOf(source) ?? source };
  return [kind, ...filters.map(filterOf), ...timeFilters(periods)];
}

function heldBy(one: MemberCondition): FilterInput[] {
  const { bound, isNone } = one;
  const number: FilterInput = { field: numberOf(one), op: isNone ? 'eq' : 'gt', value: 0 };
  return bound ? [number, thresholdFilter(bound, amountOf(one))] : [number];
}
