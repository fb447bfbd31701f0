import type { APIRequestContext } from 'playwright-core';
import { expect } from 'vitest';

/** What every page has here that shows a board. */
const BOARD = {
  spCAnalysisPath: '/Pellucid/Boards/company-analysis',
  spPage: 'Overview',
  datatable: 'general',
  isMenu: false,
};

/** Pages as an administrator configures them, for a journey that takes them away again. */
export function pageMaker(api: APIRequestContext) {
  const made: string[] = [];

  /** A record of the administration; its id. */
  async function make(path: string, data: object): Promise<number> {
    const answer = await api.post(`/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    made.unshift(`/api/${path}/${id}`);
    return id;
  }

  return {
    make,
    /** A page with a board, for every user group. */
    async makePage(data: { menu: string; pageType?: string } & Record<string, unknown>): Promise<number> {
      const userGroupList = await (await api.get('/api/user-groups?size=100')).json();
      return make('page-infos', { ...BOARD, pageName: data.menu, userGroupList, ...data });
    },
    /** The header filter of a page. */
    async makeFilter(page: number, kind: string, data: object): Promise<void> {
      const answer = await api.get(`/api/configuration-filters?filterName.equals=${kind}`);
      const [known] = (await answer.json()) as { id: number }[];
      const id = known?.id ?? (await make('configuration-filters', { filterName: kind }));
      const filter = { pageInfo: { id: page }, configurationFilter: { id }, filterDatatableName: 'general', ...data };
      await make('configuration-standard-pages-filters', filter);
    },
    async removeAll(): Promise<void> {
      for (const path of made) await api.delete(path);
    },
  };
}
