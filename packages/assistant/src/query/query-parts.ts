import type { FilterInput, QueryInput, RecordMeasure } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import { OF_THEM } from '../reading/people/read-members.ts';

import {
  type FirstOf,
  type Group,
  type MemberCondition,
  type Members,
  NAME_OF_SETS,
  type Ranking,
  type Reading,
  type Threshold,
  type ValueFilter,
} from '../reading/reading.ts';
import { timeFilters } from '../time/period.ts';
import { measureOf } from './figure-measures.ts';
import { interestField } from './interests.ts';
import { isOfPayment, newRecipients } from './new-recipients.ts';

export type Dimension = NonNullable<QueryInput['dimensions']>[number];

/** What an answer calls a dimension. */
export const nameOf = (dimension: Dimension): string => (typeof dimension === 'string' ? dimension : dimension.name);

/** People are told apart by id and shown by name. */
export function dimensionsOf(group: Group): readonly Dimension[] {
  if (group.kind === 'grain') return [{ name: group.grain, field: 'date', grain: group.grain }];
  if (group.kind === 'part') return [{ name: 'period', field: 'date', part: group.part }];
  if (group.dimension === 'recipient') return ['recipient_id', 'recipient'];
  if (group.dimension === 'investigator') return ['investigator_id', 'investigator'];
  return [group.sets ? setsDimension(group.dimension, group.sets) : group.dimension];
}

/** A row for each of several words, whatever number of values they stand for. */
function setsDimension(field: string, sets: readonly { name: string; values: readonly string[] }[]): Dimension {
  return { name: NAME_OF_SETS, field, groups: sets.map(({ name, values }) => ({ name, values: [...values] })) };
}

/** What rows are sorted by where they are of time. */
export function orderName(group: Group): string | undefined {
  if (group.kind === 'grain') return group.grain;
  if (group.kind === 'part') return 'period';
  return group.dimension === 'program_year' ? 'program_year' : undefined;
}

/** What a record says in the words of its company: a part of it is looked for, in any casing. */
export const IN_OWN_WORDS: readonly string[] = ['context', 'terms'];

export function filterOf({ field, values, isNegated }: ValueFilter): FilterInput {
  if (values.length === 0) return { field, op: isNegated ? 'notEmpty' : 'isEmpty' };
  if (IN_OWN_WORDS.includes(field))
    return { field, op: isNegated ? 'notContains' : 'contains', value: values[0] ?? '' };
  const typed =
    field === 'program_year'
      ? values.map(Number)
      : values.map((value) => (value === 'true' || value === 'false' ? value === 'true' : value));
  const [only = null] = typed;
  if (typed.length === 1) return { field, op: isNegated ? 'ne' : 'eq', value: only };
  return { field, op: isNegated ? 'notIn' : 'in', value: typed };
}

/** What holds for the records that are counted. */
export function whereOf(reading: Reading): FilterInput[] {
  const { thresholds } = reading;
  return [
    ...recordsOf(reading),
    ...thresholds.filter(({ on }) => on === 'member').map((threshold) => memberFilter(reading, threshold)),
    ...membersFilters(reading, (one) => !reading.members?.isPart || one.isWhole === true),
  ];
}

/** Those whose own figure satisfies a condition, over the same records. */
function memberFilter(reading: Reading, threshold: Threshold): FilterInput {
  const { of = 'recipient', measure = amountOf(reading), periods = reading.periods } = threshold;
  const figure = measureOf({ kind: 'measure', measure });
  const made = typeof figure.measure === 'string' ? [] : [figure.measure as RecordMeasure];
  return {
    field: idOf(of),
    op: 'in',
    query: {
      where: recordsOf({ ...reading, periods }),
      measures: made,
      having: [thresholdFilter(threshold, figure.name)],
    },
  };
}

/** Those who satisfy conditions on their own records, which are within those that are asked of. */
function membersFilters(reading: Reading, fits: (condition: MemberCondition) => boolean): FilterInput[] {
  if (!reading.members) return [];
  const { entity, conditions, ofFigure = [] } = reading.members;
  const field = idOf(entity);
  const filters = reading.filters.filter((one) => !ofFigure.includes(one.field));
  return conditions
    .filter(fits)
    .map(({ source = reading.source, filters: own, periods = reading.periods, bound, isNone, per }): FilterInput => {
      const figure = measureOf({ kind: 'measure', measure: bound?.measure ?? amountOf({ source }) });
      const made = bound && typeof figure.measure !== 'string' ? [figure.measure as RecordMeasure] : [];
      const isOther = source !== reading.source;
      const shared = isOther
        ? [...ofThemselves(filters, entity), ...timeFilters(periods)]
        : recordsOf({ ...reading, filters, periods });
      const member: FilterInput = {
        field,
        op: 'in',
        query: {
          ...(isOther && { source }),
          where: [...shared, ...own.map(filterOf), ...partOf(reading).map(filterOf)],
          measures: made,
          having: bound ? [thresholdFilter(bound, figure.name)] : [],
          ...(per && { per: [...per] }),
        },
      };
      return isNone ? { not: member } : member;
    });
}

/** Of the records of another kind only what says who somebody is holds too, and not who paid or what for. */
function ofThemselves(filters: readonly ValueFilter[], entity: Members['entity']): FilterInput[] {
  return filters.filter(({ field }) => OF_THEM[entity]?.includes(field)).map(filterOf);
}

