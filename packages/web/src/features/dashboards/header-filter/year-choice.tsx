import type { FilterChoice } from './filter-kind.ts';
import { ALL_YEARS, YearSelect } from './year-select.tsx';

const COLUMN = 'program_year';

/** The program year, on pages that are configured for it and for those who may see one year only. */
export const yearChoice: FilterChoice = {
  storageKey: (pageId) => `programYearsFilter_${pageId}`,
  all: ALL_YEARS,
  field: ({ yearColumn, oneYearOnly }) => yearColumn ?? (oneYearOnly ? COLUMN : null),
  toFilter: (field, stored) => (/^\d+$/.test(stored) ? { field, op: 'eq', value: Number(stored) } : null),
  Control: YearSelect,
};

/** The program year where it is all that is chosen: every such page has it. */
export const onlyYearChoice: FilterChoice = { ...yearChoice, field: ({ yearColumn }) => yearColumn ?? COLUMN };
