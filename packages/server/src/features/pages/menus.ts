import { type MenuEntry, userGroupDef } from '@pellucid/contract';
import { entityStore } from '../../crud/entity-store.ts';
import { sightOf } from '../../crud/visibility.ts';
import type { Caller } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { menuTree } from './menu-tree.ts';
import { menuRows, menuVersion, type Reader } from './repository.ts';

/** Menus that are kept at most; a product has fewer user groups than this, or reads some anew. */
const KEPT = 500;

/** The menu is everyone's own: who administers pages for others sees their own group's, ROLE_ADMIN all. */
export function menuReaderOf(caller: Caller): Reader {
  return caller.authorities.includes('ROLE_ADMIN') ? 'administrator' : { group: caller.userGroup?.id ?? null };
}

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

  return {
    of: (caller: Caller) => menuOf(menuReaderOf(caller)),
    /** The menu as a user group sees it. Errors: 404 for a group that the caller does not see. */
    async ofGroup(id: number, caller: Caller): Promise<MenuEntry[]> {
      if ((await groups.find(db, id, sightOf(userGroupDef, caller))) === null) throw notFound();
      return menuOf({ group: id });
    },
  };
}
