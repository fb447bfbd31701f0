import { listRecentSearchesOfType } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { ChoiceControlProps } from './filter-kind.ts';
import type { FoundName, NameLookup } from './name-lookup.ts';

const DEBOUNCE_MS = 150;

type Searched = Pick<ChoiceControlProps, 'settings' | 'field'> & { lookup: NameLookup };

/** Searches of one type may ask other calls and other tables: the label tells them apart. */
const namesKey = ({ lookup, settings, field }: Searched, text: string) => [
  'lookup',
  lookup.type,
  lookup.label,
  settings.datatable,
  settings.alternateDatatable,
  field,
  text,
];

export const recentKey = (pageId: number, type: string) => ['recent-searches', pageId, type];

const readText = ({ read, known }: NameLookup, text: string): FoundName =>
  (read ?? known)?.(text) ?? { text, name: text };

/** The names that match what is typed, once typing has paused; `text` says of which typing they are. */
export function useNames(searched: Searched, typed: string, enabled: boolean) {
  const text = useDebounced(typed, DEBOUNCE_MS);
  const { data, isError, isFetching } = useQuery({
    queryKey: namesKey(searched, text),
    queryFn: ({ signal }) => searched.lookup.find(searched, text, signal),
    enabled: enabled && text !== '',
    placeholderData: keepPreviousData,
  });
  return { text, found: data, isError, isFetching };
}

/** What the person searched for on this page before. */
export function useRecentNames({ lookup, settings: { pageId } }: Searched, enabled: boolean): readonly FoundName[] {
  const { data = [] } = useQuery({
    queryKey: recentKey(pageId, lookup.type),
    queryFn: ({ signal }) =>
      call(listRecentSearchesOfType, { params: { pageId: String(pageId), filterType: lookup.type } }, { signal }),
    enabled,
  });
  return data.map(({ queried }) => readText(lookup, queried));
}

/** What is chosen, by name; an id that only a link told is looked up. */
export function useChosenName(searched: Searched & Pick<ChoiceControlProps, 'chosen'>): string {
  const { chosen, lookup } = searched;
  const known = chosen === null ? null : readText(lookup, chosen);
  const nameless = known !== null && lookup.read !== undefined && known.name === chosen;
  const { data = [] } = useQuery({
    queryKey: namesKey(searched, chosen ?? ''),
    queryFn: ({ signal }) => searched.lookup.find(searched, chosen ?? '', signal),
    enabled: nameless,
  });
  return (nameless ? data[0]?.name : undefined) ?? known?.name ?? '';
}
