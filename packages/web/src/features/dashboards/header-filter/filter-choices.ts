import type { Condition } from '@pellucid/contract';
import type { FilterKind, HeaderFilterPlan } from './filter-kind.ts';

/** What stands for no restriction, as it has always been stored. */
export const ALL_VALUES = '(All)';
export const ALL_YEARS = 'All';

/** Where a page's choices are kept (portal, section 4); the physician is shared by the pages that have one. */
function keyOf(kind: FilterKind, pageId: number): string {
  return kind === 'physician'
    ? 'physiciansFilter'
    : kind === 'specialty'
      ? `specialtiesFilter_${pageId}`
      : `companiesFilter_${pageId}`;
}

function yearKeyOf(pageId: number): string {
  return `programYearsFilter_${pageId}`;
}

/** The filters that a page begins with: what the person chose there before. */
export function storedFilters(plan: HeaderFilterPlan | null, pageId: number): Condition[] {
  if (plan === null) return [];
  const value = plan.column === null ? null : localStorage.getItem(keyOf(plan.kind, pageId));
  const year = Number(localStorage.getItem(yearKeyOf(pageId)) ?? Number.NaN);
  return [
    ...(plan.column === null || value === null || value === '' || value === ALL_VALUES
      ? []
      : [{ field: plan.column, op: 'eq' as const, value }]),
    ...(plan.yearColumn !== null && Number.isInteger(year)
      ? [{ field: plan.yearColumn, op: 'eq' as const, value: year }]
      : []),
  ];
}

/** Keeps what a page's filters are now, wherever they were changed. */
export function storeFilters(plan: HeaderFilterPlan, pageId: number, filters: readonly Condition[]): void {
  if (plan.column !== null) {
    localStorage.setItem(keyOf(plan.kind, pageId), chosenText(filters, plan.column) ?? ALL_VALUES);
  }
  if (plan.yearColumn !== null) {
    localStorage.setItem(yearKeyOf(pageId), chosenText(filters, plan.yearColumn) ?? ALL_YEARS);
  }
}

/** The single value of a field's filter as text; null when there is none, or another kind of filter. */
export function chosenText(filters: readonly Condition[], field: string): string | null {
  const filter = filters.find((other) => other.field === field);
  if (filter?.op !== 'eq' || filter.value === undefined || filter.value === null) return null;
  return String(filter.value);
}
