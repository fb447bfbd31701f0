import type { Criterion } from '@pellucid/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { count } from '../lib/format.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { pickerOptionsQuery } from './entity-api.ts';
import { useEntityArea } from './entity-context.tsx';
import { linkLabel } from './field-text.ts';
import './relation-picker.css';

type Chosen = { readonly id: number };
interface Option {
  value: number;
  label: string;
}

interface PickerProps {
  id?: string;
  /** Entity to choose from, and its field that names a record. */
  to: string;
  show: string;
  value: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
  multiple?: boolean;
  /** Which records are offered, where that is not all. */
  pickerCriteria?: readonly Criterion[] | undefined;
  label: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
}

const DEBOUNCE_MS = 250;
/** How near to its end the list has to be scrolled for more to be fetched, in pixels. */
const SCROLL_THRESHOLD_PX = 120;

/**
 * Chooses records of another entity by typing a part of their name. The server searches, so that every record can be
 * found; scrolling brings more. What is chosen is offered no more.
 */
export function RelationPicker(props: PickerProps) {
  const { to, show, value, onChange, multiple = false, pickerCriteria = [], label } = props;
  const target = useEntityArea().screens.get(to);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const term = useDebounced(text.trim(), DEBOUNCE_MS);
  if (target === undefined) throw new Error(`No screen knows the entity ${to}`);
  const criteria: Criterion[] = [
    ...pickerCriteria,
    ...(term === '' ? [] : [{ field: show, operator: 'contains' as const, values: [term] }]),
  ];
  const query = useInfiniteQuery({
    ...pickerOptionsQuery(target, criteria, show),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const loaded = query.data?.pages.flatMap(({ records }) => records) ?? [];
  // Until the server has answered what is typed now: Enter must not take a record that was offered before.
  const isStale = query.isPlaceholderData || term !== text.trim();
  const found = isStale ? loaded.filter((each) => contains(linkLabel(target.definition, each, show), text)) : loaded;
  const total = query.data?.pages[0]?.total ?? 0;
  const chosenIds = new Set(value.map(({ id }) => id));
  const optionOf = (each: Chosen): Option => ({
    value: each.id,
    label: linkLabel(target.definition, each, show) || `No name, id ${each.id}`,
  });
  const offered = (multiple ? found.filter(({ id }) => !chosenIds.has(id)) : found).map(optionOf);

  const choose = (options: readonly Option[]) => {
    setText('');
    onChange(options.map(({ value: id, label: name }) => ({ id, [show]: name })));
  };

  return (
    <Select<Option | Option[] | null, Option>
      {...(props.id !== undefined && { id: props.id })}
      className="picker"
      labelInValue
      {...(multiple && { mode: 'multiple' as const })}
      aria-label={label}
      aria-required={props.required === true}
      aria-invalid={props.invalid === true}
      {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
      {...(props.invalid === true && { status: 'error' as const })}
      disabled={props.disabled === true}
      allowClear
      placeholder={props.placeholder ?? `Search ${target.definition.noun.many}`}
      value={multiple ? value.map(optionOf) : (value.map(optionOf)[0] ?? null)}
      options={offered}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      onChange={(next) => choose([next ?? []].flat())}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setText('');
      }}
      loading={query.isFetching}
      onPopupScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        const nearEnd = scrollHeight - scrollTop - clientHeight < SCROLL_THRESHOLD_PX;
        if (nearEnd && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
      }}
      notFoundContent={
        query.isError
          ? 'They could not be loaded. Close and open this to try again.'
          : query.isFetching || isStale
            ? 'Searching…'
            : 'No Result Found'
      }
      popupRender={(menu) => (
        // It hangs under the body, outside every landmark.
        <section aria-label={`Choices for ${label}`}>
          {menu}
          {!isStale && total > found.length && (
            <p className="picker-more">
              {count(found.length)} of {count(total)}: scroll for more, or type a part of the name
            </p>
          )}
        </section>
      )}
    />
  );
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}
