import { PlusOutlined } from '@ant-design/icons';
import { boardFieldValues, type Condition, MAX_COMPARED } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useBestMatch } from '../../../lib/use-best-match.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { NamedOpening } from '../viewer-snapshot.ts';

interface CompanySearchProps {
  opening: NamedOpening;
  field: string;
  picked: readonly string[];
  filters: readonly Condition[];
  onPick: (company: string) => void;
}

const DEBOUNCE_MS = 150;
/** The largest, offered before anything is typed, and matches of a text. */
const MAX_OFFERED = 20;

/** A type-ahead that adds a company: Enter takes the best match, even when it is pressed before the matches are there. */
export function CompanySearch({ opening, field, picked, filters, onPick }: CompanySearchProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const full = picked.length >= MAX_COMPARED;
  const others = filters.filter((filter) => filter.field !== field);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['board-field-values', opening.board.id, field, opening.dataVersion, search, others],
    queryFn: ({ signal }) =>
      call(
        boardFieldValues,
        {
          params: { boardId: opening.board.id, field },
          body: { ...(search === '' ? { limit: MAX_OFFERED } : { search }), filters: others },
        },
        { signal },
      ),
    enabled: open && !full,
    placeholderData: keepPreviousData,
  });
  const found = (data?.values ?? []).flatMap((each) =>
    each.value === null ? [] : { ...each, value: String(each.value) },
  );
  const values = found.filter(({ value }) => !picked.includes(value));
  const pick = (company: string) => {
    forgetEnter();
    setTyped('');
    setOpen(false);
    onPick(company);
  };
  const { onKeyDownCapture, forgetEnter } = useBestMatch({
    typed: typed.trim(),
    isCurrent: search === typed.trim() && !isFetching,
    best: isError ? undefined : values[0]?.value,
    onTake: pick,
  });
  const nothing = isError ? 'The search failed. Try again.' : data === undefined ? null : nothingMore(found);
  const label = full ? 'Four companies at most' : 'Add a company';
  return (
    <AutoComplete
      className="side-by-side-search"
      data-screen-only
      value={typed}
      disabled={full}
      open={open && (values.length > 0 || nothing !== null)}
      options={values.map(({ value, records, description }) => ({
        value,
        label: (
          <span className="side-by-side-option">
            {value} <small>{description ?? `${count(records)} records`}</small>
          </span>
        ),
      }))}
      defaultActiveFirstOption
      notFoundContent={nothing && <span className="side-by-side-nothing">{nothing}</span>}
      popupMatchSelectWidth={320}
      // Inside the page's main part: what floats outside every landmark is lost to screen readers.
      getPopupContainer={(anchor) => anchor.closest('main') ?? document.body}
      onOpenChange={setOpen}
      onChange={(text) => {
        setTyped(text ?? '');
        forgetEnter();
      }}
      onSelect={pick}
      onBlur={() => {
        setTyped('');
        forgetEnter();
      }}
    >
      <Input
        prefix={<PlusOutlined aria-hidden="true" />}
        placeholder={label}
        aria-label={label}
        onKeyDownCapture={onKeyDownCapture}
      />
    </AutoComplete>
  );
}

/** Why nothing is offered, where all that was found is compared. */
function nothingMore([found]: readonly { value: string }[]): string {
  return found === undefined ? 'No Result Found' : `${found.value} is compared already`;
}
