import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** The venue of a company that has this name, in whatever letters. */
export async function venueNamed(db: Db, company: number, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM rule_value WHERE company_id = ${company} AND lower(value) = lower(${name})`,
  );
  return rows[0]?.id ?? null;
}
