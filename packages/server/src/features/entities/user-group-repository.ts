import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Whether a group has a member who is not of this company. */
export async function hasMembersOfOthers(tx: Db, group: number, company: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM app_user
    WHERE user_group_id = ${group} AND company_id IS DISTINCT FROM ${company} LIMIT 1`);
  return rows.length > 0;
}
