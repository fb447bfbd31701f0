import { ENTITIES } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/** What belongs to a company, with a record of one to make; searches and assigned roles are of the company of their user. */
const RECORDS: Record<string, (company: { id: number }, user: { id: number }) => object> = {
  userGroup: (company) => ({ name: 'Their readers', company }),
  user: (company) => ({ login: 'their.user', email: 'their.user@example.org', company }),
  assignedRoles: (_, users) => ({ authority: 'ROLE_POWER_USER', users }),
  roleMessage: (company) => ({ message: 'Only for them', company }),
  parameter: (company) => ({ name: 'THEIR_PARAMETER', value: '1', company }),
  analysisPathSuffix: (company) => ({ suffix: '_theirs', company }),
  search: (_, user) => ({ user, page: { id: 1 }, query: 'their query' }),
};
const OWNED = ENTITIES.filter(({ definition: { ownedBy } }) => ownedBy !== undefined && ownedBy !== 'id');

onEachDatabase((database) => {
  let app: TestApp;
  let theirs: { id: number };
  let rival: { id: number };
  beforeAll(async () => {
    app = await buildTestApp({ database });
    // A customer's own administrators: the demo accounts have none.
    for (const [login, authority] of [
      ['poweruser', 'ROLE_ENTITY_ADMIN'],
      ['compliance', 'ROLE_AS_ADMIN'],
    ]) {
      await app.database.pool.query('INSERT INTO user_authority SELECT id, $2 FROM app_user WHERE login = $1', [
        login,
        authority,
      ]);
    }
    rival = (await app.as('admin').get('/api/users/rival')).body;
    theirs = (await app.as('rival').get('/api/account')).body.company;
  });
  afterAll(() => app.close());

  it('has a record for everything that belongs to a company', () => {
    expect(OWNED.map(({ definition }) => definition.name).toSorted()).toEqual(Object.keys(RECORDS).toSorted());
  });

  describe.each(OWNED.map(({ definition }) => [definition.name, definition] as const))('%s', (name, definition) => {
    it('of another company is not there for an administrator of one: 404 to every call, in no list, count or file', async () => {
      const base = `/api/${definition.path}`;
      const made = await app.as('admin').post(base, RECORDS[name]?.(theirs, rival));
      expect(made.status, made.text).toBe(201);
      const { id } = made.body;
      const customer = app.as(definition.write.includes('ROLE_AS_ADMIN') ? 'compliance' : 'poweruser');

      expect((await customer.get(`${base}/${id}`)).status).toBe(404);
      expect((await customer.put(base, { ...made.body, version: null })).status).toBe(404);
      expect((await customer.delete(`${base}/${id}`)).status).toBe(404);
      expect((await customer.get(`${base}?id.equals=${id}`)).body).toEqual([]);
      expect((await customer.get(`${base}/count?id.equals=${id}`)).body).toBe(0);
      expect((await customer.get(`${base}/count?companyId.equals=${theirs.id}`)).body).toBe(0);
      const file = await customer.get(`${base}/export?columns=all`);
      expect(file.status).toBe(200);
      expect(file.text).not.toMatch(/their|Their|THEIR/);
      // It cannot be made for them either: it is refused, or becomes the customer's own.
      const again = await customer.post(base, { ...unique(RECORDS[name]?.(theirs, rival)) });
      expect([400, 201]).toContain(again.status);
      if (again.status === 201) expect(again.body.company?.id ?? null).not.toBe(theirs.id);
      expect((await app.as('admin').get(`${base}/${id}`)).status).toBe(200);
    });
  });

  it('hides the company itself, in every call', async () => {
    for (const login of ['poweruser', 'compliance']) {
      expect((await app.as(login).get(`/api/companies/${theirs.id}`)).status).toBe(404);
      expect((await app.as(login).get(`/api/companies/count?id.equals=${theirs.id}`)).body).toBe(0);
    }
    const body = { id: theirs.id, companyName: 'Taken over' };
    expect((await app.as('poweruser').put('/api/companies', body)).status).toBe(404);
    expect((await app.as('poweruser').delete(`/api/companies/${theirs.id}`)).status).toBe(404);
    expect((await app.as('poweruser').get(`/api/role-messages-by-company/${theirs.id}`)).status).toBe(404);
    expect(
      (await app.as('compliance').get(`/api/customize/business-meal/global-level-general/${theirs.id}`)).status,
    ).toBe(404);
  });
});

/** Their names where two records cannot share one. */
function unique(record: object | undefined): object {
  const changed = Object.entries(record ?? {}).map(([key, value]) => [
    key,
    ['login', 'email', 'name'].includes(key) ? `x${value}` : value,
  ]);
  return Object.fromEntries(changed);
}
