import { FilterOutlined } from '@ant-design/icons';
import { type CriteriaValue, type Criterion, type EntityDef, type Field, SEARCH } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Grid, Input, Select } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordQuery } from './entity-api.ts';
import { useEntityArea, useScreenOf } from './entity-context.tsx';
import { valueLabel } from './field-text.ts';
import type { ListState } from './list-state.ts';
import { RelationPicker } from './relation-picker.tsx';
import { SortChoice } from './sort-choice.tsx';
import './list-toolbar.css';

const DEBOUNCE_MS = 300;

/** The condition that the search sets: on the field that it looks in, or on all of several. */
function searchField({ search = [] }: EntityDef): string {
  return search.length === 1 ? (search[0] ?? SEARCH) : SEARCH;
}

/** Above a list: a search in the fields that name records, and a filter for each column that has few values. */
export function ListToolbar({ state }: { state: ListState }) {
  const { definition } = useEntityArea().screen;
  const isWide = Grid.useBreakpoint().md ?? true;
  const [open, setOpen] = useState(false);
  const { search = [], columns, fields } = definition;
  const filters = columns.flatMap((name) => {
    const field = fields[name];
    return field !== undefined && isFilter(field) ? [{ name, field }] : [];
  });
  const active = state.request.criteria.filter(({ field }) => field !== searchField(definition)).length;
  if (isWide && search.length + filters.length === 0) return null;
  return (
    <search className="list-toolbar" aria-label={`Find ${definition.noun.many}`}>
      {search.length > 0 && <SearchField state={state} />}
      {!isWide && filters.length > 0 && (
        <Button icon={<FilterOutlined aria-hidden="true" />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </Button>
      )}
      {!isWide && <SortChoice state={state} />}
      {(isWide || open) &&
        filters.map(({ name, field }) => <ColumnFilter key={name} name={name} field={field} state={state} />)}
      {state.request.criteria.length > 0 && (
        <Button type="text" onClick={() => state.change({ criteria: [] })}>
          Clear all
        </Button>
      )}
    </search>
  );
}

function isFilter({ type }: Field): boolean {
  return type === 'boolean' || type === 'enum' || type === 'enums' || type === 'relation' || type === 'relations';
}

/** Text that the records contain; it searches while one types. */
function SearchField({ state }: { state: ListState }) {
  const { definition } = useEntityArea().screen;
  const { request, change } = state;
  const name = searchField(definition);
  const isOfSearch = ({ field, operator }: Criterion) => field === name && operator === 'contains';
  const applied = String(request.criteria.find(isOfSearch)?.values[0] ?? '');
  const [text, setText] = useState(applied);
  const lastApplied = useRef(applied);
  // The address changed by another way: back, or 'Clear all'. What was applied here leaves alone what was typed since.
  useEffect(() => {
    if (applied === lastApplied.current) return;
    lastApplied.current = applied;
    setText(applied);
  }, [applied]);

  const apply = () => {
    const others = request.criteria.filter((each) => !isOfSearch(each));
    const trimmed = text.trim();
    lastApplied.current = trimmed;
    change({
      criteria: trimmed === '' ? others : [...others, { field: name, operator: 'contains', values: [trimmed] }],
    });
  };
  // As it is when the typing has rested: a filter may have been chosen meanwhile.
  const applyDebounced = useEffectEvent(apply);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(applyDebounced, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const label = `Search by ${searchFieldsText(definition)}`;
  return (
    <Input
      className="list-search"
      type="search"
      aria-label={label}
      title={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={apply}
    />
  );
}

/** 'login, e-mail or last name' */
function searchFieldsText({ search = [], fields }: EntityDef): string {
  const words = search.map((name) => (fields[name]?.label ?? name).replace(/^[A-Z](?![A-Z])/, (c) => c.toLowerCase()));
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}

function ColumnFilter({ name, field, state }: { name: string; field: Field; state: ListState }) {
  const current = state.request.criteria.find((each) => each.field === name);
  const set = (values: readonly CriteriaValue[]) => {
    const criterion: Criterion = { field: name, operator: 'equals', values };
    state.filter(name, values.length === 0 ? null : criterion);
  };
  if (field.type === 'relation' || field.type === 'relations')
    return <LinkFilter field={field} id={current?.values[0]} onChange={(id) => set(id === undefined ? [] : [id])} />;
  const options =
    field.type === 'enum' || field.type === 'enums'
      ? field.values.map((value) => ({ value, label: valueLabel(field, value), title: value }))
      : [
          { value: 'true', label: `${field.label}: yes` },
          { value: 'false', label: `${field.label}: no` },
        ];
  return (
    <Select<string>
      className="list-filter"
      aria-label={`Filter by ${field.label.toLowerCase()}`}
      allowClear
      placeholder={field.label}
      value={current === undefined ? (null as unknown as string) : String(current.values[0])}
      options={options}
      onChange={(value?: string) =>
        set(value === undefined ? [] : [field.type === 'boolean' ? value === 'true' : value])
      }
    />
  );
}

interface LinkFilterProps {
  field: Field & { type: 'relation' | 'relations' };
  id: CriteriaValue | undefined;
  onChange: (id: number | undefined) => void;
}

/** The address knows the id only: its name is asked for. */
function LinkFilter({ field, id, onChange }: LinkFilterProps) {
  const target = useScreenOf(field.to);
  const [chosen, setChosen] = useState<{ id: number } | null>(null);
  const { data } = useQuery({
    ...recordQuery(target, String(id)),
    enabled: id !== undefined && chosen?.id !== id,
  });
  const shown = chosen?.id === id ? chosen : (data ?? { id: Number(id), [field.show]: `${field.label} ${id}` });
  return (
    <RelationPicker
      to={field.to}
      show={field.show}
      label={`Filter by ${field.label.toLowerCase()}`}
      placeholder={field.label}
      value={id === undefined ? [] : [shown as { id: number }]}
      onChange={([next]) => {
        setChosen(next ?? null);
        onChange(next?.id);
      }}
    />
  );
}
