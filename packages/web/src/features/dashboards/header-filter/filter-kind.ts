import type { PageFilter } from '@pellucid/contract';

/** Kinds of header filter that have a screen, by the word that the configured name contains. */
const KINDS = ['company', 'physician', 'specialty', 'year'] as const;
export type FilterKind = (typeof KINDS)[number];

/** What the header filter of a page sets, and where its choices come from. */
export interface HeaderFilterPlan {
  readonly kind: FilterKind;
  readonly datatable: string;
  /** The dimension that is filtered; null where only the year is. */
  readonly column: string | null;
  /** The dimension of the program year; null where the page has no year select. */
  readonly yearColumn: string | null;
}

const COLUMN: Readonly<Record<FilterKind, string | null>> = {
  company: 'company',
  physician: 'recipient',
  specialty: 'specialty',
  year: null,
};
const YEAR_COLUMN = 'program_year';

/**
 * The plan of a page's configured filter; null when the page has none that has a screen. Who may see one program year only
 * chooses it on every page.
 */
export function planOf(
  filterName: string | null,
  filter: PageFilter | null,
  datatables: string | null,
  oneYearOnly: boolean,
): HeaderFilterPlan | null {
  const name = filterName?.toLowerCase() ?? '';
  const kind = KINDS.find((word) => name.includes(word)) ?? (oneYearOnly ? 'year' : null);
  if (kind === null) return null;
  const yearColumn = firstOf(filter?.yearColumnName) ?? (kind === 'year' || oneYearOnly ? YEAR_COLUMN : null);
  return {
    kind,
    datatable: firstOf(filter?.filterDatatableName) ?? firstOf(datatables) ?? '',
    column: COLUMN[kind] === null ? null : (firstOf(filter?.filterColumnName) ?? COLUMN[kind]),
    yearColumn,
  };
}

/** The first of a list that is written with commas. */
function firstOf(list: string | null | undefined): string | null {
  const first = list?.split(',')[0]?.trim();
  return first === undefined || first === '' ? null : first;
}
