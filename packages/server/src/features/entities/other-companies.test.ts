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

  // docs/promises/access.md#rows-of-a-company
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

  it('is not told by the links of a page that all companies share, and stays linked when a customer saves what it sees', async () => {
    const admin = app.as('admin');
    const make = async (name: string, company: object) =>
      (await admin.post('/api/user-groups', { name, company })).body as { id: number; name: string };
    const ours = (await app.as('analyst').get('/api/account')).body.company;
    const [foreign, own] = [await make('Their secret readers', theirs), await make('Our readers', ours)];
    const page = { menu: 'Shared page', isMenu: true, icon: null, parentMenu: { id: 1 }, pageType: 'Standard' };
    const made = await admin.post('/api/page-infos', { ...page, pageDomain: 'General', userGroupList: [foreign, own] });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body;
    const groups = (body: { userGroupList: { name: string }[] }) => body.userGroupList.map(({ name }) => name);

    const customer = app.as('poweruser');
    const seen = await customer.get(`/api/page-infos/${id}`);
    expect(groups(seen.body)).toEqual(['Our readers']);
    expect(groups((await customer.get(`/api/page-infos?id.equals=${id}`)).body[0])).toEqual(['Our readers']);
    expect((await customer.get('/api/page-infos/export?columns=all')).text).not.toContain('secret');
    const saved = await customer.put('/api/page-infos', { ...seen.body, userGroupList: [], helpText: 'Ask us' });
    expect(saved.status, saved.text).toBe(200);
    expect(groups(saved.body)).toEqual([]);
    expect(groups((await customer.get(`/api/page-infos-undelete/${id}`)).body)).toEqual([]);
    expect(groups((await admin.get(`/api/page-infos/${id}`)).body)).toEqual(['Their secret readers']);
  });

  it('keeps the groups of other companies and of all in a user group info that a customer saves', async () => {
    const admin = app.as('admin');
    const make = async (name: string, company: object | null) =>
      (await admin.post('/api/user-groups', { name, company })).body as { id: number };
    const ours = (await app.as('analyst').get('/api/account')).body.company;
    const [foreign, shared, own] = [
      await make('Set: theirs', theirs),
      await make('Set: shared', null),
      await make('Set: ours', ours),
    ];
    const { body: info } = await admin.post('/api/user-group-infos', { userGroups: [foreign, shared] });
    const save = (...userGroups: object[]) =>
      app.as('poweruser').put('/api/user-group-infos', { id: info.id, userGroups });
    expect((await save(shared, own)).status).toBe(200);
    expect((await save(own)).status).toBe(403);
    expect((await save(shared, own, foreign)).status).toBe(400);
    const kept = (await admin.get(`/api/user-group-infos/${info.id}`)).body.userGroups;
    expect(kept.map(({ id }: { id: number }) => id).toSorted()).toEqual([foreign.id, shared.id, own.id].toSorted());
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
