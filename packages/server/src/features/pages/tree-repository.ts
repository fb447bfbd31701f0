import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Changes of which page stands above which take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_428;

/** Two changes at once must not close a ring that neither of them sees. */
export async function lockTree(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** Whether a page stands above itself. */
export async function isInRing(tx: Db, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ ring: boolean }>(sql`
    WITH RECURSIVE above (id) AS (
      SELECT parent_menu_id FROM page_info WHERE id = ${id}
      UNION SELECT p.parent_menu_id FROM page_info p JOIN above a ON p.id = a.id
    ) SELECT EXISTS (SELECT 1 FROM above WHERE id = ${id}) AS ring`);
  return rows[0]?.ring ?? false;
}

/** Every page under a page, at any depth, itself left out. */
export async function pagesUnder(tx: Db, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH RECURSIVE below (id) AS (
      SELECT id FROM page_info WHERE parent_menu_id = ${id}
      UNION SELECT p.id FROM page_info p JOIN below b ON p.parent_menu_id = b.id
    ) SELECT id FROM below WHERE id <> ${id} ORDER BY id`);
  return rows.map((row) => row.id);
}

/** Sets or clears the deletion of pages and returns those that it changed, with who had updated them before. */
export async function markPages(
  tx: Db,
  ids: readonly number[],
  isDeleted: boolean,
  by: string,
): Promise<{ id: number; updatedBy: string }[]> {
  const { rows } = await tx.execute<{ id: number; updatedBy: string }>(sql`
    WITH old AS (
      SELECT id, last_modified_by FROM page_info
      WHERE id = ANY (${sql.param([...ids])}::bigint[]) AND is_deleted <> ${isDeleted} ORDER BY id FOR UPDATE
    ) UPDATE page_info p SET is_deleted = ${isDeleted}, version = p.version + 1, last_modified_by = ${by},
      last_modified_date = now() FROM old WHERE p.id = old.id
    RETURNING p.id, old.last_modified_by AS "updatedBy"`);
  return rows;
}

/** Shows pages to user groups, too. */
export async function addGroups(tx: Db, pages: readonly number[], groups: readonly number[]): Promise<void> {
  if (pages.length === 0 || groups.length === 0) return;
  await tx.execute(sql`INSERT INTO page_info_user_group (page_info_id, user_group_id)
    SELECT p, g FROM unnest(${sql.param([...pages])}::bigint[]) p, unnest(${sql.param([...groups])}::bigint[]) g
    ON CONFLICT DO NOTHING`);
}

interface ParentMenu extends Record<string, unknown> {
  id: number;
  menu: string;
  pageName: string | null;
}

const PARENT = sql`SELECT p.id, p.menu, p.page_name AS "pageName" FROM page_info p WHERE p.is_menu AND NOT p.is_deleted`;
const ORDER = sql`ORDER BY lower(p.menu) COLLATE "C", p.id`;

/** Menus that a page can hang under: not itself, and nothing that hangs under it. */
export async function parentsFor(db: Db, id: number): Promise<ParentMenu[]> {
  const under = await pagesUnder(db, id);
  const { rows } = await db.execute<ParentMenu>(
    sql`${PARENT} AND NOT p.id = ANY (${sql.param([id, ...under])}::bigint[]) ${ORDER}`,
  );
  return rows;
}

/** Menus whose text contains this, at most as many as a picker shows; all of them without a text. */
export async function parentsNamed(db: Db, text: string | null): Promise<ParentMenu[]> {
  const like = text === null ? sql`` : sql` AND strpos(lower(p.menu), lower(${text})) > 0`;
  const { rows } = await db.execute<ParentMenu>(
    sql`${PARENT}${like} ${ORDER}${text === null ? sql`` : sql` LIMIT 20`}`,
  );
  return rows;
}
