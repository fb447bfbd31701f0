import { lookUpSpecialties } from '@pellucid/contract';
import { call } from '../../../../lib/api.ts';
import type { FilterKind } from '../filter-kind.ts';
import { nameChoice } from '../name-choice.tsx';
import { namesOf } from '../name-lookup.ts';
import { yearChoice } from './year.ts';

export const state: FilterKind = {
  word: 'state',
  choices: [
    {
      ...nameChoice({
        name: 'state',
        storageKey: (pageId) => `statesFilter_${pageId}`,
        field: ({ columns }) => columns[0] ?? 'state',
        lookup: {
          type: 'state',
          label: 'Search State',
          clearable: true,
          find: async ({ settings: { datatable }, field }, text, signal) =>
            namesOf(await call(lookUpSpecialties, { params: { datatable, column: field, text } }, { signal })),
        },
      }),
      includeEmpty: false,
    },
    yearChoice,
  ],
};
