import { SearchOutlined } from '@ant-design/icons';
import { addRecentSearch } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useBestMatch } from '../../../lib/use-best-match.ts';
import type { ChoiceControlProps } from './filter-kind.ts';
import type { FoundName, NameLookup } from './name-lookup.ts';
import { recentKey, useChosenName, useNames, useRecentNames } from './use-names.ts';

interface NameSearchProps extends ChoiceControlProps {
  lookup: NameLookup;
  /** Typed here earlier: the field begins with it, ready to go on. */
  typedBefore?: string;
  onType?: (text: string) => void;
}

/** A choice, or a group of them, as the type-ahead takes it. */
interface Option {
  value?: string;
  label: ReactNode;
  options?: Option[];
}

/**
 * A type-ahead: Enter takes the best match, even when it is pressed before the matches are there; the arrows lead to
 * another one. Before anything is typed it offers what the person chose on this page before.
 */
export function NameSearch(props: NameSearchProps) {
  const { lookup, settings, chosen, onChoose, typedBefore, onType } = props;
  const { pageId } = settings;
  const { type, label, caption, clearable = false } = lookup;
  const [typed, setTyped] = useState<string | null>(typedBefore || null);
  const [open, setOpen] = useState(typed !== null);
  const queries = useQueryClient();
  const chosenName = useChosenName(props);
  const recent = useRecentNames(props, open);
  const wanted = (typed ?? '').trim();
  const { text, found, isError, isFetching } = useNames(props, wanted, open);

  const close = () => {
    forgetEnter();
    setTyped(null);
    setOpen(false);
    onType?.('');
  };
  const choose = (queried: string) => {
    close();
    onChoose(queried);
    void call(addRecentSearch, { body: { pageId, queried, filterType: type } })
      .then(() => queries.invalidateQueries({ queryKey: recentKey(pageId, type) }))
      // A search that is not remembered is no reason to disturb: the filter itself was set.
      .catch(() => undefined);
  };
  const { onKeyDownCapture, forgetEnter } = useBestMatch({
    typed: wanted,
    isCurrent: text === wanted && !isFetching,
    best: isError ? undefined : found?.[0]?.text,
    onTake: choose,
  });

  const options: Option[] =
    text !== ''
      ? (found ?? []).map(optionOf)
      : recent.length > 0
        ? [{ label: 'Recent searches', options: recent.map(optionOf) }]
        : [];
  const empty =
    text === '' ? null : isError ? 'The search failed. Try again.' : found === undefined ? null : 'No Result Found';

  return (
    <AutoComplete
      className="dashboard-search"
      value={typed ?? chosenName}
      options={options}
      open={open && (options.length > 0 || empty !== null)}
      defaultActiveFirstOption={text !== ''}
      notFoundContent={empty && <span className="dashboard-search-empty">{empty}</span>}
      allowClear={clearable && chosen !== null && typed === null}
      autoFocus={typedBefore !== undefined}
      onClear={() => {
        close();
        onChoose(null);
      }}
      onChange={(value) => {
        setTyped(value ?? '');
        forgetEnter();
        onType?.(value ?? '');
      }}
      onSelect={choose}
      onOpenChange={setOpen}
      onBlur={() => {
        setTyped(null);
        forgetEnter();
      }}
      popupMatchSelectWidth={360}
    >
      <Input
        prefix={caption === undefined ? <SearchOutlined aria-hidden="true" /> : <span>{caption}</span>}
        placeholder={caption === undefined ? label : 'Search'}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        onMouseUp={(event) => {
          // The end of the click would put the cursor into the chosen name, and what is typed into its middle.
          if (typed === null) event.preventDefault();
        }}
        onKeyDownCapture={onKeyDownCapture}
      />
    </AutoComplete>
  );
}

function optionOf({ text, name, description }: FoundName): Option {
  if (description === undefined || description === '') return { value: text, label: name };
  return {
    value: text,
    label: (
      <>
        {name} <small className="dashboard-search-description">{description}</small>
      </>
    ),
  };
}
