import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const FAMILIES = '/api/company-families';
const MEMBERS = '/api/member-companies';

onEachDatabase((database) => {
  let app: TestApp;
  /** What questions go by. */
  let published: ReadonlyMap<string, string> = new Map();
  let publishes = true;
  beforeAll(async () => {
    const setCompanyFamilies = async (families: ReadonlyMap<string, string>) => {
      if (!publishes) throw new Error('The engine is gone');
      published = families;
    };
    app = await buildTestApp({ database, setCompanyFamilies });
  });
  beforeEach(async () => {
    publishes = true;
    await app.database.pool.query('DELETE FROM company_family');
  });
  afterAll(() => app.close());
  const admin = () => app.as('admin');
  const family = async (familyName: string) => (await admin().post(FAMILIES, { familyName })).body;
  const member = (registrationId: string, of: { id: number }) =>
    admin().post(MEMBERS, { companyName: `Company ${registrationId}`, registrationId, family: of });

  test('are for administrators (401, 403), and a company is in one family by its number (400)', async () => {
    for (const url of [FAMILIES, MEMBERS]) {
      expect((await app.anonymous.get(url)).status).toBe(401);
      for (const login of ['analyst', 'entityadmin', 'asadmin'])
        expect((await app.as(login).get(url)).status).toBe(403);
    }
    const acme = await family('Acme');
    expect((await admin().post(FAMILIES, { familyName: 'ACME' })).body.fieldErrors[0].message).toBe('Unique');
    expect((await member('12a', acme)).body.fieldErrors).toMatchObject([
      { field: 'registrationId', message: 'Pattern' },
    ]);
    expect((await member('12', { id: 987_654 })).status).toBe(400);
    expect((await member('12', acme)).status).toBe(201);
    expect((await member('12', await family('Other'))).body.fieldErrors[0]).toMatchObject({ message: 'Unique' });
  });

  test('questions go by a change when it is answered', async () => {
    const [acme, other] = [await family('Acme'), await family('Other')];
    await member('1', acme);
    const moving = (await member('2', acme)).body;
    expect(Object.fromEntries(published)).toEqual({ 1: 'Acme', 2: 'Acme' });
    await admin().put(MEMBERS, { ...moving, family: other });
    expect(Object.fromEntries(published)).toEqual({ 1: 'Acme', 2: 'Other' });
    await admin().put(FAMILIES, { ...acme, familyName: 'Acme Group' });
    expect(Object.fromEntries(published)).toEqual({ 1: 'Acme Group', 2: 'Other' });
    await admin().delete(`${MEMBERS}/${moving.id}`);
    expect(Object.fromEntries(published)).toEqual({ 1: 'Acme Group' });
  });

  test('a family is deleted with its companies, and the trail has them all', async () => {
    const acme = await family('Acme');
    await member('1', acme);
    await member('2', acme);
    expect((await admin().delete(`${FAMILIES}/${acme.id}`)).status).toBe(204);
    expect([...published]).toEqual([]);
    const { body } = await admin().get('/management/audits?size=3&sort=timestamp,desc');
    expect(body.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'companyFamily.delete',
      'memberCompany.delete',
      'memberCompany.delete',
    ]);
  });

  test('a change that questions cannot follow is made and logged; the next one catches up', async () => {
    const acme = await family('Acme');
    publishes = false;
    expect((await member('1', acme)).status).toBe(201);
    expect(app.errors.join()).toContain('questions do not have the families as they are now');
    publishes = true;
    await member('2', acme);
    expect(Object.fromEntries(published)).toEqual({ 1: 'Acme', 2: 'Acme' });
  });
});
