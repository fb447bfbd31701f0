import type { Condition, PageFilter, PageView } from '@pellucid/contract';
import type { FilterChoice, FilterKind, FilterSettings } from './filter-kind.ts';
import { FILTER_KINDS, yearKind } from './filter-kinds.tsx';

/** The filter in a page's header: a kind of filter with what the page's configuration says about it. */
export interface HeaderFilter {
  readonly kind: FilterKind;
  readonly settings: FilterSettings;
  /** The choices that the page has, each with the dimension that it filters. */
  readonly choices: readonly { readonly choice: FilterChoice; readonly field: string }[];
}

/**
 * The header filter of a page; null when it has none that has a screen. Who may see one program year only chooses it on
 * every page.
 */
export function headerFilterOf(
  page: Pick<PageView, 'id' | 'configurationFilter' | 'datatable'>,
  configured: PageFilter | null,
  oneYearOnly: boolean,
): HeaderFilter | null {
  const name = page.configurationFilter?.filterName?.toLowerCase() ?? '';
  const kind = FILTER_KINDS.find(({ word }) => name.includes(word)) ?? (oneYearOnly ? yearKind : null);
  if (kind === null) return null;
  const settings: FilterSettings = {
    pageId: page.id,
    datatable: firstOf(configured?.filterDatatableName) ?? firstOf(page.datatable) ?? '',
    column: firstOf(configured?.filterColumnName),
    yearColumn: firstOf(configured?.yearColumnName),
    oneYearOnly,
  };
  const choices = kind.choices.flatMap((choice) => {
    const field = choice.field(settings);
    return field === null ? [] : [{ choice, field }];
  });
  return { kind, settings, choices };
}

/** The filters that a page begins with: what the person chose there before. */
export function storedFilters(filter: HeaderFilter | null): Condition[] {
  return (filter?.choices ?? []).flatMap(({ choice, field }) => {
    const stored = localStorage.getItem(choice.storageKey(filter?.settings.pageId ?? 0));
    return stored === null ? [] : (choice.toFilter(field, stored) ?? []);
  });
}

/** Stores what a page's filters are now, wherever they were changed. */
export function storeFilters({ settings, choices }: HeaderFilter, filters: readonly Condition[]): void {
  for (const { choice, field } of choices) {
    localStorage.setItem(choice.storageKey(settings.pageId), chosenText(filters, field) ?? choice.all);
  }
}

/** The single value of a field's filter as text; null when there is none, or another kind of filter. */
export function chosenText(filters: readonly Condition[], field: string): string | null {
  const filter = filters.find((other) => other.field === field);
  if (filter?.op !== 'eq' || filter.value === undefined || filter.value === null) return null;
  return String(filter.value);
}

/** The first of a list that is written with commas. */
function firstOf(list: string | null | undefined): string | null {
  const first = list?.split(',')[0]?.trim();
  return first === undefined || first === '' ? null : first;
}
