import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { familiesOfCompanies } from '../features/families/repository.ts';
import type { Database } from '../platform/db/database.ts';
import { onEachDatabase } from '../testing/index.ts';
import { seedCompanyFamilies } from './company-families.ts';

const shipped = (families: Record<string, string[]>) =>
  Object.entries(families).map(([familyName, ids]) => ({
    familyName,
    companies: ids.map((registrationId) => ({ registrationId, companyName: `Company ${registrationId}` })),
  }));

onEachDatabase(({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('bring each company once: what was changed stays, what was deleted does not come back', async () => {
    const { db } = database;
    const seed = (families: Record<string, string[]>) => seedCompanyFamilies(db, shipped(families));
    const families = async () => Object.fromEntries(await familiesOfCompanies(db));
    await seed({ Acme: ['1', '2'], Zeta: ['3'], Gone: ['4'] });
    expect(await families()).toEqual({ 1: 'Acme', 2: 'Acme', 3: 'Zeta', 4: 'Gone' });

    await db.execute(sql`DELETE FROM member_company WHERE registration_id = '2'`);
    await db.execute(sql`UPDATE company_family SET family_name = 'Zeta Group' WHERE family_name = 'Zeta'`);
    await db.execute(sql`DELETE FROM company_family WHERE family_name = 'Gone'`);
    await db.execute(sql`INSERT INTO member_company (company_name, registration_id, family_id)
      SELECT 'Added by hand', '7', id FROM company_family WHERE family_name = 'Zeta Group'`);
    const changed = { 1: 'Acme', 3: 'Zeta Group', 7: 'Zeta Group' };
    await seed({ Acme: ['1', '2'], Zeta: ['3'], Gone: ['4'] });
    expect(await families()).toEqual(changed);

    await seed({ Acme: ['1', '2', '5', '7'], Zeta: ['3', '8'], Gone: ['4', '9'], New: ['6'] });
    expect(await families(), 'a later version adds what is new').toEqual({ ...changed, 5: 'Acme', 6: 'New' });
  });
});
