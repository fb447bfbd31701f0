import { configurationFilterDef, pageFilterDef, pageInfoDef } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { shippedFile } from '../base/shipped-file.ts';
import {
  type CataloguePage,
  type MenuCatalogue,
  pageFilterOf,
  readMenuCatalogue,
} from '../features/pages/menu-catalogue.ts';
import type { Db } from '../platform/db/database.ts';
import { insertRecord } from './insert-record.ts';

const SHIPPED_MENU = shippedFile('../../catalogue/menu.yml');
/** Servers that start together on one database take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_423;

type MenuOfCatalogue = MenuCatalogue['menu'][number];

/** Brings the pages that the product ships. */
export async function seedShippedPages(db: Db): Promise<void> {
  await seedPages(db, await readMenuCatalogue(SHIPPED_MENU));
}

/**
 * Brings the pages of a catalogue, each once: what administrators changed stays, and what they deleted does not come back,
 * nor what a later catalogue puts under it. A new page is for the user groups that see what it stands under, a new menu for
 * all that exist; groups of FREE companies get the free pages only.
 */
export async function seedPages(db: Db, catalogue: MenuCatalogue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const seedOnce = await seeder(tx);
    const switches = Object.fromEntries(catalogue.show.map((name) => [name, true]));

    async function seedUnder(parent: { id: number; path: string }, pages: readonly CataloguePage[]): Promise<void> {
      for (const [index, page] of pages.entries()) {
        const path = `${parent.path}/${page.menu}`;
        const place = { position: index + 1, parentMenu: { id: parent.id } };
        const id = await seedOnce(path, () => seedPage(tx, page, { ...switches, ...place }));
        if (id !== null && page.pages !== undefined) await seedUnder({ id, path }, page.pages);
      }
    }

    for (const [index, entry] of catalogue.menu.entries()) {
      const id = await seedOnce(entry.menu, () => seedMenu(tx, entry, index + 1));
      if (id !== null && 'pages' in entry) await seedUnder({ id, path: entry.menu }, entry.pages);
    }
  });
}

/** Makes what the installation was not given yet; answers the page of a path, null where it is deleted by now. */
async function seeder(tx: Db): Promise<(path: string, make: () => Promise<number>) => Promise<number | null>> {
  const { rows } = await tx.execute<{ path: string; id: number | null }>(sql`
    SELECT s.catalogue_path AS path, p.id FROM seeded_page s
    LEFT JOIN page_info p ON p.id = s.page_info_id AND NOT p.is_deleted`);
  const seeded = new Map(rows.map(({ path, id }) => [path, id]));
  return async (path, make) => {
    const known = seeded.get(path);
    if (known !== undefined) return known;
    const id = await make();
    await tx.execute(sql`INSERT INTO seeded_page (catalogue_path, page_info_id) VALUES (${path}, ${id})`);
    return id;
  };
}

async function seedMenu(tx: Db, entry: MenuOfCatalogue, position: number): Promise<number> {
  const isFree = 'url' in entry || entry.pages.some((page) => page.free);
  const { rows: userGroupList } = await tx.execute<{ id: number }>(sql`
    SELECT g.id FROM user_group g LEFT JOIN company c ON c.id = g.company_id
    WHERE ${isFree} OR c.tier IS DISTINCT FROM 'FREE'`);
  return insertRecord(tx, pageInfoDef, {
    menu: entry.menu,
    isMenu: true,
    position,
    icon: { name: entry.icon },
    userGroupList,
    ...('url' in entry && { pageUrl: entry.url, pageType: 'Other' }),
  });
}

type Place = { position: number; parentMenu: { id: number } };

async function seedPage(tx: Db, page: CataloguePage, place: Place): Promise<number> {
  const { rows: userGroupList } = await tx.execute<{ id: number }>(sql`
    SELECT DISTINCT g.id FROM page_access a JOIN user_group g ON g.id = a.user_group_id
    LEFT JOIN company c ON c.id = g.company_id
    WHERE a.page_info_id = ${place.parentMenu.id} AND (${page.free} OR c.tier IS DISTINCT FROM 'FREE')`);
  const id = await insertRecord(tx, pageInfoDef, {
    menu: page.menu,
    pageName: page.menu,
    pageType: page.type,
    spCAnalysisPath: `/Pellucid/Boards/${page.board}`,
    spPage: page.page,
    datatable: page.datatable,
    showByVersion: page.byVersion,
    helpText: page.help,
    userGroupList,
    ...place,
  });
  await seedFilter(tx, id, page);
  return id;
}

async function seedFilter(tx: Db, page: number, { filter, datatable }: CataloguePage): Promise<void> {
  if (filter === undefined) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM configuration_filter WHERE lower(filter_name) = lower(${filter.name})`,
  );
  const configurationFilter =
    rows[0]?.id ?? (await insertRecord(tx, configurationFilterDef, { filterName: filter.name }));
  await insertRecord(tx, pageFilterDef, {
    ...pageFilterOf(filter, datatable),
    pageInfo: { id: page },
    configurationFilter: { id: configurationFilter },
  });
}
