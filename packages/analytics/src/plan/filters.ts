import { type Filter, isCondition, QUERY_LIMIT } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import { type FilteredField, planCondition } from './conditions.ts';
import type { PlannedCondition, PlannedFilter } from './plan.ts';

/** Finds what a condition is on. Throws QueryRefused where there is no such field. */
type FieldOf = (name: string, place: string) => FilteredField;

/** Checks filters, however deep, and turns them into what rows must satisfy. `place` is where they stand in the query. */
export function planFilters(filters: readonly Filter[], fieldOf: FieldOf, place: string): PlannedFilter[] {
  return filters.map((filter, index) => planFilter(filter, fieldOf, `${place}[${index}]`));
}

function planFilter(filter: Filter, fieldOf: FieldOf, place: string): PlannedFilter {
  if (isCondition(filter)) return planCondition(filter, fieldOf(filter.field, `${place}.field`), place);
  if ('all' in filter) return { all: planFilters(filter.all, fieldOf, `${place}.all`) };
  if ('any' in filter) return { any: planFilters(filter.any, fieldOf, `${place}.any`) };
  return { not: planFilter(filter.not, fieldOf, `${place}.not`) };
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

/** The engine plans long lists slowly, and cannot be interrupted meanwhile. */
export function refuseLongLists(lists: readonly (readonly unknown[])[]): void {
  const values = lists.reduce((sum, list) => sum + list.length, 0);
  if (values <= QUERY_LIMIT.listValues) return;
  const limit = QUERY_LIMIT.listValues.toLocaleString('en-US');
  throw new QueryRefused('invalid', `A question takes at most ${limit} values in its lists, not ${values}.`, 'where');
}
