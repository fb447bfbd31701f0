import { RECENT_SEARCHES, type RecentSearch } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

interface NewSearch {
  user: number;
  page: number;
  queried: string;
  filterType: string | null;
  at: Date;
}

const COLUMNS = sql`id, page_info_id AS "pageId", queried, filter_type AS "filterType", searched_at AS time`;

function toSearch(row: RecentSearch): RecentSearch {
  return { ...row, time: new Date(row.time).toISOString() };
}

export async function addSearch(db: Db, { user, page, queried, filterType, at }: NewSearch): Promise<RecentSearch> {
  const { rows } = await db.execute<RecentSearch & Record<string, unknown>>(sql`
    INSERT INTO recent_search (user_id, page_info_id, queried, filter_type, searched_at)
    VALUES (${user}, ${page}, ${queried}, ${filterType}, ${at.toISOString()}::timestamptz) RETURNING ${COLUMNS}`);
  if (rows[0] === undefined) throw new Error('The search was not kept');
  return toSearch(rows[0]);
}

/** The last searches of a user on a page, each text once, newest first; of one filter where that is asked for. */
export async function searchesOf(db: Db, user: number, page: number, filterType?: string): Promise<RecentSearch[]> {
  const ofType = filterType === undefined ? sql`true` : sql`filter_type = ${filterType}`;
  const { rows } = await db.execute<RecentSearch & Record<string, unknown>>(sql`SELECT * FROM (
      SELECT DISTINCT ON (queried) ${COLUMNS} FROM recent_search
      WHERE user_id = ${user} AND page_info_id = ${page} AND ${ofType} ORDER BY queried, searched_at DESC, id DESC
    ) latest ORDER BY time DESC, id DESC LIMIT ${RECENT_SEARCHES}`);
  return rows.map(toSearch);
}
