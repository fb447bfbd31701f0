import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { appUser } from '../../platform/db/tables.ts';
import type { RowRetention } from './retention.ts';

/** Rows that one statement removes: others wait no longer than for these. */
const BATCH = 1_000;

/** Removes the rows of a table that are older than `before`, or more than it may have; returns how many. */
export async function removeRows(db: Db, retention: RowRetention, before: Date): Promise<number> {
  const { max, owner, where = 'true' } = retention;
  const [table, key, since] = [retention.table, retention.key, retention.since].map((part) => sql.raw(part));
  const each = sql.raw(owner === undefined ? '' : `PARTITION BY ${owner}`);
  const expired = sql`SELECT ${key} AS k FROM ${table} WHERE ${sql.raw(where)} AND ${since} < ${before.toISOString()}::timestamptz`;
  const tooMany = sql`SELECT k FROM (SELECT ${key} AS k, row_number() OVER (${each} ORDER BY ${since} DESC, ${key} DESC) AS n
    FROM ${table} WHERE ${sql.raw(where)}) AS ranked WHERE n > ${max}`;
  let removed = 0;
  for (const surplus of [expired, tooMany]) {
    for (let count = BATCH; count === BATCH; removed += count) {
      const result = await db.execute(
        sql`DELETE FROM ${table} WHERE ${key} IN (SELECT k FROM (${surplus}) AS surplus LIMIT ${BATCH})`,
      );
      count = result.rowCount ?? 0;
    }
  }
  return removed;
}

/** Accounts that were never activated and got no key since then, or are more than `max`; held until the transaction ends. */
export async function findNeverActivated(
  tx: Db,
  before: Date,
  max: number,
): Promise<{ id: number; login: string; email: string }[]> {
  const { rows } = await tx.execute<{ id: number; login: string; email: string }>(sql`
    SELECT id, login, email FROM app_user WHERE awaits_activation AND NOT activated AND id IN (
      SELECT id FROM (
        SELECT u.id, row_number() OVER (ORDER BY u.created_date DESC, u.id DESC) AS n,
          greatest(u.created_date, (SELECT max(k.created_at) FROM account_key k WHERE k.user_id = u.id)) AS asked_at
        FROM app_user u WHERE u.awaits_activation AND NOT u.activated
      ) AS waiting WHERE asked_at < ${before.toISOString()}::timestamptz OR n > ${max} LIMIT ${BATCH})
    ORDER BY id FOR UPDATE`);
  return rows;
}

export async function removeUsers(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(appUser).where(inArray(appUser.id, [...ids]));
}
