import {
  ALERT_HEADER,
  type CacheMetrics,
  deletePageTree,
  deletePowerUserDashboard,
  getFilterOfPage,
  getMainMenu,
  getMenuIcon,
  getMenuIcons,
  getMenuPages,
  getPageByDashboard,
  getParentMenus,
  getParentPage,
  getStandardPagesOfPage,
  getVerifiedDashboards,
  hasAnyAuthority,
  pageInfoCalls,
  pageInfoDef,
  previewMenu,
  type SubPages,
  setVerifiedDashboard,
  undeletePage,
  undeletePageTree,
  updateSubPages,
} from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { actorOf, alert, entityRoutes } from '../../crud/entity-routes.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { forbidden } from '../../http/problems.ts';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import { boardAccess } from './board-access.ts';
import { createMenus, menuReaderOf } from './menus.ts';
import { createOwnDashboards } from './own-dashboards.ts';
import { checkCompleteRequest } from './page-rules.ts';
import { createPageTrees } from './page-trees.ts';
import { createPages, type Pages, pageInfoService, readerOf } from './service.ts';
import { parentsFor, parentsNamed } from './tree-repository.ts';

/** Pages: their administration, and what everyone reads of them. */
export function pagesRoutes(
  server: Server,
  deps: EntityDeps,
  { changes, clock }: { changes: ChangeFeed; clock: Clock },
): Pick<Pages, 'mayRead' | 'filterChoices' | 'dataOfPage'> &
  ReturnType<typeof boardAccess> & { menuCache: () => CacheMetrics } {
  const pageInfos = pageInfoService(deps);
  const pages = createPages(deps.db, pageInfos);
  const menus = createMenus(deps.db);
  const { get, ...administration } = pageInfoCalls;

  entityRoutes(server, administration, pageInfos, checkCompleteRequest);
  pageTreeRoutes(server, deps, pageInfos);
  mount(server, get, async ({ params }, context) => pages.view(params.id, requireCaller(context)));
  mount(server, getMainMenu, async (_, context) => menus.of(requireCaller(context)));
  mount(server, previewMenu, async ({ params, query }, context) =>
    menus.ofGroup(params.id, query, requireCaller(context)),
  );
  mount(server, getMenuIcons, async ({ query: { userGroup } }, context) => {
    const caller = requireCaller(context);
    if (userGroup === undefined) return pages.icons(menuReaderOf(caller));
    if (!hasAnyAuthority(caller.authorities, pageInfoDef.read)) throw forbidden();
    await menus.checkGroup(userGroup, caller);
    return pages.icons({ group: userGroup });
  });
  mount(server, getMenuIcon, async ({ params }, context) => pages.icon(params.id, requireCaller(context)));
  mount(server, getParentPage, async ({ params }, context) => pages.parent(params.id, requireCaller(context)));
  mount(server, getMenuPages, async ({ params }, context) =>
    pages.ofKind(params.value === 'true', requireCaller(context)),
  );
  mount(server, getFilterOfPage, async ({ params }, context) => pages.filter(params.pageInfo, requireCaller(context)));
  mount(server, getStandardPagesOfPage, async ({ params }, context) =>
    pages.standardPages(params.id, requireCaller(context)),
  );
  mount(server, getPageByDashboard, async ({ params }, context) =>
    pages.named(params.dashboardId, params.second, requireCaller(context)),
  );
  ownDashboardRoutes(server, createOwnDashboards(deps, pageInfos, readerOf));
  return { ...pages, ...boardAccess({ db: deps.db, changes, clock }), menuCache: menus.cacheMetrics };
}

/** Changes of a page with the pages under it. */
function pageTreeRoutes(server: Server, deps: EntityDeps, pageInfos: ReturnType<typeof pageInfoService>): void {
  const trees = createPageTrees(deps, pageInfos);

  mount(server, deletePageTree, async ({ params }, context) => {
    await trees.deleteTree(params.id, actorOf(context));
    context.reply.headers(alert(pageInfoDef, 'deleted', params.id));
    return undefined;
  });
  mount(server, undeletePage, async ({ params }, context) => {
    await trees.undelete(params.id, actorOf(context));
    context.reply.headers(alert(pageInfoDef, 'restored', params.id));
    return pageInfos.get(params.id, requireCaller(context));
  });
  mount(server, undeletePageTree, async ({ params }, context) => {
    await trees.undeleteTree(params.id, actorOf(context));
    context.reply.headers(alert(pageInfoDef, 'restored', params.id));
    return pageInfos.get(params.id, requireCaller(context));
  });
  mount(server, updateSubPages, async ({ body }, context) => {
    if ('menu' in body) {
      const { id } = await pageInfos.update(body, actorOf(context));
      context.reply.headers(alert(pageInfoDef, 'updated', id));
      return { changed: 1 };
    }
    const changed = await trees.changeSubPages(body as SubPages, actorOf(context));
    const text = `${changed} ${changed === 1 ? 'sub-page is' : 'sub-pages are'} updated`;
    context.reply.headers({ [ALERT_HEADER.alert]: text, [ALERT_HEADER.params]: String(body.id) });
    return { changed };
  });
  mount(server, getParentMenus, async ({ params: { value } }) => {
    if (/^\d{1,15}$/.test(value)) return parentsFor(deps.db, Number(value));
    return parentsNamed(deps.db, value === 'true' ? null : value);
  });
}

function ownDashboardRoutes(server: Server, dashboards: ReturnType<typeof createOwnDashboards>): void {
  mount(server, getVerifiedDashboards, async (_, context) => dashboards.verified(requireCaller(context)));
  mount(server, setVerifiedDashboard, async ({ params }, context) =>
    dashboards.setVerified(params.id, params.flag === 'true', actorOf(context)),
  );
  mount(server, deletePowerUserDashboard, async ({ params }, context) => {
    await dashboards.deleteOwn(params.id, actorOf(context));
    return undefined;
  });
}
