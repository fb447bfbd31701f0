import type { ShippedFamilies } from '@pellucid/analytics';
import { companyFamilyDef, memberCompanyDef } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { insertRecord } from './insert-record.ts';

/** Servers that start together on one database take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_425;

/**
 * Brings the families of the catalogue, each company once: what administrators changed stays, and what they deleted does not
 * come back. A company that a later version of the catalogue adds goes to the family of that name, if there is one or has
 * never been.
 */
export async function seedCompanyFamilies(db: Db, shipped: ShippedFamilies): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const seeded = await tx.execute<{ id: string; family: string }>(
      sql`SELECT registration_id AS id, family_name AS family FROM seeded_family_member`,
    );
    const present = await tx.execute<{ id: string }>(sql`SELECT registration_id AS id FROM member_company`);
    const known = new Set([...seeded.rows, ...present.rows].map(({ id }) => id));
    const families = await tx.execute<{ id: number; name: string }>(
      sql`SELECT id, family_name AS name FROM company_family`,
    );
    const idOf = new Map(families.rows.map(({ id, name }) => [name, id]));
    const seededNames = new Set(seeded.rows.map(({ family }) => family));

    for (const { familyName, companies } of shipped) {
      const added = companies.filter(({ registrationId }) => !known.has(registrationId));
      if (added.length === 0) continue;
      let id = idOf.get(familyName);
      if (id === undefined && !seededNames.has(familyName))
        id = await insertRecord(tx, companyFamilyDef, { familyName });
      for (const company of added) {
        await tx.execute(sql`INSERT INTO seeded_family_member VALUES (${company.registrationId}, ${familyName})`);
        if (id !== undefined) await insertRecord(tx, memberCompanyDef, { ...company, family: { id } });
      }
    }
  });
}
