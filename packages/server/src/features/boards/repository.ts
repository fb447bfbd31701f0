import { boardIdOf } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../http/mount.ts';
import type { Db } from '../../platform/db/database.ts';

/** Whether a page that the caller's user group shows leads to the board. Who has no group opens none. */
export async function groupShowsBoard(db: Db, boardId: string, caller: Caller): Promise<boolean> {
  if (!caller.userGroup) return false;
  const { rows } = await db.execute<{ path: string }>(sql`SELECT DISTINCT p.sp_canalysis_path AS path
    FROM page_info p JOIN page_info_user_group g ON g.page_info_id = p.id
    WHERE g.user_group_id = ${caller.userGroup.id} AND NOT p.is_deleted AND p.sp_canalysis_path IS NOT NULL`);
  const company = caller.company?.companyName ?? null;
  return rows.some(({ path }) => boardIdOf(path, { company }) === boardId);
}
