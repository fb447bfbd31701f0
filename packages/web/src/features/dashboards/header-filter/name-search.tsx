import { SearchOutlined } from '@ant-design/icons';
import { addRecentSearch, listRecentSearchesOfType } from '@pellucid/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { HeaderFilterPlan } from './filter-kind.ts';
import { lookUp, SEARCH_LABEL } from './lookups.ts';

interface NameSearchProps {
  plan: HeaderFilterPlan & { kind: keyof typeof SEARCH_LABEL };
  pageId: number;
  /** The name that is chosen; null for all. */
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** A choice, or a group of them, as the type-ahead takes it. */
interface Option {
  value?: string;
  label: string;
  options?: Option[];
}

const TYPING_PAUSE = 150;

/**
 * A type-ahead: Enter takes the best match, even when it is pressed before the matches are there; the arrows lead to
 * another one. Before anything is typed it offers what the person chose on this page before.
 */
export function NameSearch({ plan, pageId, chosen, onChoose }: NameSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [hurried, setHurried] = useState(false);
  const wanted = (typed ?? '').trim();
  const text = useStanding(wanted);
  const label = SEARCH_LABEL[plan.kind];
  const queries = useQueryClient();

  const recentKey = ['recent-searches', pageId, plan.kind];
  const { data: recent = [] } = useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) =>
      call(listRecentSearchesOfType, { params: { pageId: String(pageId), filterType: plan.kind } }, { signal }),
    enabled: open,
  });
  const {
    data: found,
    isError,
    isFetching,
  } = useQuery({
    queryKey: ['lookup', plan.kind, plan.datatable, plan.column, text],
    queryFn: ({ signal }) => lookUp(plan, text, signal),
    enabled: open && text !== '',
    placeholderData: keepPreviousData,
  });

  const choose = (name: string) => {
    setHurried(false);
    setTyped(null);
    setOpen(false);
    onChoose(name);
    void call(addRecentSearch, { body: { pageId, queried: name, filterType: plan.kind } })
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
    setHurried(true);
  };
  useEffect(() => {
    if (!hurried || !current) return;
    const [best] = isError ? [] : (found ?? []);
    setHurried(false);
    if (best !== undefined && wanted !== '') latest.current(best);
  }, [hurried, current, isError, found, wanted]);

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
        setHurried(false);
      }}
      onSelect={choose}
      onOpenChange={setOpen}
      onBlur={() => {
        setTyped(null);
        setHurried(false);
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

/** A text once it has stood still, so that not every letter asks. */
function useStanding(text: string): string {
  const [standing, setStanding] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return standing;
}
