import type { MenuIcon, PageLink, PathSuffix, StandardPage } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { MENU_ORDER } from './menu-order.ts';
import type { MenuRow } from './menu-tree.ts';

/** Whose pages are asked for: those of a user group, or everyone's for those who administer them. */
export type Reader = { readonly group: number | null } | 'administrator';

/** The condition on the page `p` that the reader may open it. */
export function readable(reader: Reader): SQL {
  if (reader === 'administrator') return sql`true`;
  return sql`NOT p.is_deleted AND EXISTS (SELECT 1 FROM page_access g
    WHERE g.page_info_id = p.id AND g.user_group_id = ${reader.group})`;
}

const LINK = sql`p.id, p.menu, p.page_name AS "pageName", p.page_url AS "pageUrl", p.position`;

/** Counts up with every change of pages and of who sees them. */
export async function menuVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`SELECT version FROM menu_version`);
  return Number(rows[0]?.version);
}

/** What a page would be if it were saved as it is typed; `row` is null where the menu would not show it. */
export interface DraftPage {
  id: number;
  row: Pick<MenuRow, 'menu' | 'position' | 'icon' | 'parentId'> | null;
}

/** Pages that are not deleted, in the order of the menu; all of them for an administrator. `draft` stands for its page. */
export async function menuRows(db: Db, reader: Reader, draft?: DraftPage): Promise<MenuRow[]> {
  const stored = sql`SELECT p.id, p.menu, p.page_name AS "pageName", p.page_type AS "pageType",
    p.page_url AS "pageUrl", p.is_menu AS "isMenu", p.position, p.icon ->> 'name' AS icon, p.parent_menu_id AS "parentId"
    FROM page_info p WHERE NOT p.is_deleted AND ${readable(reader)}`;
  const { id, row } = draft ?? { id: 0, row: null };
  const typed = row
    ? sql` UNION ALL SELECT ${id}::bigint, ${row.menu}::text, NULL, 'Standard', '', true, ${row.position}::integer,
      ${row.icon}::text, ${row.parentId}::bigint`
    : sql``;
  const { rows } = await db.execute<MenuRow>(sql`SELECT * FROM (${stored} AND p.id <> ${id}${typed}) p ${MENU_ORDER}`);
  return rows;
}

/** Whether a page is deleted, and whether a group sees it by way of its set of pages; null when there is no such page. */
export async function pageForGroup(
  db: Db,
  page: number,
  group: number,
): Promise<{ isDeleted: boolean; isInSet: boolean } | null> {
  const { rows } = await db.execute<{ isDeleted: boolean; isInSet: boolean }>(sql`
    SELECT p.is_deleted AS "isDeleted", EXISTS (SELECT 1 FROM user_group g
      JOIN user_group_info_page_info s ON s.user_group_info_id = g.user_group_info_id
      WHERE g.id = ${group} AND s.page_info_id = p.id) AS "isInSet"
    FROM page_info p WHERE p.id = ${page}`);
  return rows[0] ?? null;
}

export async function menuIcons(db: Db, reader: Reader): Promise<{ id: number; menu: string; icon: MenuIcon }[]> {
  const { rows } = await db.execute<{ id: number; menu: string; icon: MenuIcon }>(sql`SELECT p.id, p.menu, p.icon
    FROM page_info p WHERE p.icon IS NOT NULL AND NOT p.is_deleted AND ${readable(reader)} ${MENU_ORDER}`);
  return rows;
}

/** Whether the reader may open a page. */
export async function canRead(db: Db, id: number, reader: Reader): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const { rows } = await db.execute(sql`SELECT 1 FROM page_info p WHERE p.id = ${id} AND ${readable(reader)}`);
  return rows.length > 0;
}

/** Pages under a page. */
export async function subPages(db: Db, id: number, reader: Reader): Promise<PageLink[]> {
  const { rows } = await db.execute<PageLink>(sql`SELECT ${LINK} FROM page_info p
    WHERE p.parent_menu_id = ${id} AND NOT p.is_deleted AND ${readable(reader)} ${MENU_ORDER}`);
  return rows;
}

/** The page above a page, if the reader may see both. */
export async function parentPage(db: Db, id: number, reader: Reader): Promise<PageLink | null> {
  const { rows } = await db.execute<PageLink>(sql`SELECT ${LINK} FROM page_info child
    JOIN page_info p ON p.id = child.parent_menu_id WHERE child.id = ${id} AND ${readable(reader)}`);
  return rows[0] ?? null;
}

