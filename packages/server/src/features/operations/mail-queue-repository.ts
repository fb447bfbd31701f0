import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** How the product's mail is doing. */
export interface MailQueue {
  waiting: number;
  failedLastDay: number;
  lastError: string | null;
  oldestWaitingSince: Date | null;
  /** Whether a mail that was written after the last one left could not leave. */
  stuck: boolean;
}

export async function readMailQueue(db: Db, now: Date): Promise<MailQueue> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const { rows } = await db.execute<{
    waiting: number;
    failed: number;
    error: string | null;
    oldest: string | null;
    stuck: boolean;
  }>(sql`
    SELECT
      (SELECT count(*) FROM mail WHERE status = 'waiting') AS waiting,
      (SELECT count(*) FROM mail WHERE status = 'failed' AND created_at > ${dayAgo}) AS failed,
      (SELECT last_error FROM mail WHERE status <> 'sent' AND last_error IS NOT NULL ORDER BY id DESC LIMIT 1) AS error,
      (SELECT min(created_at) FROM mail WHERE status = 'waiting') AS oldest,
      EXISTS (
        SELECT FROM mail
        WHERE status = 'waiting' AND last_error IS NOT NULL AND created_at > coalesce(
          (SELECT sent_at FROM mail WHERE status = 'sent' ORDER BY id DESC LIMIT 1), '-infinity')
      ) AS stuck`);
  const [row] = rows;
  return {
    waiting: row?.waiting ?? 0,
    failedLastDay: row?.failed ?? 0,
    lastError: row?.error ?? null,
    oldestWaitingSince: row?.oldest ? new Date(row.oldest) : null,
    stuck: row?.stuck ?? false,
  };
}
