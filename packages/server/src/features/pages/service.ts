import {
  boardIdOf,
  hasAnyAuthority,
  type MenuEntry,
  missingPageFields,
  type PageFilter,
  type PageInfo,
  type PageLink,
  type PageView,
  pageFilterDef,
  pageInfoDef,
  type StandardPage,
} from '@pellucid/contract';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { entityStore } from '../../crud/entity-store.ts';
import type { Caller } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { menuTree } from './menu-tree.ts';
import * as repository from './repository.ts';

/** Who administers pages reads them all; others read those of their group. A user of no group has none. */
function readerOf(caller: Caller): repository.Reader {
  if (hasAnyAuthority(caller.authorities, pageInfoDef.read)) return 'administrator';
  return { group: caller.userGroup?.id ?? null };
}

/** The menu is everyone's own: who administers pages for others sees their own group's, ROLE_ADMIN all. */
function menuReaderOf(caller: Caller): repository.Reader {
  return caller.authorities.includes('ROLE_ADMIN') ? 'administrator' : { group: caller.userGroup?.id ?? null };
}

/** What a definition cannot say of pages: what each kind needs, and that no page stands above itself. */
export function pageInfoService(deps: EntityDeps): EntityService<(typeof pageInfoDef)['fields']> {
  return entityService(pageInfoDef, deps, {
    faults: async (tx, page) => {
      const ring = page.parentMenu !== null && (await repository.isInRing(tx, page.id));
      const fault = { objectName: pageInfoDef.name, field: 'parentMenu', message: 'Ring' };
      return [...missingPageFields(page), ...(ring ? [fault] : [])];
    },
  });
}

/** The reading side of pages, for everyone who signed in. What a caller may not see answers 404. */
export function createPages(db: Db, pageInfos: EntityService<(typeof pageInfoDef)['fields']>) {
  const pageFilters = entityStore(pageFilterDef);
  const menus = new Map<number | 'administrator' | null, { version: number; entries: MenuEntry[] }>();

  async function readablePage(id: number, caller: Caller): Promise<PageInfo> {
    const page = (await repository.canRead(db, id, readerOf(caller)))
      ? await pageInfos.store.find(db, id, { company: 'every' })
      : null;
    if (page === null) throw notFound();
    return page;
  }

  async function view(id: number, caller: Caller): Promise<PageView> {
    const page = await readablePage(id, caller);
    const reader = readerOf(caller);
    return {
      ...page,
      // Names of other groups are names of other customers.
      userGroupList: page.userGroupList.filter(({ id }) => reader === 'administrator' || id === reader.group),
      subPages: await repository.subPages(db, id, reader),
      configurationFilter: await repository.filterOfPage(db, id),
      boardId: boardIdOf(page.spCAnalysisPath, { company: caller.company?.companyName ?? null }),
    };
  }

  return {
    view,
    mayRead: (id: number, caller: Caller) => repository.canRead(db, id, readerOf(caller)),
    /** The caller's menu. It is read from the database once for each group and again after a change of any page. */
    async menu(caller: Caller): Promise<MenuEntry[]> {
      const reader = menuReaderOf(caller);
      const key = reader === 'administrator' ? reader : reader.group;
      const version = await repository.menuVersion(db);
      const known = menus.get(key);
      if (known?.version === version) return known.entries;
      const entries = menuTree(await repository.menuRows(db, reader));
      menus.set(key, { version, entries });
      return entries;
    },
    icons: (caller: Caller) => repository.menuIcons(db, menuReaderOf(caller)),
    icon: async (id: number, caller: Caller) => (await readablePage(id, caller)).icon,
    async parent(id: number, caller: Caller): Promise<PageLink | null> {
      await readablePage(id, caller);
      return repository.parentPage(db, id, readerOf(caller));
    },
    /** The header filter of a page, as it is configured. */
    async filter(id: number, caller: Caller): Promise<PageFilter | null> {
      await readablePage(id, caller);
      const criteria = [{ field: 'pageInfo', operator: 'equals' as const, values: [id] }];
      const sort = [{ field: 'id', direction: 'asc' as const }];
      const [filter] = await pageFilters.list(db, { criteria, sort, sight: { company: 'every' }, limit: 1 });
      return filter ?? null;
    },
    async standardPages(id: number, caller: Caller): Promise<StandardPage[]> {
      await readablePage(id, caller);
      return repository.standardPagesOf(db, id);
    },
    ofKind: (isMenu: boolean, caller: Caller) => repository.pagesByKind(db, isMenu, readerOf(caller)),
    async named(name: string, parent: number, caller: Caller): Promise<PageView> {
      const id = await repository.pageNamed(db, name, parent, readerOf(caller));
      if (id === null) throw notFound();
      return view(id, caller);
    },
  };
}
export type Pages = ReturnType<typeof createPages>;
