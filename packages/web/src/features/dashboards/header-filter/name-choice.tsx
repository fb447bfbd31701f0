import type { FilterChoice } from './filter-kind.ts';
import { type NameLookup, NameSearch } from './name-search.tsx';

/** What stands for all names in the storage. */
const ALL_NAMES = '(All)';

interface NameChoiceOptions {
  lookup: NameLookup;
  /** The dimension that is filtered where the page's configuration names none. */
  column: string;
  storageKey(pageId: number): string;
}

/** A name to search for, and the way back to all of them. */
export function nameChoice({ lookup, column, storageKey }: NameChoiceOptions): FilterChoice {
  return {
    storageKey,
    all: ALL_NAMES,
    field: (settings) => settings.column ?? column,
    toFilter: (field, value) => (value === '' || value === ALL_NAMES ? null : { field, op: 'eq', value }),
    Control: ({ settings, field, chosen, onChoose }) => (
      <>
        <NameSearch lookup={lookup} settings={settings} field={field} chosen={chosen} onChoose={onChoose} />
        <button type="button" className="board-link" disabled={chosen === null} onClick={() => onChoose(null)}>
          INDUSTRY DATA
        </button>
      </>
    ),
  };
}
