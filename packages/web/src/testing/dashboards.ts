import {
  addRecentSearch,
  type BoardView,
  getCurrentParameters,
  getFilterOfPage,
  getStandardPagesOfPage,
  listRecentSearchesOfType,
  openBoard,
  type PageFilter,
  type PageView,
  pageFilterDef,
  pageInfoCalls,
  pageInfoDef,
  runBoard,
} from '@pellucid/contract';
import { defaultValues } from '../crud/form-values.ts';
import { OPENING } from '../viewer/testing/fake-boards.ts';
import { type FakeApi, fakeServer } from './fake-api.ts';

export const PAGE_ID = 7;

/** A page that shows a board to the analysts, with a header filter of a name. */
export function pageView(filterName: string | null, more: Partial<PageView> = {}): PageView {
  return {
    ...defaultValues(pageInfoDef),
    id: PAGE_ID,
    version: 0,
    menu: 'Company Analysis',
    pageName: 'Company Analysis',
    datatable: 'general, research',
    icon: null,
    parentMenu: null,
    userGroupList: [{ id: 1, name: 'Analysts' }],
    subPages: [],
    configurationFilter: filterName === null ? null : { id: 1, filterName },
    analysisPath: null,
    boardId: OPENING.board.id,
    listsCaller: true,
    ...more,
  } as PageView;
}

/** How the filter of the page is configured. */
export function pageFilter(more: Partial<PageFilter> = {}): PageFilter {
  return { ...defaultValues(pageFilterDef), id: 1, version: 0, ...more } as PageFilter;
}

/** A server with one dashboard page, whose tiles have no figures. */
export function dashboardServer(page: PageView, filter: PageFilter | null = null): FakeApi {
  const recent = { id: 1, pageId: PAGE_ID, queried: 'x', filterType: 'x', time: '2026-01-31T12:00:00.000Z' };
  return fakeServer()
    .answers(pageInfoCalls.get, page)
    .answers(getFilterOfPage, filter)
    .answers(getStandardPagesOfPage, [])
    .answers(getCurrentParameters, [])
    .answers(listRecentSearchesOfType, [])
    .answers(addRecentSearch, recent)
    .answers(openBoard, OPENING)
    .answers(runBoard, { dataVersion: '7', elapsedMs: 1, answers: [] });
}

/** The filters of each question to the board, oldest first. */
export function askedFilters({ requests }: FakeApi): BoardView['filters'][] {
  return requests.flatMap(({ endpoint, body }) => (endpoint === runBoard.id ? [(body as BoardView).filters] : []));
}
