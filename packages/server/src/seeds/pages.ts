import { configurationFilterDef, pageFilterDef, pageInfoDef } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { shippedFile } from '../base/shipped-file.ts';
import { type CataloguePage, type MenuCatalogue, readMenuCatalogue } from '../features/pages/menu-catalogue.ts';
import type { Db } from '../platform/db/database.ts';
import { insertRecord } from './insert-record.ts';

const SHIPPED_MENU = shippedFile('../../catalogue/menu.yml');
/** Servers that start together on one database take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_423;

/** Loads the shipped pages into an installation that has none. */
export async function seedShippedPages(db: Db): Promise<void> {
  await seedPages(db, await readMenuCatalogue(SHIPPED_MENU));
}

/**
 * Makes page infos of a catalogue, for all user groups that exist; groups of FREE companies get the free pages only. Does
 * nothing when there is any page: from then on pages are the administrators'.
 */
export async function seedPages(db: Db, catalogue: MenuCatalogue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const { rows: pages } = await tx.execute(sql`SELECT 1 FROM page_info LIMIT 1`);
    if (pages.length > 0) return;
    const { rows: groups } = await tx.execute<{ id: number; free: boolean }>(sql`
      SELECT g.id, coalesce(c.tier = 'FREE', false) AS free FROM user_group g LEFT JOIN company c ON c.id = g.company_id`);
    const groupsOf = (free: boolean) => groups.filter((group) => free || !group.free).map(({ id }) => ({ id }));
    const switches = Object.fromEntries(catalogue.show.map((name) => [name, true]));

    for (const [index, entry] of catalogue.menu.entries()) {
      const isFree = 'url' in entry || entry.pages.some((page) => page.free);
      const menu = await insertRecord(tx, pageInfoDef, {
        menu: entry.menu,
        isMenu: true,
        position: index + 1,
        icon: { name: entry.icon },
        userGroupList: groupsOf(isFree),
        ...('url' in entry && { pageUrl: entry.url, pageType: 'Other' }),
      });
      if ('url' in entry) continue;
      for (const [position, page] of entry.pages.entries()) {
        const id = await insertRecord(tx, pageInfoDef, {
          ...pageOf(page),
          ...switches,
          position: position + 1,
          parentMenu: { id: menu },
          userGroupList: groupsOf(page.free),
        });
        await seedFilter(tx, id, page);
      }
    }
  });
}

function pageOf(page: CataloguePage) {
  return {
    menu: page.menu,
    pageName: page.menu,
    pageType: 'Standard',
    spCAnalysisPath: `/Pellucid/Boards/${page.board}`,
    spPage: page.page,
    datatable: page.datatable,
    helpText: page.help,
  };
}

async function seedFilter(tx: Db, page: number, { filter, datatable }: CataloguePage): Promise<void> {
  if (filter === undefined) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM configuration_filter WHERE lower(filter_name) = lower(${filter.name})`,
  );
  const configurationFilter =
    rows[0]?.id ?? (await insertRecord(tx, configurationFilterDef, { filterName: filter.name }));
  await insertRecord(tx, pageFilterDef, {
    pageInfo: { id: page },
    configurationFilter: { id: configurationFilter },
    filterDatatableName: datatable,
    primaryColumnName: filter.column,
    filterColumnName: filter.column,
    markings: filter.marking,
    yearColumnName: filter.yearColumn,
  });
}
