import { type MenuDraft, type MenuEntry, userGroupDef } from '@pellucid/contract';
import { entityStore } from '../../crud/entity-store.ts';
import { sightOf } from '../../crud/visibility.ts';
import type { Caller } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { compareRows, type MenuRow, menuTree } from './menu-tree.ts';
import { menuRows, menuVersion, pageForGroup, type Reader } from './repository.ts';

/** Menus that are kept at most; a product has fewer user groups than this, or reads some anew. */
const KEPT = 500;

/** The menu is everyone's own: who administers pages for others sees their own group's, ROLE_ADMIN all. */
export function menuReaderOf(caller: Caller): Reader {
  return caller.authorities.includes('ROLE_ADMIN') ? 'administrator' : { group: caller.userGroup?.id ?? null };
}

const NEW_PAGE = { pageName: null, pageType: 'Standard', pageUrl: '', isMenu: true } as const;

/** Menus by user group. Each is read from the database once, and again after a change of any page. */
export function createMenus(db: Db) {
  const groups = entityStore(userGroupDef);
  const kept = new Map<number | 'administrator' | null, { version: number; entries: MenuEntry[] }>();

  async function menuOf(reader: Reader): Promise<MenuEntry[]> {
    const key = reader === 'administrator' ? reader : reader.group;
    const version = await menuVersion(db);
    const known = kept.get(key);
    if (known?.version === version) return known.entries;
    // Frozen: it is written once and sent as often as it is asked for.
    const entries = Object.freeze(menuTree(await menuRows(db, reader))) as MenuEntry[];
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, { version, entries });
    return entries;
  }

  /** The pages of a group as they would be if one were saved as it is typed. */
  async function drafted(group: number, page: number, draft: MenuDraft): Promise<MenuRow[]> {
    const others = (await menuRows(db, { group })).filter(({ id }) => id !== page);
    const stored = await pageForGroup(db, page, group);
    const isSeen = stored?.isDeleted !== true && (draft.theirs || stored?.isInSet === true);
    if (!isSeen) return others;
    const { menu, position, icon = null, parent = null } = draft;
    const typed = { id: page, menu: menu.trim(), position, icon, parentId: parent };
    return [...others, { ...NEW_PAGE, ...typed }].sort(compareRows);
  }

  async function checkGroup(id: number, caller: Caller): Promise<void> {
    if ((await groups.find(db, id, sightOf(userGroupDef, caller))) === null) throw notFound();
  }

  return {
    of: (caller: Caller) => menuOf(menuReaderOf(caller)),
    checkGroup,
    /**
     * The menu as a user group sees it, or would see it with a page as it is typed. Errors: 404 for a group that the caller
     * does not see.
     */
    async ofGroup(id: number, draft: MenuDraft, caller: Caller): Promise<MenuEntry[]> {
      await checkGroup(id, caller);
      return draft.page === undefined ? menuOf({ group: id }) : menuTree(await drafted(id, draft.page, draft));
    },
  };
}
