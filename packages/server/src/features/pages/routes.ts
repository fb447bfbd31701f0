import {
  getFilterOfPage,
  getMainMenu,
  getMenuIcon,
  getMenuIcons,
  getMenuPages,
  getPageByDashboard,
  getParentPage,
  getStandardPagesOfPage,
  pageInfoCalls,
} from '@pellucid/contract';
import { entityRoutes } from '../../crud/entity-routes.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { createPages, type Pages, pageInfoService } from './service.ts';

/** Pages: their administration, and what everyone reads of them. */
export function pagesRoutes(server: Server, deps: EntityDeps): Pick<Pages, 'mayRead'> {
  const pageInfos = pageInfoService(deps);
  const pages = createPages(deps.db, pageInfos);
  const { get, ...administration } = pageInfoCalls;

  entityRoutes(server, administration, pageInfos);
  mount(server, get, async ({ params }, context) => pages.view(params.id, requireCaller(context)));
  mount(server, getMainMenu, async (_, context) => pages.menu(requireCaller(context)));
  mount(server, getMenuIcons, async (_, context) => pages.icons(requireCaller(context)));
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
  return pages;
}
