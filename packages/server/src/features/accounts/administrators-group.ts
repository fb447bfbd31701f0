import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Migration 100 gave this name to the group of administrators who had none. */
const NAME = 'Administrators';

/**
 * The group of those who run the product, of no company: dashboards are shown to the groups that they list, administrators
 * included. Made when there is none, with every page of today; `isNew` says so.
 */
export async function administratorsGroup(tx: Db): Promise<{ id: number; name: string; isNew: boolean }> {
  const { rows: known } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM user_group WHERE company_id IS NULL AND name = ${NAME} ORDER BY id LIMIT 1`,
  );
  if (known[0]) return { id: Number(known[0].id), name: NAME, isNew: false };
  const { rows } = await tx.execute<{ id: number }>(sql`INSERT INTO user_group (name) VALUES (${NAME}) RETURNING id`);
  const id = Number(rows[0]?.id);
  await tx.execute(sql`INSERT INTO page_info_user_group (page_info_id, user_group_id)
    SELECT id, ${id} FROM page_info WHERE NOT is_deleted`);
  return { id, name: NAME, isNew: true };
}
