import {
  boardFieldValues,
  type Cell,
  type Condition,
  type FieldInfo,
  type FieldValue,
  type Scalar,
} from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Checkbox, Radio } from 'antd';
import { useDeferredValue, useState } from 'react';
import { type ValueLabel, valueLabel, valueLabels } from '../../charts/value-labels.ts';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchField } from './search-field.tsx';
import type { NamedOpening } from './viewer-snapshot.ts';

export interface FilterListProps {
  opening: NamedOpening;
  field: FieldInfo;
  /** The values that are ticked. */
  chosen: readonly Scalar[];
  /** All that is filtered: the counts follow those of the other fields. */
  filters: readonly Condition[];
  /** A long list: shows what is found rather than the beginning. */
  searchFirst: boolean;
  /** At most one value. */
  single: boolean;
  /** At least one value. */
  required: boolean;
  /** Tells the names of what is about to be chosen. */
  onFound: (values: readonly FieldValue[]) => void;
  onChange: (chosen: Scalar[]) => void;
}

/** A value of the list; one that is chosen but not found has no count. */
interface ListedValue extends Pick<FieldValue, 'name' | 'description'> {
  value: Cell;
  records: number | null;
}

const SEARCH_THRESHOLD = 8;
const DEBOUNCE_MS = 180;

/** Values to tick, with their record counts; typing narrows them. */
export function FilterList(props: FilterListProps) {
  const { opening, field, chosen, filters, searchFirst, single, required, onFound, onChange } = props;
  const [typed, setTyped] = useState('');
  // Those stand first that were chosen when the list was opened; what is ticked in it stays where it is.
  const [first] = useState(chosen);
  const others = filters.filter((filter) => filter.field !== field.name);
  const entered = useDeferredValue(useDebounced(typed.trim(), DEBOUNCE_MS));
  // Coded values are few and have short names that the server does not search.
  const coded = field.values !== undefined;
  const search = coded ? '' : entered;
  const { data, error, isPending } = useQuery({
    queryKey: ['board-field-values', opening.board.id, field.name, opening.dataVersion, search, others],
    queryFn: ({ signal }) =>
      call(
        boardFieldValues,
        {
          params: { boardId: opening.board.id, field: field.name },
          body: { ...(search === '' ? {} : { search }), filters: others },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const listed = valuesListed(opening, field, data?.values ?? []);
  const found = coded ? listed.filter(({ value }) => isNamed(valueLabel(field, value), entered)) : listed;
  // What is chosen is listed, found or not, so that it can be taken back.
  const missing = chosen.filter((value) => !found.some((other) => other.value === value));
  const named = opening.names?.[field.name] ?? {};
  const isFirst = ({ value }: ListedValue) => first.some((other) => other === value);
  const inOrder = found.length > SEARCH_THRESHOLD && field.name !== 'program_year';
  const sorted = inOrder ? [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))] : found;
  const options: ListedValue[] = [...missing.map((value) => ({ value, records: null })), ...sorted];

  const labels = valueLabels(
    field,
    options.map(({ value }) => value),
  ).map((label, at) => {
    const { value, name } = options[at] ?? { value: null };
    const text = name ?? named[String(value)];
    return text === undefined ? label : { text, fullText: text };
  });
  const toggle = (value: Cell, on: boolean) => {
    onFound(data?.values.filter((other) => other.value === value) ?? []);
    const rest = chosen.filter((other) => other !== value);
    onChange(on ? (single ? [value] : [...rest, value]) : rest);
  };

  return (
    <div className="board-filter-list">
      {(searchFirst || typed !== '' || options.length > SEARCH_THRESHOLD) && (
        <SearchField field={field} typed={typed} onType={setTyped} />
      )}
      {isPending && <div className="board-skeleton" />}
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && options.length === 0 && <p>No Result Found</p>}
      <ul>
        {options.map(({ value, records, description }, at) => {
          const checked = chosen.includes(value);
          const Control = single ? Radio : Checkbox;
          return (
            <li key={String(value)}>
              <Control
                checked={checked}
                onChange={() => toggle(value, single ? !checked || required : !checked)}
                onClick={() => single && checked && !required && toggle(value, false)}
              >
                <span title={labels[at]?.fullText}>{labels[at]?.text}</span>
                {description !== undefined && <small>{description}</small>}
              </Control>
              <span className="board-filter-count">{records === null ? '' : count(records)}</span>
            </li>
          );
        })}
      </ul>
      {data?.truncated === true && <p className="board-filter-more">More values: type to find them.</p>}
    </div>
  );
}

/** Program years in their order and all of them, also those that the filter of today leaves out. */
function valuesListed(opening: NamedOpening, field: FieldInfo, values: readonly FieldValue[]): readonly ListedValue[] {
  if (field.name !== 'program_year' || values.length === 0) return values;
  const records = new Map(values.map((each) => [each.value, each.records]));
  return opening.programYears
    .toSorted((a, b) => b - a)
    .map((year) => ({ value: year, records: records.get(year) ?? null }));
}

function isNamed({ text, fullText }: ValueLabel, search: string): boolean {
  return [text, fullText].some((name) => name.toLowerCase().includes(search.toLowerCase()));
}
