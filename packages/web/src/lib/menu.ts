import { getMainMenu, getMenuIcons, type MenuEntry } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { paths } from './paths.ts';

export const mainMenuQuery = queryOptions({
  queryKey: ['main-menu'],
  queryFn: ({ signal }) => call(getMainMenu, { params: { value: 'true' } }, { signal }),
  staleTime: 5 * 60_000,
});

export const menuIconsQuery = queryOptions({
  queryKey: ['menu-icons'],
  queryFn: ({ signal }) => call(getMenuIcons, undefined, { signal }),
  staleTime: 5 * 60_000,
});

/** The entry that opens beside the application instead of in its place. */
const USER_GUIDE = 'User Guide';

/** As the menu call gives it; pages that only the analytics server knows have no id. */
export type MenuItem = Omit<MenuEntry, 'id' | 'subPages'> & { id: number | null; subPages: readonly MenuItem[] };

/** Where an entry leads. `to` is an address of the router, `href` one outside of it. */
export type MenuLink = { to: string } | { href: string; newTab: boolean };

/**
 * The link rules of the top bar (docs/promises/navigation.md#top-bar): a dropdown leads nowhere; an entry with a URL leads there, one
 * with an id to its dashboard, one without to the dashboard -1 that is found by its name and its parent.
 */
export function menuLink(entry: MenuItem, parent: MenuItem | null = null): MenuLink | null {
  if (entry.subPages.length > 0) return null;
  if (entry.pageUrl !== '') return urlLink(entry);
  if (entry.id !== null) return { to: `${paths.dashboard(entry.id)}?${new URLSearchParams({ menu: entry.menu })}` };
  const query = new URLSearchParams({ q: entry.pageName ?? entry.menu });
  if (parent !== null && parent.id !== null) query.set('parent', String(parent.id));
  query.set('menu', parent?.menu ?? entry.menu);
  return { to: `${paths.dashboard(-1)}?${query}` };
}

/** An administrator types these addresses, so only those that a link may safely have are followed. */
export function urlLink({ pageUrl, menu }: Pick<MenuItem, 'pageUrl' | 'menu'>): MenuLink | null {
  const newTab = menu.trim().toLowerCase() === USER_GUIDE.toLowerCase();
  const route = /^#?(\/.*)$/.exec(pageUrl)?.[1];
  if (route !== undefined && !newTab) return { to: route };
  if (!URL.canParse(pageUrl, document.baseURI)) return null;
  if (!/^https?:$/.test(new URL(pageUrl, document.baseURI).protocol)) return null;
  return { href: pageUrl, newTab };
}

/** The entry that the address belongs to, and the entries above it, outermost first. */
export function activeTrail(
  entries: readonly MenuItem[],
  pathname: string,
  search: string,
  above: readonly MenuItem[] = [],
): readonly MenuItem[] {
  for (const entry of entries) {
    const trail = [...above, entry];
    const link = menuLink(entry, above.at(-1) ?? null);
    if (link !== null && 'to' in link && isAt(link.to, pathname, search)) return trail;
    const below = activeTrail(entry.subPages, pathname, search, trail);
    if (below.length > 0) return below;
  }
  return [];
}

function isAt(to: string, pathname: string, search: string): boolean {
  const [path = '', query = ''] = to.split('?');
  // An entry stays active on the screens below its own: the record that was opened from a list.
  if (path !== pathname) return pathname.startsWith(`${path}/`);
  // Only the dashboard -1 is many pages at one address.
  return path !== paths.dashboard(-1) || new URLSearchParams(query).get('q') === new URLSearchParams(search).get('q');
}

/** Every page that can be opened, with the entries above it. */
export function menuPages(
  entries: readonly MenuItem[],
  above: readonly MenuItem[] = [],
): { entry: MenuItem; above: readonly MenuItem[]; link: MenuLink }[] {
  return entries.flatMap((entry) => {
    const link = menuLink(entry, above.at(-1) ?? null);
    return link === null ? menuPages(entry.subPages, [...above, entry]) : [{ entry, above, link }];
  });
}
