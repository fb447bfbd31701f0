import {
  type Criterion,
  criteriaParameter,
  type Endpoint,
  type EntityCalls,
  type EntityDef,
  type EntityExportQuery,
  TOTAL_COUNT_HEADER,
} from '@pellucid/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call, download, send } from '../lib/api.ts';
import { isoDate } from '../lib/format.ts';
import type { EntityRecord } from './entity-record.ts';
import type { EntityScreen } from './entity-screen.ts';
import { toFormValues, toRequestBody } from './form-values.ts';

/** What a list is asked for. `page` counts from 1, as people do. */
export interface ListRequest {
  page: number;
  size: number;
  /** `field,asc` or `field,desc`. */
  sort: string;
  criteria: readonly Criterion[];
}

export interface ListAnswer {
  records: readonly EntityRecord[];
  /** How many match, on all pages. */
  total: number;
}

/** The first part of every key under which answers of entities are kept. */
export const ENTITY_KEY = 'entity';

interface Parts {
  params?: { id: string };
  query?: Record<string, unknown>;
  body?: unknown;
}
// The types of an entity's calls name its fields, which only the definition knows here.
const callEndpoint = call as unknown as (endpoint: Endpoint, parts: Parts, options?: CallOptions) => Promise<unknown>;
const sendRequest = send as unknown as (endpoint: Endpoint, parts: Parts, options?: CallOptions) => Promise<Response>;

function queryOf(definition: EntityDef, { page, size, sort, criteria }: ListRequest): Record<string, unknown> {
  const conditions = criteria.map(({ field, operator, values }) => [
    criteriaParameter(definition, field, operator),
    values.join(','),
  ]);
  return { ...Object.fromEntries(conditions), page: page - 1, size, sort };
}

/** One page of a list and the number of all records that match. */
export async function listRecords(
  { definition, calls }: Pick<EntityScreen, 'definition' | 'calls'>,
  request: ListRequest,
  signal?: AbortSignal,
): Promise<ListAnswer> {
  const { sort } = request;
  // What is alike in the order is told apart by the id, or pages would overlap.
  const query = { ...queryOf(definition, request), sort: /^id\b/.test(sort) ? sort : [sort, 'id'] };
  const response = await sendRequest(calls.list, { query }, signal && { signal });
  const records = calls.list.response.parse(await response.json()) as EntityRecord[];
  return { records, total: Number(response.headers.get(TOTAL_COUNT_HEADER) ?? records.length) };
}

/** What a file of a list is: its format, and which fields it has. */
export type ExportChoice = Pick<EntityExportQuery, 'format' | 'columns'>;

/** Saves all records that match as a file, in the order on screen. `onBytes` is told how much of it is there. */
export async function exportList(
  { definition, calls }: EntityScreen,
  request: ListRequest,
  file: ExportChoice,
  options: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  const { page: _page, size: _size, ...query } = queryOf(definition, request);
  const name = definition.path.slice(definition.path.lastIndexOf('/') + 1);
  const fileName = `${name}_${isoDate(new Date())}.${file.format}`;
  await download(calls.export, { query: { ...query, ...file } }, fileName, { ...options, quiet: true });
}

export function listQuery(screen: EntityScreen, request: ListRequest) {
  return queryOptions({
    queryKey: [ENTITY_KEY, screen.definition.name, 'list', request],
    queryFn: ({ signal }) => listRecords(screen, request, signal),
    staleTime: 0,
  });
}

/** Records for a picker, page by page, in the order of what names them. */
export function pickerOptionsQuery(screen: EntityScreen, criteria: readonly Criterion[], show: string) {
  const size = 30;
  return infiniteQueryOptions({
    queryKey: [ENTITY_KEY, screen.definition.name, 'offer', criteria, show],
    queryFn: ({ pageParam, signal }) =>
      listRecords(screen, { page: pageParam, size, sort: `${show},asc`, criteria }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
  });
}

export function getRecord(calls: EntityCalls, id: string | number, signal?: AbortSignal): Promise<EntityRecord> {
  return callEndpoint(calls.get, { params: { id: String(id) } }, signal && { signal }) as Promise<EntityRecord>;
}

/** The record as the server has it now: a form or a popup must not begin with an older one. */
export function recordQuery({ definition, calls }: EntityScreen, id: string) {
  return queryOptions({
    queryKey: [ENTITY_KEY, definition.name, 'record', id],
    queryFn: ({ signal }) => getRecord(calls, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * The record that a form begins with, under a key of its own: what another screen has loaded before may be old by now, and
 * saving it would end in a conflict. While the form is open it stays the version that was edited.
 */
export function formRecordQuery(screen: EntityScreen, id: string) {
  return queryOptions({
    ...recordQuery(screen, id),
    queryKey: [ENTITY_KEY, screen.definition.name, 'form', id],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

/** An update where the body has an id, else a create. */
export function saveRecord(calls: EntityCalls, body: Record<string, unknown>, reason?: string): Promise<EntityRecord> {
  return callEndpoint(body.id == null ? calls.create : calls.update, { body }, { reason }) as Promise<EntityRecord>;
}

export function removeRecord(calls: EntityCalls, id: number, reason: string): Promise<unknown> {
  return callEndpoint(calls.remove, { params: { id: String(id) } }, { reason });
}

/** Takes back that a record was marked as deleted. */
export function restoreRecord(
  { definition, calls }: EntityScreen,
  record: EntityRecord,
  reason: string,
): Promise<EntityRecord> {
  const values = toRequestBody(definition, toFormValues(definition, record));
  const { id, version } = record;
  return saveRecord(calls, { ...values, [definition.deletedFlag ?? '']: false, id, version }, reason);
}
