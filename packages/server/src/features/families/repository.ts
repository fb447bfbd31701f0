import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** The family of each company that is in one, by its registration id. */
export async function familiesOfCompanies(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; family: string }>(sql`
    SELECT m.registration_id AS id, f.family_name AS family FROM member_company m JOIN company_family f ON f.id = m.family_id`);
  return new Map(rows.map(({ id, family }) => [id, family]));
}
