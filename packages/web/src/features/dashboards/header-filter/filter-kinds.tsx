import { lookUpCompanies, lookUpPhysicians, lookUpSpecialties } from '@pellucid/contract';
import { call } from '../../../lib/api.ts';
import { CompanyPanel } from './company-panel.tsx';
import type { FilterKind } from './filter-kind.ts';
import { nameChoice } from './name-choice.tsx';
import { onlyYearChoice, yearChoice } from './year-choice.tsx';

const company: FilterKind = {
  word: 'company',
  choices: [
    nameChoice({
      column: 'company',
      storageKey: (pageId) => `companiesFilter_${pageId}`,
      lookup: {
        type: 'company',
        label: 'Search Company',
        find: ({ datatable }, text, signal) => call(lookUpCompanies, { query: { datatable, name: text } }, { signal }),
      },
    }),
    yearChoice,
  ],
  Panel: CompanyPanel,
};

const physician: FilterKind = {
  word: 'physician',
  choices: [
    nameChoice({
      column: 'recipient',
      // Shared by all pages that have one.
      storageKey: () => 'physiciansFilter',
      lookup: {
        type: 'physician',
        label: 'Search Physician',
        find: ({ datatable }, text, signal) => call(lookUpPhysicians, { params: { datatable, text } }, { signal }),
      },
    }),
    yearChoice,
  ],
};

const specialty: FilterKind = {
  word: 'specialty',
  choices: [
    nameChoice({
      column: 'specialty',
      storageKey: (pageId) => `specialtiesFilter_${pageId}`,
      lookup: {
        type: 'specialty',
        label: 'Search Specialty',
        find: ({ datatable, column }, text, signal) =>
          call(lookUpSpecialties, { params: { datatable, column, text } }, { signal }),
      },
    }),
    yearChoice,
  ],
};

/** The program year alone. */
export const yearKind: FilterKind = { word: 'year', choices: [onlyYearChoice] };

/** Every kind that has a screen; where a name contains several words, the first one counts. */
export const FILTER_KINDS: readonly FilterKind[] = [company, physician, specialty, yearKind];
