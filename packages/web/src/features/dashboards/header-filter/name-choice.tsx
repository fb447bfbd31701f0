import type { FilterChoice } from './filter-kind.ts';
import type { NameLookup } from './name-lookup.ts';
import { NameSearch } from './name-search.tsx';

/** What stands for all names in the storage. */
export const ALL_NAMES = '(All)';

interface NameChoiceOptions extends Pick<FilterChoice, 'name' | 'storageKey' | 'field'> {
  readonly lookup: NameLookup;
}

/** A name to search for; the text is the name itself. */
export function nameChoice({ lookup, ...choice }: NameChoiceOptions): FilterChoice {
  return {
    all: ALL_NAMES,
    toValue: (text) => (text === '' || text === ALL_NAMES ? null : text),
    toText: String,
    includeEmpty: true,
    Control: (props) => <NameSearch lookup={lookup} {...props} />,
    ...choice,
  };
}
