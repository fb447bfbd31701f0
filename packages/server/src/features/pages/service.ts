import {
  analysisPathOf,
  boardIdOf,
  hasAnyAuthority,
  type Icon,
  type PageFilter,
  type PageInfo,
  type PageLink,
  type PageView,
  type PathContext,
  pageFilterDef,
  pageInfoDef,
  type StandardPage,
} from '@pellucid/contract';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { entityStore } from '../../crud/entity-store.ts';
import { ALL_ROWS } from '../../crud/row-access.ts';
import type { Caller } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { storedIcon } from './icons.ts';
import { checkComplete } from './page-rules.ts';
import * as repository from './repository.ts';
import { isInRing, lockTree } from './tree-repository.ts';

/** Who administers pages reads them all; others read those of their group. A user of no group has none. */
export function readerOf(caller: Caller): repository.Reader {
  if (hasAnyAuthority(caller.authorities, pageInfoDef.read)) return 'administrator';
  return { group: caller.userGroup?.id ?? null };
}

/** What a definition cannot say of pages: what each kind needs, what an icon is, and that no page stands above itself. */
export function pageInfoService(deps: EntityDeps): EntityService<(typeof pageInfoDef)['fields']> {
  return entityService(pageInfoDef, deps, {
    async beforeWrite(tx, { values }) {
      if (values === null) return {};
      if (values.parentMenu) await lockTree(tx);
      return values.icon === undefined ? values : { ...values, icon: await storedIcon(values.icon as Icon | null) };
    },
    async validate(tx, page) {
      checkComplete(page);
      const ring = page.parentMenu !== null && (await isInRing(tx, page.id));
      return ring ? [{ objectName: pageInfoDef.name, field: 'parentMenu', message: 'Ring' }] : [];
    },
  });
}

/** The reading side of pages, for everyone who signed in. What a caller may not see answers 404. */
export function createPages(db: Db, pageInfos: EntityService<(typeof pageInfoDef)['fields']>) {
  const pageFilters = entityStore(pageFilterDef);

  async function readablePage(id: number, caller: Caller): Promise<PageInfo> {
    const page = (await repository.canRead(db, id, readerOf(caller)))
      ? await pageInfos.store.find(db, id, ALL_ROWS)
      : null;
    if (page === null) throw notFound();
    return page;
  }

  async function filterOf(page: number): Promise<PageFilter | null> {
    const criteria = [{ field: 'pageInfo', operator: 'equals' as const, values: [page] }];
    const [filter] = await pageFilters.list(db, { criteria, access: ALL_ROWS, limit: 1 });
    return filter ?? null;
  }

  /** What the page's analysis path is completed with, for this caller. */
  async function pathContext({ company }: Caller, { showByVersion }: PageInfo): Promise<PathContext> {
    const { suffixes, version } = await repository.pathSuffixes(db);
    return { company: company?.companyName ?? null, suffixes, version: showByVersion ? version : null };
  }

  async function view(id: number, caller: Caller): Promise<PageView> {
    const page = await readablePage(id, caller);
    const reader = readerOf(caller);
    const context = await pathContext(caller, page);
    const group = { group: caller.userGroup?.id ?? null };
    return {
      ...page,
      listsCaller: reader !== 'administrator' || (await repository.canRead(db, id, group)),
      userGroupList: reader === 'administrator' ? (await pageInfos.get(id, caller)).userGroupList : ownGroup(caller),
      subPages: await repository.subPages(db, id, reader),
      configurationFilter: await repository.filterOfPage(db, id),
      analysisPath: page.spCAnalysisPath === null ? null : analysisPathOf(page.spCAnalysisPath, context),
      boardId: boardIdOf(page.spCAnalysisPath, context),
    };
  }

  return {
    view,
    mayRead: (id: number, caller: Caller) => repository.canRead(db, id, readerOf(caller)),
    icons: (reader: repository.Reader) => repository.menuIcons(db, reader),
    icon: async (id: number, caller: Caller) => (await readablePage(id, caller)).icon,
    async parent(id: number, caller: Caller): Promise<PageLink | null> {
      await readablePage(id, caller);
      return repository.parentPage(db, id, readerOf(caller));
    },
    /** The header filter of a page, as it is configured. */
    async filter(id: number, caller: Caller): Promise<PageFilter | null> {
      await readablePage(id, caller);
      return filterOf(id);
    },
    /** Where the choices of a page's filter come from; empty where neither the filter nor the page says. */
    async filterChoices(id: number, caller: Caller): Promise<{ datatable: string; column: string } | null> {
      const { datatable } = await readablePage(id, caller);
      const filter = await filterOf(id);
      return filter && choicesOf(datatable, filter);
    },
    /** Where the data of the page of a name come from, whatever it stands under; empty where nothing says. */
    async dataOfPage(name: string, caller: Caller): Promise<{ datatable: string; column: string }> {
      const id = await repository.pageOfName(db, name, readerOf(caller));
      if (id === null) throw notFound();
      const { datatable } = await readablePage(id, caller);
      return choicesOf(datatable, await filterOf(id));
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

/** The data table and column that a page's filter goes by; empty where neither says. */
function choicesOf(datatable: string | null, filter: PageFilter | null): { datatable: string; column: string } {
  return {
    datatable: filter?.filterDatatableName || datatable || '',
    column: filter?.filterColumnName || filter?.primaryColumnName || '',
  };
}

/**
 * The user groups of a page as its screen goes by them. Names of other groups are names of other customers; a group that
 * sees the page by its user group info is one of the page's.
 */
function ownGroup({ userGroup }: Caller): PageInfo['userGroupList'] {
  return userGroup === null ? [] : [userGroup];
}
