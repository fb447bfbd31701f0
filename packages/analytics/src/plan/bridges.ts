import { isPlannedCondition } from './filters.ts';
import type { PlannedCondition, PlannedFilter, Test } from './plan.ts';

/** The filters with those in `all` beside them, as they all have to hold. */
export function together(filters: readonly PlannedFilter[]): PlannedFilter[] {
  return filters.flatMap((filter) => ('all' in filter ? together(filter.all) : [filter]));
}

/** Whether a test asks for a value that is there: of several values of a record, one has to fit. */
export function isPositive(test: Test): boolean {
  if (test.kind === 'contains' || test.kind === 'startsWith') return !test.negated;
  if (test.kind !== 'in') return true;
  return test.negated ? test.values.length === 0 : test.values.length > 0 && !test.empty;
}

export function asksForEmpty(test: Test): boolean {
  return test.kind === 'in' && !test.negated && test.values.length === 0;
}

/**
 * What one and the same member of a record's list must satisfy: of the conditions that hold together, those on a value that is
 * there, and beside them those on an empty one (this product, without a category). Others are on the record as a whole.
 */
export function ofOneMember(where: readonly PlannedFilter[], column: string): PlannedCondition[] {
  const ofBridge = together(where)
    .filter(isPlannedCondition)
    .filter((condition) => condition.column === column && condition.lookup?.bridge);
  if (!ofBridge.some(({ test }) => isPositive(test))) return [];
  return ofBridge.filter(({ test }) => isPositive(test) || asksForEmpty(test));
}