/** Pages that are menus, or that are not. */
export async function pagesByKind(db: Db, isMenu: boolean, reader: Reader): Promise<PageLink[]> {
  const { rows } = await db.execute<PageLink>(sql`SELECT ${LINK} FROM page_info p
    WHERE p.is_menu = ${isMenu} AND NOT p.is_deleted AND ${readable(reader)} ${MENU_ORDER}`);
  return rows;
}

/** What stands for the parent of a page that has none. */
const TOP = 0;

/** The page of a name, or else of a menu text, under a parent. */
export async function pageNamed(db: Db, name: string, parent: number, reader: Reader): Promise<number | null> {
  if (!Number.isSafeInteger(parent)) return null;
  const isUnder = parent === TOP ? sql`p.parent_menu_id IS NULL` : sql`p.parent_menu_id = ${parent}`;
  const { rows } = await db.execute<{ id: number }>(sql`SELECT p.id FROM page_info p
    WHERE ${isUnder} AND (p.page_name = ${name} OR p.menu = ${name}) AND NOT p.is_deleted
    AND ${readable(reader)} ORDER BY (p.page_name = ${name}) DESC NULLS LAST, p.position, p.id LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** The first page of a name, or else of a menu text, in whatever letters and wherever it stands. */
export async function pageOfName(db: Db, name: string, reader: Reader): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT p.id FROM page_info p
    WHERE lower(${name}) IN (lower(p.page_name), lower(p.menu)) AND NOT p.is_deleted AND ${readable(reader)}
    ORDER BY (lower(p.page_name) = lower(${name})) DESC NULLS LAST, p.position, p.id LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** The kind of header filter that a page has. */
export async function filterOfPage(db: Db, id: number): Promise<{ id: number; filterName: string } | null> {
  const { rows } = await db.execute<{ id: number; filterName: string }>(sql`SELECT c.id, c.filter_name AS "filterName"
    FROM configuration_standard_pages_filter f JOIN configuration_filter c ON c.id = f.configuration_filter_id
    WHERE f.page_info_id = ${id} ORDER BY f.id LIMIT 1`);
  return rows[0] ?? null;
}

/** The pages that stand beside a page as pills. */
export async function standardPagesOf(db: Db, id: number): Promise<StandardPage[]> {
  const { rows } =
    await db.execute<StandardPage>(sql`SELECT s.id, s.page_name AS "pageName", s.page_url AS "pageUrl", s.position
    FROM configuration_standard_page s JOIN configuration_standard_page_page_info l ON l.configuration_standard_page_id = s.id
    WHERE l.page_info_id = ${id} AND NOT s.is_deleted ORDER BY s.position, s.id`);
  return rows;
}

/** Analysis paths of the pages that a user group sees, each with its first page; the first of all is the last. */
export async function analysisPathsOf(
  db: Db,
  group: number,
): Promise<{ path: string; showByVersion: boolean; page: number }[]> {
  const { rows } = await db.execute<{ path: string; showByVersion: boolean; page: number }>(sql`
    SELECT p.sp_canalysis_path AS path, p.show_by_version AS "showByVersion", min(p.id) AS page FROM page_info p
    WHERE p.sp_canalysis_path IS NOT NULL AND ${readable({ group })}
    GROUP BY p.sp_canalysis_path, p.show_by_version ORDER BY page DESC`);
  return rows.map(({ page, ...path }) => ({ ...path, page: Number(page) }));
}

/** The suffixes that are put behind analysis paths, in their order, and the version that is current. */
export async function pathSuffixes(db: Db): Promise<{ suffixes: PathSuffix[]; version: string | null }> {
  const { rows: suffixes } = await db.execute<PathSuffix & Record<string, unknown>>(sql`
    SELECT c.company_name AS company, s.data_version AS version, s.suffix FROM analysis_path_suffix s
    LEFT JOIN company c ON c.id = s.company_id WHERE s.is_active ORDER BY s.position, s.id`);
  const { rows } = await db.execute<{ version: string }>(
    sql`SELECT version_id AS version FROM version_year_mapping WHERE current`,
  );
  return { suffixes, version: rows[0]?.version ?? null };
}
