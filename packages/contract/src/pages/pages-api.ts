import { z } from 'zod';
import { entityEndpoints, IdParams } from '../entity/endpoints.ts';
import { recordSchemaWith } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageInfoDef } from './page-info.ts';

const tag = 'page-infos';
const signedIn = ['ROLE_USER'] as const;

/** The picture of a menu entry; the data is base64, null where the client has the icon of that name itself. */
export const MenuIcon = z.object({
  name: z.string().nullable(),
  path: z.string().nullable(),
  data: z.string().nullable(),
  height: z.int(),
  width: z.int(),
});
export type MenuIcon = z.infer<typeof MenuIcon>;

/** An entry of the top bar with the entries under it, by position. Where it leads to: portal, section 2, 'Top bar'. */
export interface MenuEntry {
  id: number;
  menu: string;
  pageName: string | null;
  pageType: string;
  pageUrl: string;
  isMenu: boolean;
  position: number;
  /** Name of the icon; its picture, if it has one of its own, comes from `getAllIconOfMenu`. */
  icon: string | null;
  subPages: MenuEntry[];
}
export const MenuEntry: z.ZodType<MenuEntry> = z
  .object({
    id: z.int(),
    menu: z.string(),
    pageName: z.string().nullable(),
    pageType: z.string(),
    pageUrl: z.string(),
    isMenu: z.boolean(),
    position: z.int(),
    icon: z.string().nullable(),
    get subPages() {
      return z.array(MenuEntry);
    },
  })
  .meta({ id: 'MenuEntry' });

/** A page that stands beside or under another. */
export const PageLink = z.object({
  id: z.int(),
  menu: z.string(),
  pageName: z.string().nullable(),
  pageUrl: z.string(),
  position: z.int(),
});
export type PageLink = z.infer<typeof PageLink>;

/** A page as its screen needs it. Who is no administrator finds only their own group in `userGroupList`. */
export const PageView = recordSchemaWith(pageInfoDef, {
  subPages: z.array(PageLink),
  configurationFilter: z.object({ id: z.int(), filterName: z.string() }).nullable(),
  /** The board that the analysis path leads to. */
  boardId: z.string().nullable(),
});
export type PageView = z.infer<typeof PageView>;

const { get, ...calls } = entityEndpoints(pageInfoDef);

/** The entity's calls; reading one page is open to the members of its user groups. */
export const pageInfoCalls = {
  ...calls,
  get: { ...get, access: signedIn, response: PageView },
};

export const getMainMenu = endpoint({
  id: 'getMainMenu',
  summary: "The caller's menu, nested; the value is `true`, as clients have always sent it",
  tag,
  method: 'GET',
  path: 'api/page-infos/mainMenu/{value}',
  access: signedIn,
  params: z.object({ value: z.string().max(20) }),
  response: z.array(MenuEntry),
});

export const getMenuIcons = endpoint({
  id: 'getMenuIcons',
  summary: "The icons of the caller's menu",
  tag,
  method: 'GET',
  path: 'api/page-infos/getAllIconOfMenu',
  access: signedIn,
  response: z.array(z.object({ id: z.int(), menu: z.string(), icon: MenuIcon })),
});

export const getMenuIcon = endpoint({
  id: 'getMenuIcon',
  summary: 'The icon of a menu entry; null where it has none',
  tag,
  method: 'GET',
  path: 'api/page-infos/getIconOfMenu/{id}',
  access: signedIn,
  params: IdParams,
  response: MenuIcon.nullable(),
});

export const getPageByDashboard = endpoint({
  id: 'getPageByDashboard',
  summary: 'The page of a name under a parent page',
  tag,
  method: 'GET',
  path: 'api/page-infos/getByDashboardId/{dashboardId}/{second}',
  access: signedIn,
  params: z.object({ dashboardId: z.string().min(1).max(255), second: IdParams.shape.id }),
  response: PageView,
});

export const getParentPage = endpoint({
  id: 'getParentPage',
  summary: 'The page above a page; null at the top',
  tag,
  method: 'GET',
  path: 'api/page-infos/getParent/{id}',
  access: signedIn,
  params: IdParams,
  response: PageLink.nullable(),
});

export const getMenuPages = endpoint({
  id: 'getMenuPages',
  summary: 'Pages that are menus, or that are not, by position',
  tag,
  method: 'GET',
  path: 'api/page-infos/isMenu/{value}',
  access: signedIn,
  params: z.object({ value: z.enum(['true', 'false']) }),
  response: z.array(PageLink),
});
