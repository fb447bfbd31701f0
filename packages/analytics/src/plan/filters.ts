import { type Filter, isCondition, isMembership, type Membership } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import { type FilteredField, planCondition } from './conditions.ts';
import type { Plan, PlannedCondition, PlannedFilter } from './plan.ts';

/** What filters are planned with. */
export interface FilterContext {
  /** Finds what a condition is on. Throws QueryRefused where there is no such field. */
  fieldOf(name: string, place: string): FilteredField;
  /** The plan of the question whose answer a membership is in. Throws QueryRefused. */
  membersOf(membership: Membership, place: string): Plan;
}

/** Checks filters, however deep, and turns them into what rows must satisfy. `place` is where they stand in the query. */
export function planFilters(filters: readonly Filter[], context: FilterContext, place: string): PlannedFilter[] {
  return filters.map((filter, index) => planFilter(filter, context, `${place}[${index}]`));
}

function planFilter(filter: Filter, context: FilterContext, place: string): PlannedFilter {
  if (isMembership(filter)) {
    const { column, lookup } = context.fieldOf(filter.field, `${place}.field`);
    if (filter.orEmpty && lookup?.bridge) {
      const message = `A record has several values of ${filter.field}: ask for those without one with isEmpty.`;
      throw new QueryRefused('invalid', message, `${place}.orEmpty`);
    }
    const plan = context.membersOf(filter, `${place}.query`);
    const test = { kind: 'members' as const, plan, ...(filter.orEmpty && { orEmpty: true as const }) };
    return { column, ...(lookup ? { lookup } : {}), test };
  }
  if (isCondition(filter)) return planCondition(filter, context.fieldOf(filter.field, `${place}.field`), place);
  if ('all' in filter) return { all: planFilters(filter.all, context, `${place}.all`) };
  if ('any' in filter) return { any: planFilters(filter.any, context, `${place}.any`) };
  return { not: planFilter(filter.not, context, `${place}.not`) };
}

export function isPlannedCondition(filter: PlannedFilter): filter is PlannedCondition {
  return 'test' in filter;
}

/** Whether something holds for every condition in a filter, however deep. */
export function everyCondition(filter: PlannedFilter, holds: (condition: PlannedCondition) => boolean): boolean {
  if (isPlannedCondition(filter)) return holds(filter);
  const parts = 'all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not];
  return parts.every((part) => everyCondition(part, holds));
}

/** The filters with other columns in place of their own. */
export function mapColumns(filters: readonly PlannedFilter[], columnOf: (column: string) => string): PlannedFilter[] {
  return filters.map((filter): PlannedFilter => {
    if (isPlannedCondition(filter)) return { ...filter, column: columnOf(filter.column) };
    if ('all' in filter) return { all: mapColumns(filter.all, columnOf) };
    if ('any' in filter) return { any: mapColumns(filter.any, columnOf) };
    return { not: mapColumns([filter.not], columnOf)[0] ?? filter.not };
  });
}