/** The members whose part of a whole is asked. */
export const partMembers = (reading: Reading): FilterInput[] =>
  reading.members?.isPart ? membersFilters(reading, ({ isWhole }) => isWhole !== true) : [];

/** Who the members are, where they are a part of a whole. */
function partOf({ members, comparison }: Reading): readonly ValueFilter[] {
  return members?.isPart && comparison?.kind === 'share' ? (comparison.part ?? []) : [];
}

const amountOf = ({ source }: Pick<Reading, 'source'>) =>
  source === 'ownership' ? 'value_of_interest' : 'total_amount';

function recordsOf({ filters, periods, thresholds, among, firstOf, isNew, source, groups }: Reading): FilterInput[] {
  return [
    ...filters.map(filterOf),
    ...timeFilters(periods),
    ...amountFilters(thresholds, source),
    ...(among
      ? amongFilters(among, {
          shared: filters.filter((filter) => isApart(filter, among)).map(filterOf),
          times: timeFilters(periods),
        })
      : []),
    ...(isNew ? newRecipients({ periods, groups }, filters.filter(isOfPayment).map(filterOf)) : []),
    ...(firstOf ? [firstOfFilter(firstOf, source)] : []),
  ];
}

/** Amounts that each record must have. */
function amountFilters(thresholds: readonly Threshold[], source: Reading['source']): FilterInput[] {
  return thresholds
    .filter(({ on }) => on === 'record')
    .map((threshold) =>
      thresholdFilter(threshold, source === 'ownership' ? interestField(threshold.measure) : 'amount'),
    );
}

function firstOfFilter(
  { source, dimension, measure, n, direction, filters, periods, thresholds = [] }: FirstOf,
  asked: Reading['source'],
): FilterInput {
  const field = nameOf(dimensionsOf({ kind: 'dimension', dimension })[0] ?? dimension);
  const named: FilterInput = { field, op: 'notEmpty' };
  const where = [
    ...filters.map(filterOf),
    ...timeFilters(periods),
    ...amountFilters(thresholds, source ?? asked),
    named,
  ];
  return {
    field,
    op: 'in',
    query: { ...(source && source !== asked && { source }), where, top: { n, by: measure, direction } },
  };
}

/** Conditions that hold for each of the answers that somebody is among, but for those that tell the answers apart. */
function isApart({ field }: ValueFilter, { entity, all, none }: NonNullable<Reading['among']>): boolean {
  return field !== entity && [...all, ...none].every((one) => one.field !== field);
}

function amongFilters(
  { entity, all, none }: NonNullable<Reading['among']>,
  { shared, times }: { shared: readonly FilterInput[]; times: readonly FilterInput[] },
): FilterInput[] {
  const member = ({ text: _, at: __, ...filter }: ValueFilter): FilterInput => ({
    field: entity,
    op: 'in',
    // The year itself is the time.
    query: { where: [filterOf(filter), ...shared, ...(filter.field === 'program_year' ? [] : times)] },
  });
  // A record of several products is left by one of them that has none, whatever the others have.
  const without = ({ text: _, at: __, ...filter }: ValueFilter): FilterInput => ({
    field: entity,
    op: 'in',
    query: {
      where: [...shared, ...(filter.field === 'program_year' ? [] : times), { field: entity, op: 'notEmpty' }],
      measures: [{ name: 'none', of: 'records', where: [filterOf(filter)] }],
      having: [{ field: 'none', op: 'eq', value: 0 }],
    },
  });
  const isOfSeveral = SEVERAL_OF_A_RECORD.includes(entity);
  return [
    ...(all.length > 1 ? all.map(member) : []),
    ...none.map((filter) => (isOfSeveral ? without(filter) : { not: member(filter) })),
  ];
}

/** What a record may name several of. */
export const SEVERAL_OF_A_RECORD: readonly string[] = [
  'product',
  'product_type',
  'product_category',
  'primary_type',
  'investigator_id',
];

export function thresholdFilter({ op, value, to }: Pick<Threshold, 'op' | 'value' | 'to'>, field: string): FilterInput {
  return op === 'between' && to !== undefined ? { field, op, value: [value, to] } : { field, op, value };
}

/** What has no name is nobody's: it takes no place among the first, and is none of those above an amount. */
export function namedOf({ groups, filters }: Reading): FilterInput[] {
  return groups.flatMap((group) =>
    group.kind === 'dimension' &&
    group.dimension !== 'program_year' &&
    filters.every(({ field, isNegated }) => field !== group.dimension || isNegated)
      ? [{ field: dimensionsOf(group).map(nameOf)[0] ?? group.dimension, op: 'notEmpty' as const }]
      : [],
  );
}

/** How many rows are shown, from the place on where one is asked: the second and third are two, from the second on. */
export function cutOf({ n, place }: Ranking): Pick<QueryInput, 'limit' | 'offset'> {
  return { limit: n, ...(place !== undefined && { offset: place - 1 }) };
}

/** The places that are asked within each of several. */
export function placesOf({ n, place = 1 }: Ranking): FilterInput {
  const last = place + n - 1;
  if (place === 1) return { field: 'place', op: 'lte', value: last };
  return n > 1 ? { field: 'place', op: 'between', value: [place, last] } : { field: 'place', op: 'eq', value: place };
}
