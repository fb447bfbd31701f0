import type { PageFilter, PageView } from '@pellucid/contract';
import type { FilterSettings } from './filter-kind.ts';

/** What the header filter reads of a page. */
export type FilteredPage = Pick<PageView, 'id' | 'menu' | 'pageName' | 'configurationFilter' | 'datatable'>;

/** A page and its configured filter, as the kinds read them. */
export function filterSettings(
  page: FilteredPage,
  configured: PageFilter | null,
  oneYearOnly: boolean,
): FilterSettings {
  const columns = listed(configured?.filterColumnName);
  return {
    pageId: page.id,
    pageNames: [page.menu, page.pageName ?? ''].map((name) => name.trim().toLowerCase()),
    datatable: firstOf(configured?.filterDatatableName) ?? firstOf(page.datatable) ?? '',
    columns,
    primaryColumn: firstOf(configured?.primaryColumnName) ?? columns[0] ?? null,
    secondaryColumn: firstOf(configured?.secondaryColumnName),
    alternateDatatable: firstOf(configured?.alternateDatatable),
    switchToFilter: configured?.switchToFilter?.trim() || null,
    usingSecondaryFilter: configured?.usingSecondaryFilter === true,
    yearColumn: firstOf(configured?.yearColumnName),
    filteringScheme: configured?.filteringScheme?.trim() || null,
    markings: listed(configured?.markings),
    oneYearOnly,
  };
}

/** The parts of a list that is written with commas. */
function listed(list: string | null | undefined): string[] {
  return (list ?? '').split(',').flatMap((part) => part.trim() || []);
}

function firstOf(list: string | null | undefined): string | null {
  return listed(list)[0] ?? null;
}
