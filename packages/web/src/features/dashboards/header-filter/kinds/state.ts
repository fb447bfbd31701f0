import { asksForState } from '../../state-spend/asks-for-state.ts';
import { StateChoice } from '../../state-spend/state-choice.tsx';
import type { FilterKind } from '../filter-kind.ts';
import { ALL_NAMES } from '../name-choice.tsx';
import { yearChoice } from './year.ts';

/** One state, which a page asks for before it is used. */
export const state: FilterKind = {
  word: 'state',
  choices: [
    {
      name: 'state',
      storageKey: (pageId) => `statesFilter_${pageId}`,
      all: ALL_NAMES,
      field: ({ columns }) => columns[0] ?? 'state',
      toValue: (text) => (text === '' || text === ALL_NAMES ? null : text),
      toText: String,
      includeEmpty: false,
      Control: StateChoice,
    },
    yearChoice,
  ],
  asksFirst: ({ pageId }, search) => asksForState(pageId, search),
};
