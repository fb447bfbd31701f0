import {
  type Criterion,
  criteriaParameter,
  type EntityDef,
  type Field,
  isMany,
  PAGE_SIZE,
  parseCriteria,
  parseSort,
} from '@pellucid/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListRequest } from './entity-api.ts';

const DEFAULT_SORT = 'id,asc';

/** Sizes that a list offers. */
export const SIZES = [PAGE_SIZE.screen, 20, 50, 100] as const;

function orDefault<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function numberFrom(text: string | null, min: number, max: number, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), min), max) : otherwise;
}

/**
 * What the address asks a list for: `page` from 1, `size`, `sort` and criteria in the server's own words. What someone
 * typed wrong into the address counts as not there.
 */
export function readListState(definition: EntityDef, search: URLSearchParams): ListRequest {
  const sort = search.get('sort') ?? DEFAULT_SORT;
  const conditions = [...search].filter(([name, value]) => name.includes('.') && value !== '');
  return {
    page: numberFrom(search.get('page'), 1, 999_999_999, 1),
    size: numberFrom(search.get('size'), 1, PAGE_SIZE.max, PAGE_SIZE.screen),
    sort: orDefault(() => parseSort(definition, sort) && sort, DEFAULT_SORT),
    criteria: conditions.flatMap(([name, value]) => orDefault(() => parseCriteria(definition, { [name]: value }), [])),
  };
}

/** The other way: what differs from the defaults, in a fixed order. */
export function writeListState(definition: EntityDef, { page, size, sort, criteria }: ListRequest): URLSearchParams {
  const search = new URLSearchParams();
  if (page !== 1) search.set('page', String(page));
  if (size !== PAGE_SIZE.screen) search.set('size', String(size));
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  for (const { field, operator, values } of criteria)
    search.set(criteriaParameter(definition, field, operator), values.join(','));
  return search;
}

/** The state of a list, kept in the address: it survives view, edit, cancel and delete, and can be sent to a colleague. */
export function useListState(definition: EntityDef) {
  const [search, setSearch] = useSearchParams();
  const request = useMemo(() => readListState(definition, search), [definition, search]);
  const change = (next: Partial<ListRequest>) =>
    // Another order or condition begins at its first page.
    setSearch(writeListState(definition, { ...request, page: 1, ...next }), { replace: true });
  return {
    request,
    change,
    /** Puts a condition in the place of those on the same field; none removes them. */
    filter: (field: string, criterion: Criterion | null) => {
      const others = request.criteria.filter((each) => each.field !== field);
      change({ criteria: criterion === null ? others : [...others, criterion] });
    },
  };
}

export type ListState = ReturnType<typeof useListState>;

/** Whether a list can be ordered by a field. */
export function isSortable(field: Field | undefined): boolean {
  return field !== undefined && !isMany(field) && field.type !== 'json';
}
