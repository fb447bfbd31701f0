import { AUDITS_MORE_HEADER, listAudits, TOTAL_COUNT_HEADER } from '@pellucid/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';

/** Conditions of the search, as they stand in the address and in the call. */
export const CONDITIONS = ['fromDate', 'toDate', 'user', 'action', 'entity', 'entityId'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What the audit screen shows. It lives in the address, so that a link or a step back shows the same. */
export interface AuditState {
  conditions: Partial<Record<Condition, string>>;
  /** From 0. */
  page: number;
  size: number;
  sort: string;
}

export const AUDIT_SIZES = [20, 50, 100];
const NEWEST_FIRST = 'timestamp,desc';

export function readAuditState(search: URLSearchParams): AuditState {
  const conditions = Object.fromEntries(
    CONDITIONS.flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const size = Number(search.get('size'));
  return {
    conditions,
    page: Math.max(0, Math.trunc(Number(search.get('page'))) || 0),
    size: AUDIT_SIZES.includes(size) ? size : (AUDIT_SIZES[0] ?? 20),
    sort: search.get('sort') ?? NEWEST_FIRST,
  };
}

/** The state as parameters of the address; what is as it always is stays out. */
export function writeAuditState({ conditions, page, size, sort }: AuditState): Record<string, string> {
  return {
    ...conditions,
    ...(page > 0 && { page: String(page) }),
    ...(size !== AUDIT_SIZES[0] && { size: String(size) }),
    ...(sort !== NEWEST_FIRST && { sort }),
  };
}

export const auditsQuery = ({ conditions, page, size, sort }: AuditState) =>
  queryOptions({
    queryKey: ['operations', 'audits', conditions, page, size, sort],
    queryFn: async ({ signal }) => {
      const query = { ...conditions, page, size, sort };
      const response = await send(listAudits, { query }, { signal, quiet: true });
      const rows = listAudits.response.parse(await response.json());
      const total = Number(response.headers.get(TOTAL_COUNT_HEADER));
      return { rows, total, more: response.headers.has(AUDITS_MORE_HEADER) };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
