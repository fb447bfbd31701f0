import { type MenuDraft, type MenuEntry, userGroupDef } from '@pellucid/contract';
import { BoundedCache } from '../../base/bounded-cache.ts';
import { entityStore } from '../../crud/entity-store.ts';
import { rowAccessOf } from '../../crud/row-access.ts';
import type { Caller } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { menuTree } from './menu-tree.ts';
import { type DraftPage, menuRows, menuVersion, pageForGroup } from './repository.ts';

/** Menus in the cache; a product has fewer user groups than this, or reads some again. */
const MAX_CACHED_MENUS = 500;

interface GroupReader {
  readonly group: number | null;
}

/** The menu is everyone's own: who administers pages for others sees their own group's too. */
export function menuReaderOf(caller: Caller): GroupReader {
  return { group: caller.userGroup?.id ?? null };
}

/** Menus by user group. Each is read from the database once, and again after a change of any page. */
export function createMenus(db: Db) {
  const groups = entityStore(userGroupDef);
  const cache = new BoundedCache<number | null, { version: number; entries: MenuEntry[] }>(MAX_CACHED_MENUS);

  async function menuOf(reader: GroupReader): Promise<MenuEntry[]> {
    const key = reader.group;
    const version = await menuVersion(db);
    const cached = cache.get(key, (menu) => menu.version === version);
    if (cached) return cached.entries;
    // Frozen: it is written once and sent as often as it is asked for.
    const entries = Object.freeze(menuTree(await menuRows(db, reader))) as MenuEntry[];
    cache.set(key, { version, entries });
    return entries;
  }

  /** A page as the menu of a group would have it if it were saved as it is typed. */
  async function drafted(group: number, id: number, draft: MenuDraft): Promise<DraftPage> {
    const stored = await pageForGroup(db, id, group);
    const isShown = stored?.isDeleted !== true && (draft.theirs || stored?.isInSet === true);
    if (!isShown) return { id, row: null };
    const { menu, position, icon = null, parent = null } = draft;
    return { id, row: { menu: menu.trim(), position, icon, parentId: parent } };
  }

  async function checkGroup(id: number, caller: Caller): Promise<void> {
    if ((await groups.find(db, id, rowAccessOf(userGroupDef, caller))) === null) throw notFound();
  }

  return {
    of: (caller: Caller) => menuOf(menuReaderOf(caller)),
    cacheMetrics: () => cache.metrics(),
    checkGroup,
    /**
     * The menu as a user group sees it, or would see it with a page as it is typed. Errors: 404 for a group that the caller
     * does not see.
     */
    async ofGroup(id: number, draft: MenuDraft, caller: Caller): Promise<MenuEntry[]> {
      await checkGroup(id, caller);
      if (draft.page === undefined) return menuOf({ group: id });
      return menuTree(await menuRows(db, { group: id }, await drafted(id, draft.page, draft)));
    },
  };
}
