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

/** An entry of the top bar with the entries under it, by position. Where it leads to: docs/promises/navigation.md#top-bar. */
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

/** What a page's screen needs beside its record. */
const VIEW = {
  subPages: z.array(PageLink),
  configurationFilter: z.object({ id: z.int(), filterName: z.string() }).nullable(),
  /** The analysis path as it is opened: with the company and the suffixes in it. */
  analysisPath: z.string().nullable(),
  /** The board that it leads to; null where it is a path of another analytics server. */
  boardId: z.string().nullable(),
  /** Whether the caller's user group is among its groups: by its list, or by the group's set of pages. */
  listsCaller: z.boolean(),
};

/** A page as its screen needs it. Who is no administrator finds only their own group in `userGroupList`. */
export const PageView = recordSchemaWith(pageInfoDef, VIEW);
export type PageView = z.infer<typeof PageView>;

/** A page that was found by its name; one that only an analytics server knows has no id. */
export type NamedPage = Omit<PageView, 'id'> & { id: number | null };
export const NamedPage = recordSchemaWith(pageInfoDef, { ...VIEW, id: z.int().nullable() }) as z.ZodType<NamedPage>;

const { get, ...calls } = entityEndpoints(pageInfoDef);

/** An icon comes with its page as base64; what is larger than this is too large in any case. */
const maxBody = 16 * 1024 * 1024;

/**
 * The entity's calls; reading one page is open to the members of its user groups. What must not be empty is told in the
 * problem's `detail`, all of it at once, as is what is wrong with an icon.
 */
export const pageInfoCalls = {
  ...calls,
  create: { ...calls.create, maxBody },
  update: { ...calls.update, maxBody },
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
  summary: "The icons of the caller's menu; for who administers pages those of a user group's too",
  tag,
  method: 'GET',
  path: 'api/page-infos/getAllIconOfMenu',
  access: signedIn,
  query: z.object({ userGroup: IdParams.shape.id.optional() }),
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
  summary: 'The page of a name under a parent page, whose id is `second`; 0 for a page at the top',
  tag,
  method: 'GET',
  path: 'api/page-infos/getByDashboardId/{dashboardId}/{second}',
  access: signedIn,
  params: z.object({ dashboardId: z.string().min(1).max(255), second: IdParams.shape.id }),
  response: NamedPage,
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

/** A dashboard that a company has to look through before it certifies. */
export const VerifiedDashboard = z.object({
  id: z.int(),
  dashboard: z.string(),
  /** 'true' or 'false', as clients read it. */
  verified: z.string(),
});
export type VerifiedDashboard = z.infer<typeof VerifiedDashboard>;

export const getVerifiedDashboards = endpoint({
  id: 'getVerifiedDashboards',
  summary: "The pre-submission pages that the caller sees, and whether the caller's company has verified them",
  tag,
  method: 'GET',
  path: 'api/page-infos/getVerifiedDashboards',
  access: signedIn,
  response: z.array(VerifiedDashboard),
});

/** Changes state although it is a GET, as clients call it: never authorised by a cookie. */
export const setVerifiedDashboard = endpoint({
  id: 'setVerifiedDashboard',
  summary: "Say that the caller's company has verified a page, or not",
  tag,
  method: 'GET',
  path: 'api/page-infos/setVerifiedDashboards/{id}/{flag}',
  access: ['ROLE_COMPLIANCE'],
  takesReason: true,
  params: IdParams.extend({ flag: z.enum(['true', 'false']) }),
  response: VerifiedDashboard,
});

export const deletePowerUserDashboard = endpoint({
  id: 'deletePowerUserDashboard',
  summary: 'Delete a power-user dashboard that the caller made; the id, or the page name',
  tag,
  method: 'DELETE',
  path: 'api/page-infos/power-user-dashboard/{id}',
  access: ['ROLE_POWER_USER'],
  takesReason: true,
  status: 204,
  params: z.object({ id: z.string().trim().min(1).max(255) }),
});
