import type { Rollup, RollupColumn } from '../model/model.ts';
import { isPositive, together } from './bridges.ts';
import { everyCondition, isPlannedCondition } from './filters.ts';
import { isAggregate, mapAggregates, operandsOf } from './measures.ts';
import type { Aggregate, PlannedCondition, PlannedDimension, PlannedFilter } from './plan.ts';
import type { Question } from './question.ts';

/**
 * A question to a roll-up in which a record is in the row of each of its members, in the columns of that roll-up: there every
 * member is a value like any other. Undefined where a record would be summed in several rows that the question puts together, or
 * where the question is on all members of a record at once.
 */
export function overMemberRows(rollup: Rollup, question: Question): Question | undefined {
  return rollup.columns.reduce<Question | undefined>(
    (asked, column) => (asked && column.memberOf ? inColumn(column, column.memberOf, asked) : asked),
    question,
  );
}

function inColumn(column: RollupColumn, list: string, question: Question): Question | undefined {
  const where = together(question.where);
  const isOfList = (condition: PlannedCondition): boolean =>
    condition.column === list && condition.lookup?.bridge !== undefined;
  const usesList = (filter: PlannedFilter): boolean => !everyCondition(filter, (condition) => !isOfList(condition));
  const isKept = ({ lookup }: Pick<PlannedCondition, 'lookup'>): boolean =>
    lookup !== undefined && column.labels?.attributes.includes(lookup.attribute) === true;

  const conditions = where.filter(isPlannedCondition).filter(isOfList);
  const ofOneMember = conditions.every((condition) => isKept(condition) && isPositive(condition.test));
  const dimensions = question.dimensions.filter((dimension) => dimension.column === list);
  const figures = question.measures.flatMap(operandsOf).filter(isAggregate);
  const counted = figures.filter((one) => isCountOf(one, list));
  const elsewhere =
    where.some((filter) => !isPlannedCondition(filter) && usesList(filter)) ||
    figures.some((one) => (one.where ?? []).some(usesList)) ||
    (counted.length > 0 && (dimensions.length > 0 || !counted.every(isKept)));
  const allPlain = dimensions.every((one) => isKept(one) && one.lookup?.bridge && !one.set && !one.bucketing);
  if (!ofOneMember || elsewhere || !allPlain) return undefined;
  // Different values are as many however often a record stands there.
  if (!isApart(column, dimensions, conditions) && !figures.every(({ kind }) => kind === 'distinct')) return undefined;
  const inMembers = (one: Aggregate): Aggregate => (isCountOf(one, list) ? asMember(one, column.column) : one);
  return {
    ...question,
    dimensions: question.dimensions.map((one) => (one.column === list ? asMember(one, column.column) : one)),
    measures: question.measures.map((measure) => mapAggregates(measure, inMembers) ?? measure),
    where: where.map((one) => (isPlannedCondition(one) && isOfList(one) ? asMember(one, column.column) : one)),
  };
}

/** Of each attribute of the members the question groups by the values, or leaves a single one. */
function isApart(
  { labels }: RollupColumn,
  dimensions: readonly PlannedDimension[],
  conditions: readonly PlannedCondition[],
): boolean {
  const isOne = ({ test }: PlannedCondition): boolean =>
    test.kind === 'in' && !test.negated && test.values.length === 1;
  const told = [...dimensions, ...conditions.filter(isOne)];
  return labels?.attributes.every((name) => told.some(({ lookup }) => lookup?.attribute === name)) === true;
}

type Count = Extract<Aggregate, { kind: 'distinct' }>;

function isCountOf(figure: Aggregate, column: string): figure is Count {
  return figure.kind === 'distinct' && figure.column === column;
}

function asMember<T extends Pick<PlannedCondition, 'column' | 'lookup'>>(read: T, column: string): T {
  const { table = '', attribute = '' } = read.lookup ?? {};
  return { ...read, column, lookup: { table, attribute } };
}
