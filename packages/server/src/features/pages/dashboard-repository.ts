import type { VerifiedDashboard } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { MENU_ORDER } from './menu-order.ts';
import { type Reader, readable } from './repository.ts';

/** The pre-submission pages that the reader sees, and whether the company has verified them. */
export async function verifiedDashboards(db: Db, company: number | null, reader: Reader): Promise<VerifiedDashboard[]> {
  const { rows } = await db.execute<VerifiedDashboard & Record<string, unknown>>(sql`
    SELECT p.id, coalesce(p.page_name, p.menu) AS dashboard, coalesce(v.verified, false)::text AS verified
    FROM page_info p LEFT JOIN verified_dashboard v ON v.page_info_id = p.id AND v.company_id = ${company}
    WHERE p.page_type = 'Pre Submission' AND NOT p.is_menu AND NOT p.is_deleted AND ${readable(reader)}
    ${MENU_ORDER}`);
  return rows;
}

export async function setVerified(
  tx: Db,
  { page, company, verified, by }: { page: number; company: number; verified: boolean; by: string },
): Promise<void> {
  await tx.execute(sql`INSERT INTO verified_dashboard (page_info_id, company_id, verified, verified_by)
    VALUES (${page}, ${company}, ${verified}, ${by})
    ON CONFLICT (page_info_id, company_id) DO UPDATE SET verified = ${verified}, verified_by = ${by}, verified_at = now()`);
}

/** A power-user dashboard by its id or page name; of one maker, or of anyone where that is null. */
export async function powerUserDashboard(tx: Db, key: string, maker: string | null): Promise<number | null> {
  const id = /^\d{1,15}$/.test(key) ? Number(key) : null;
  const named = id === null ? sql`p.page_name = ${key}` : sql`p.id = ${id}`;
  const made = maker === null ? sql`true` : sql`p.created_by = ${maker}`;
  const { rows } = await tx.execute<{ id: number }>(sql`SELECT p.id FROM page_info p
    WHERE p.page_type = 'Power User dashboard' AND NOT p.is_deleted AND ${named} AND ${made} ORDER BY p.id LIMIT 1`);
  return rows[0]?.id ?? null;
}
