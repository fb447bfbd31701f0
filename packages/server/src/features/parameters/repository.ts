import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

export interface CurrentParameter extends Record<string, unknown> {
  name: string;
  value: string;
  pageType: string | null;
  menu: string | null;
}

/** The parameters that hold for a company: of each name its own, or else those of all companies. */
export async function parametersOf(db: Db, company: number | null): Promise<CurrentParameter[]> {
  const { rows } = await db.execute<CurrentParameter>(sql`
    SELECT p.name, p.value, p.page_type AS "pageType", p.menu FROM parameter p
    WHERE p.company_id = ${company} OR (p.company_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM parameter own WHERE own.name = p.name AND own.company_id = ${company}))
    ORDER BY p.name, p.id`);
  return rows;
}

export interface CurrentVersion extends Record<string, unknown> {
  id: number;
  versionID: string;
  reportingYear: number;
}

export async function currentVersion(db: Db): Promise<CurrentVersion | null> {
  const { rows } = await db.execute<CurrentVersion>(sql`SELECT id, version_id AS "versionID",
    reporting_year AS "reportingYear" FROM version_year_mapping WHERE current`);
  return rows[0] ?? null;
}
