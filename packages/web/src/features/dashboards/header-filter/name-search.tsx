import { SearchOutlined } from '@ant-design/icons';
import { addRecentSearch, listRecentSearchesOfType } from '@pellucid/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { FilterControlProps, FilterSettings } from './filter-kind.ts';

/** Names that can be searched for. */
export interface NameLookup {
  /** Of the recent searches that are offered. */
  readonly type: string;
  readonly label: string;
  /** Rows that match a text, best match first; the name is in their second column. */
  find(
    where: Pick<FilterSettings, 'datatable'> & { column: string },
    text: string,
    signal: AbortSignal,
  ): Promise<readonly (readonly [unknown, string, ...unknown[]])[]>;
}

interface NameSearchProps extends FilterControlProps {
  lookup: NameLookup;
}

/** A choice, or a group of them, as the type-ahead takes it. */
interface Option {
  value?: string;
  label: string;
  options?: Option[];
}

const DEBOUNCE_MS = 150;

/**
 * A type-ahead: Enter takes the best match, even when it is pressed before the matches are there; the arrows lead to
 * another one. Before anything is typed it offers what the person chose on this page before.
 */
export function NameSearch({ lookup, settings, field, chosen, onChoose }: NameSearchProps) {
  const { pageId, datatable } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [enterPressed, setEnterPressed] = useState(false);
  const wanted = (typed ?? '').trim();
  const text = useDebounced(wanted, DEBOUNCE_MS);
  const { type, label } = lookup;
  const queries = useQueryClient();

  const recentKey = ['recent-searches', pageId, type];
  const { data: recent = [] } = useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) =>
      call(listRecentSearchesOfType, { params: { pageId: String(pageId), filterType: type } }, { signal }),
    enabled: open,
  });
  const {
    data: found,
    isError,
    isFetching,
  } = useQuery({
    queryKey: ['lookup', type, datatable, field, text],
    queryFn: async ({ signal }) => namesOf(await lookup.find({ datatable, column: field }, text, signal)),
    enabled: open && text !== '',
    placeholderData: keepPreviousData,
  });

  const choose = (name: string) => {
    setEnterPressed(false);
    setTyped(null);
    setOpen(false);
    onChoose(name);
    void call(addRecentSearch, { body: { pageId, queried: name, filterType: type } })
      .then(() => queries.invalidateQueries({ queryKey: recentKey }))
      // A search that is not remembered is no reason to disturb: the filter itself was set.
      .catch(() => undefined);
  };
  const latest = useRef(choose);
  latest.current = choose;
  const current = text === wanted && !isFetching;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || wanted === '' || current) return;
    // What is listed belongs to an earlier text: Enter waits for the matches of this one.
    event.preventDefault();
    event.stopPropagation();
    setEnterPressed(true);
  };
  useEffect(() => {
    if (!enterPressed || !current) return;
    const [best] = isError ? [] : (found ?? []);
    setEnterPressed(false);
    if (best !== undefined && wanted !== '') latest.current(best);
  }, [enterPressed, current, isError, found, wanted]);

  const options: Option[] =
    text === ''
      ? recent.length === 0
        ? []
        : [{ label: 'Recent searches', options: recent.map(({ queried }) => ({ value: queried, label: queried })) }]
      : (found ?? []).map((name) => ({ value: name, label: name }));
  const empty =
    text === '' ? null : isError ? 'The search failed. Try again.' : found === undefined ? null : 'No Result Found';

  return (
    <AutoComplete
      className="dashboard-search"
      value={typed ?? chosen ?? ''}
      options={options}
      open={open && (options.length > 0 || empty !== null)}
      defaultActiveFirstOption={text !== ''}
      notFoundContent={empty && <span className="dashboard-search-empty">{empty}</span>}
      onChange={(value) => {
        setTyped(value);
        setEnterPressed(false);
      }}
      onSelect={choose}
      onOpenChange={setOpen}
      onBlur={() => {
        setTyped(null);
        setEnterPressed(false);
      }}
      popupMatchSelectWidth={360}
    >
      <Input
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={label}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        onKeyDownCapture={onKeyDown}
      />
    </AutoComplete>
  );
}

/** Each name once, in the order of the rows. */
function namesOf(rows: readonly (readonly [unknown, string, ...unknown[]])[]): string[] {
  return [...new Set(rows.map(([, name]) => name))];
}
