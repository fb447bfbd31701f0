import { everyCondition } from './filters.ts';
import { isAggregate, operandsOf } from './measures.ts';
import type { Plan, PlannedFilter } from './plan.ts';
import type { Question } from './question.ts';

/** The columns that a question reads but for those that it sums. */
export function columnsRead({ dimensions, where, measures }: Question): Set<string> {
  const read = new Set(dimensions.map(({ column }) => column));
  const noteFilters = (filters: readonly PlannedFilter[]) => {
    for (const filter of filters) everyCondition(filter, ({ column }) => Boolean(read.add(column)));
  };
  noteFilters(where);
  for (const { bucketing } of dimensions) {
    if (bucketing?.kind === 'top') for (const { column } of bucketing.within) read.add(column);
  }
  for (const aggregate of measures.flatMap(operandsOf).filter((operand) => isAggregate(operand))) {
    noteFilters(aggregate.where ?? []);
    if (aggregate.kind !== 'sum' && aggregate.kind !== 'rows') read.add(aggregate.column);
  }
  return read;
}

/**
 * An answer as a question over it reads it: what only tells its rows apart stays a key, and the engine looks up no label of it.
 * Labels stay that decide the figures: where rows are found by them, among those of an earlier time, all; and those that a
 * running total goes along, since keys are in another order.
 */
export function withoutUnreadLabels(answer: Plan, outer: Question): Plan {
  if (answer.measures.some(({ value }) => value.kind === 'previous')) return answer;
  const read = columnsRead(outer);
  for (const { value } of answer.measures) if (value.kind === 'runningTotal') read.add(value.along);
  const dimensions = answer.dimensions.map((dimension) => {
    const { lookup, ...key } = dimension;
    const isUnread = lookup && !lookup.bridge && dimension.unique && !dimension.bucketing && !read.has(dimension.name);
    return isUnread ? key : dimension;
  });
  return { ...answer, dimensions };
}
