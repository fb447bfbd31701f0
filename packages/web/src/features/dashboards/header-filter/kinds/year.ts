import { getCompaniesProgramYears } from '@pellucid/contract';
import type { FilterChoice, FilterKind } from '../filter-kind.ts';
import { ALL_YEARS, yearSelect } from '../year-select.tsx';

const COLUMN = 'program_year';

/** The program year, on pages that are configured for it and for those who may see one year only. */
export const yearChoice: FilterChoice = {
  name: 'year',
  storageKey: (pageId) => `programYearsFilter_${pageId}`,
  all: ALL_YEARS,
  field: ({ yearColumn, oneYearOnly }) => yearColumn ?? (oneYearOnly ? COLUMN : null),
  toValue: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  toText: String,
  includeEmpty: true,
  Control: yearSelect(getCompaniesProgramYears),
};

/** The program year on pages that always have it. */
export const alwaysYearChoice: FilterChoice = { ...yearChoice, field: ({ yearColumn }) => yearColumn ?? COLUMN };

/** The program year alone. */
export const year: FilterKind = { word: 'year', choices: [alwaysYearChoice] };
