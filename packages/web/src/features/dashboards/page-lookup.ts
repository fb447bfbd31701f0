import {
  getFilterOfPage,
  getPageByDashboard,
  getStandardPagesOfPage,
  type NamedPage,
  type PageFilter,
  pageInfoCalls,
} from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, call } from '../../lib/api.ts';
import type { ErrorStatus } from '../../lib/error-texts.ts';

/** The id that says: find the page by its name (`q`) and its parent (`parent`) instead. */
export const BY_NAME = '-1';

/** The parent of a page that has none. */
const AT_TOP = '0';

/** How a route names its page. */
export interface PageAddress {
  readonly id: string;
  readonly name: string | null;
  readonly parent: string | null;
}

/** The page of a route; null when there is none that could be shown. */
export function pageQuery({ id, name, parent }: PageAddress) {
  return queryOptions({
    queryKey: ['page-info', id, name, parent],
    queryFn: async ({ signal }): Promise<NamedPage | null> => {
      try {
        if (id !== BY_NAME) return await call(pageInfoCalls.get, { params: { id } }, { signal });
        if (name === null) return null;
        return await call(getPageByDashboard, { params: { dashboardId: name, second: parent ?? AT_TOP } }, { signal });
      } catch (cause) {
        if (cause instanceof ApiProblem && leadsHome(cause.status, id === BY_NAME)) return null;
        throw cause;
      }
    },
  });
}

/** The header filter of a page; null where it has none. */
export function filterQuery(pageId: number | string) {
  return queryOptions({
    queryKey: ['page-filter', String(pageId)],
    queryFn: ({ signal }): Promise<PageFilter | null> =>
      String(pageId) === BY_NAME
        ? Promise.resolve(null)
        : call(getFilterOfPage, { params: { pageInfo: String(pageId) } }, { signal, quiet: true }),
    retry: false,
  });
}

/** The pages that stand beside a page; without them the page is whole all the same. */
export const standardPagesQuery = (pageId: number | null) =>
  queryOptions({
    queryKey: ['standard-pages', pageId],
    queryFn: ({ signal }) => call(getStandardPagesOfPage, { params: { id: String(pageId) } }, { signal, quiet: true }),
    enabled: pageId !== null,
  });

/** Failures that lead to home instead of an error. */
function leadsHome(status: number, byName: boolean): boolean {
  return status === 404 || status === (byName ? 500 : 400);
}

/** Why a page is not shown to somebody, as a status: 404 unless it is there, 403 unless it lists their group. */
export function refusalOf(page: Pick<NamedPage, 'isDeleted' | 'listsCaller'> | null): ErrorStatus | null {
  if (page === null || page.isDeleted) return 404;
  return page.listsCaller ? null : 403;
}

/** The page under a page that the address names with `sub`; null where that is none, and may name one of its tabs. */
export function subPageNamed({ subPages }: Pick<NamedPage, 'subPages'>, sub: string | null) {
  return subPages.find(({ menu }) => menu === sub) ?? null;
}
