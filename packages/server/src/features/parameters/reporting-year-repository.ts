import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

interface ReportingYear extends Record<string, unknown> {
  id: number;
  reportingYear: number;
  /** Whether the installation reports on it. */
  current: boolean;
  /** Whether the company chose it. */
  own: boolean;
}

/** The years that the portal reports on, newest first. */
export async function reportingYears(db: Db, company: number | null): Promise<ReportingYear[]> {
  const { rows } = await db.execute<ReportingYear>(sql`
    SELECT y.id, y.reporting_year AS "reportingYear", y.current, c.company_id IS NOT NULL AS own FROM web_reporting_year y
    LEFT JOIN company_reporting_year c ON c.web_reporting_year_id = y.id AND c.company_id = ${company}
    ORDER BY y.reporting_year DESC`);
  return rows;
}

export async function setReportingYear(
  tx: Db,
  { company, year, by }: { company: number; year: number; by: string },
): Promise<void> {
  await tx.execute(sql`INSERT INTO company_reporting_year (company_id, web_reporting_year_id, changed_by)
    VALUES (${company}, ${year}, ${by}) ON CONFLICT (company_id) DO UPDATE
    SET web_reporting_year_id = ${year}, changed_by = ${by}, changed_at = now()`);
}
