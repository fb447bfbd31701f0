import { addRecentSearch, listRecentSearches, listRecentSearchesOfType } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type Caller, mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { addSearch, searchesOf } from './recent-searches-repository.ts';

export interface RecentSearchesDeps {
  db: Db;
  clock: Clock;
  mayReadPage(id: number, caller: Caller): Promise<boolean>;
}

/** What a person searched for on a page: their own searches only, on pages that they may see. */
export function recentSearchesRoutes(server: Server, { db, clock, mayReadPage }: RecentSearchesDeps): void {
  async function onPage(id: number, caller: Caller): Promise<void> {
    if (!(await mayReadPage(id, caller))) throw notFound();
  }

  mount(server, addRecentSearch, async ({ body }, context) => {
    const caller = requireCaller(context);
    const { pageId: page, queried, filterType = null } = body;
    await onPage(page, caller);
    const search = await addSearch(db, { user: caller.userId, page, queried, filterType, at: clock() });
    context.reply.header('Location', `/api/recent-searches/${page}`);
    return search;
  });

  mount(server, listRecentSearches, async ({ params }, context) => {
    const caller = requireCaller(context);
    await onPage(params.pageId, caller);
    return searchesOf(db, caller.userId, params.pageId);
  });

  mount(server, listRecentSearchesOfType, async ({ params }, context) => {
    const caller = requireCaller(context);
    await onPage(params.pageId, caller);
    return searchesOf(db, caller.userId, params.pageId, params.filterType);
  });
}
