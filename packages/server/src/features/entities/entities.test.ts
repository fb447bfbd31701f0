import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/** Entities that are no more than their definition: what is true of one is true of all. */
const ENTITIES: { path: string; name: string; required: string | null; body: object; soft?: true }[] = [
  { path: 'companies', name: 'company', required: 'companyName', body: { companyName: 'Acme' } },
  { path: 'user-groups', name: 'userGroup', required: 'name', body: { name: 'Readers' } },
  { path: 'user-group-infos', name: 'userGroupInfo', required: null, body: { name: 'Shared pages' } },
  {
    path: 'configuration-menu-types',
    name: 'configurationMenuType',
    required: 'menuTypeName',
    body: { menuTypeName: 'Top' },
  },
  {
    path: 'configuration-menus',
    name: 'configurationMenu',
    required: 'menuName',
    body: { menuName: 'Reports' },
    soft: true,
  },
  {
    path: 'configuration-standard-pages',
    name: 'configurationStandardPage',
    required: 'pageName',
    body: { pageName: 'Summary' },
    soft: true,
  },
  { path: 'role-messages', name: 'roleMessage', required: 'message', body: { message: 'Hello' } },
  { path: 'configuration-filters', name: 'configurationFilter', required: 'filterName', body: { filterName: 'venue' } },
  {
    path: 'configuration-standard-pages-filters',
    name: 'configurationStandardPagesFilter',
    required: null,
    body: { markings: 'a,b' },
  },
];

onEachDatabase((database) => {
  let app: TestApp;
  /** The companies of two customers. */
  let mine: { id: number; companyName: string };
  let others: typeof mine;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    // A customer's own administrator of entities: the demo accounts have none.
    await app.database.pool.query(`INSERT INTO user_authority
      SELECT id, 'ROLE_ENTITY_ADMIN' FROM app_user WHERE login = 'poweruser'`);
    mine = (await app.as('poweruser').get('/api/account')).body.company;
    others = (await app.as('rival').get('/api/account')).body.company;
  });
  afterAll(() => app.close());

  describe.each(ENTITIES)('api/$path', ({ path, name, required, body, soft }) => {
    const base = `/api/${path}`;
    const calls = (person: ReturnType<TestApp['as']>) => [
      person.post(base, body),
      person.put(base, { ...body, id: 1 }),
      person.get(base),
      person.get(`${base}/count`),
      person.delete(`${base}/1`),
    ];

    it('answers 401 to strangers', async () => {
      for (const call of calls(app.anonymous)) expect((await call).status).toBe(401);
    });

    it.each(['analyst', 'rival', 'free', 'asadmin'])('answers 403 to %s', async (login) => {
      // Settings are kept by company: who keeps them reads companies.
      if (path === 'companies' && login === 'asadmin') return;
      for (const call of calls(app.as(login))) expect((await call).status).toBe(403);
    });

    it('answers 400 to a wrong record, id, page or parameter, and says what is wrong', async () => {
      const admin = app.as('entityadmin');
      const exists = await admin.post(base, { ...body, id: 7 });
      expect(exists).toMatchObject({ status: 400, body: { message: 'error.idexists' } });
      expect(exists.body.title).toMatch(/^A new .+ cannot already have an ID$/);
      expect(exists.headers['x-pellucidapp-error']).toBe('error.idexists');
      expect(await admin.put(base, body)).toMatchObject({ status: 400, body: { message: 'error.idnull' } });
      if (required !== null) {
        expect(await admin.post(base, { ...body, [required]: null })).toMatchObject({
          status: 400,
          body: {
            message: 'error.validation',
            fieldErrors: [{ objectName: name, field: required, message: 'NotNull' }],
          },
        });
      }
      for (const query of ['sort=password', 'password.equals=x', 'id.like=1', 'id.equals=abc']) {
        const answer = await admin.get(`${base}?${query}`);
        expect(answer, query).toMatchObject({ status: 400 });
        expect(answer.headers['content-type']).toContain('application/problem+json');
      }
      expect((await admin.get(`${base}?password.equals=x`)).body.title).toContain("'password'");
      expect((await admin.get(`${base}/count?id.like=1`)).body.title).toContain("'like'");
      expect((await admin.get(`${base}/abc`)).status).toBe(400);
    });

    it('answers 404 for what is not there', async () => {
      const admin = app.as('admin');
      expect((await admin.get(`${base}/9223372036854775807`)).status).toBe(404);
      expect((await admin.get(`${base}/999999`)).body).toMatchObject({ status: 404, message: 'error.http.404' });
      expect((await admin.put(base, { ...body, id: 999999 })).status).toBe(404);
      expect((await admin.delete(`${base}/999999`)).status).toBe(404);
    });

    it('creates, reads, changes, lists, counts and deletes', async () => {
      const admin = app.as('entityadmin');
      const created = await admin.post(base, { ...body, id: null });
      const { id } = created.body;
      expect(created).toMatchObject({ status: 201, body: { ...body, version: 0 } });
      expect(created.headers.location).toBe(`${base}/${id}`);
      expect(created.headers['x-pellucidapp-alert']).toMatch(new RegExp(`^A new .+ is created with identifier ${id}$`));
      expect(created.headers['x-pellucidapp-params']).toBe(String(id));

      expect((await admin.get(String(created.headers.location))).body).toEqual(created.body);
      const changed = await admin.put(base, created.body);
      const { updateAt: _, ...unstamped } = created.body;
      expect(changed).toMatchObject({ status: 200, body: { ...unstamped, version: 1 } });
      expect(changed.headers['x-pellucidapp-alert']).toMatch(/ is updated with identifier \d+$/);
      expect(await admin.put(base, created.body)).toMatchObject({
        status: 409,
        body: { message: 'error.concurrencyFailure' },
      });

      const listed = await admin.get(`${base}?id.equals=${id}&cacheBuster=1`);
      expect(listed.body).toEqual([changed.body]);
      expect(listed.headers['x-total-count']).toBe('1');
      expect(listed.headers.link).toContain('rel="last"');
      expect((await admin.get(`${base}/count?id.equals=${id}`)).body).toBe(1);

      const deleted = await admin.delete(`${base}/${id}`);
      expect(deleted).toMatchObject({ status: 204, text: '' });
      expect(deleted.headers['x-pellucidapp-alert']).toMatch(/ is deleted with identifier \d+$/);
      const gone = await admin.get(`${base}/${id}`);
      if (soft) expect(gone.body).toMatchObject({ isDeleted: true, version: 2 });
      else expect(gone.status).toBe(404);
      if (soft) {
        const restored = await admin.put(base, { ...gone.body, isDeleted: false });
        expect(restored.headers['x-pellucidapp-alert']).toMatch(/ is restored with identifier \d+$/);
      }

      const { rows } = await app.database.pool.query(
        'SELECT action, actor, old, new FROM audit_event WHERE entity_id = $1 AND entity = $2 ORDER BY seq',
        [String(id), name],
      );
      expect(rows.map((row) => row.action.split('.')[1])).toEqual([
        'create',
        'update',
        'delete',
        ...(soft ? ['undelete'] : []),
      ]);
      expect(rows[1]).toMatchObject({ actor: 'entityadmin', old: created.body, new: changed.body });
    });
  });

  describe('criteria', () => {
    const admin = () => app.as('entityadmin');
    const names = async (query: string) => {
      const path = `/api/companies?sort=companyName&${query}`;
      const listed = (await admin().get(path)).body.map((company: { companyName: string }) => company.companyName);
      expect((await admin().get(path.replace('?', '/count?'))).body, 'count').toBe(listed.length);
      return listed;
    };
    beforeAll(async () => {
      for (const [companyName, companyState] of [
        ['Zeta 50%_off', 'TX'],
        ['zeta 500 off', null],
        ["Zeta O'Hara\\", 'ny'],
      ]) {
        await admin().post('/api/companies', { companyName, companyState });
      }
    });

    it.each([
      ['companyName.equals=Zeta%2050%25_off', ['Zeta 50%_off']],
      ['companyName.contains=zeta', ['Zeta 50%_off', 'zeta 500 off', "Zeta O'Hara\\"]],
      ['companyName.contains=0%25_', ['Zeta 50%_off']],
      ["companyName.contains=O'Hara%5C", ["Zeta O'Hara\\"]],
      ['companyName.contains=zeta&companyName.doesNotContain=50', ["Zeta O'Hara\\"]],
      ['companyName.contains=zeta&companyState.notEquals=TX', ['zeta 500 off', "Zeta O'Hara\\"]],
      ['companyName.contains=zeta&companyState.in=TX,ny', ['Zeta 50%_off', "Zeta O'Hara\\"]],
      ['companyName.contains=zeta&companyState.notIn=TX', ['zeta 500 off', "Zeta O'Hara\\"]],
      ['companyName.contains=zeta&companyState.specified=false', ['zeta 500 off']],
      ['tier.equals=FREE&companyName.contains=zeta&createAggspendDB.equals=true', []],
      [
        'tier.in=FREE,UNLIMITED&companyName.contains=zeta&companyState.specified=true',
        ['Zeta 50%_off', "Zeta O'Hara\\"],
      ],
      ['id.greaterThan=999999999999999', []],
      ['id.lessOrEqualThan=0', []],
      ['id.greaterOrEqualThan=1&companyName.equals=zeta%20500%20off', ['zeta 500 off']],
    ])('%s', async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    it('finds by a link and sorts by what it shows, descending', async () => {
      const groups = (await admin().get(`/api/user-groups?companyId.equals=${mine.id}`)).body;
      expect(groups.map((group: { company: unknown }) => group.company)).toEqual([
        { id: mine.id, companyName: mine.companyName },
      ]);
      const sorted = (await admin().get('/api/user-groups?sort=company,desc&companyId.specified=true')).body;
      const names = sorted.map((group: { company: { companyName: string } }) => group.company.companyName);
      expect(names).toEqual(names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)));
    });

    it('pages without overlap, cuts the size to the most, and leads on', async () => {
      const first = await admin().get('/api/companies?page=0&size=2&sort=tier,asc');
      const second = await admin().get('/api/companies?page=1&size=2&sort=tier,asc');
      const ids = [...first.body, ...second.body].map((company: { id: number }) => company.id);
      expect(new Set(ids).size).toBe(4);
      expect(first.headers['x-total-count']).toBe('6');
      expect(String(first.headers.link).match(/rel="\w+"/g)).toEqual(['rel="next"', 'rel="last"', 'rel="first"']);
      expect(second.headers.link).toContain('</api/companies?page=2&size=2&sort=tier%2Casc>; rel="next"');
      const beyond = await admin().get('/api/companies?page=99&size=99999');
      expect(beyond).toMatchObject({ status: 200, body: [] });
      expect(beyond.headers['x-total-count']).toBe('6');
      expect((await admin().get('/api/companies/all')).body).toHaveLength(6);
    });
  });

  describe('what belongs to a company', () => {
    const customer = () => app.as('poweruser');
    const groupOf = async (company: { id: number }) =>
      (await app.as('admin').get(`/api/user-groups?companyId.equals=${company.id}`)).body[0];

    it('is missing for an administrator of another company, in every call', async () => {
      const [own, foreign] = [await groupOf(mine), await groupOf(others)];
      expect((await customer().get('/api/user-groups')).body).toEqual([own]);
      expect((await customer().get('/api/user-groups/count')).body).toBe(1);
      expect((await customer().get('/api/user-groups/all')).body).toEqual([own]);
      expect((await customer().get(`/api/user-groups/${own.id}`)).body).toEqual(own);
      expect((await customer().get(`/api/user-groups/${foreign.id}`)).status).toBe(404);
      expect((await customer().put('/api/user-groups', { ...foreign, name: 'Taken' })).status).toBe(404);
      expect((await customer().delete(`/api/user-groups/${foreign.id}`)).status).toBe(404);
      expect((await customer().get('/api/companies')).body).toHaveLength(1);
      expect((await customer().get(`/api/companies/${others.id}`)).status).toBe(404);
      expect(await groupOf(others)).toEqual(foreign);
    });

    it('cannot be made for another company, and is made for the own one', async () => {
      const foreign = await customer().post('/api/user-groups', { name: 'Spies', company: { id: others.id } });
      expect(foreign).toMatchObject({
        status: 400,
        body: { fieldErrors: [{ field: 'company', message: 'NotFound' }] },
      });
      const made = await customer().post('/api/user-groups', { name: 'Own readers' });
      expect(made).toMatchObject({ status: 201, body: { company: { id: mine.id } } });
      const moved = await customer().put('/api/user-groups', { ...made.body, company: { id: others.id } });
      expect(moved.status).toBe(400);
      expect((await customer().delete(`/api/user-groups/${made.body.id}`)).status).toBe(204);
      expect((await customer().post('/api/companies', { companyName: 'Mine too' })).status).toBe(403);
    });

    it('may be read by all and changed by none of them when it belongs to nobody', async () => {
      const { body } = await app.as('entityadmin').post('/api/user-groups', { name: 'Everyone' });
      expect((await customer().get(`/api/user-groups/${body.id}`)).body).toEqual(body);
      expect((await customer().put('/api/user-groups', { ...body, name: 'Ours' })).status).toBe(403);
      expect((await customer().delete(`/api/user-groups/${body.id}`)).status).toBe(403);
      expect((await app.as('entityadmin').delete(`/api/user-groups/${body.id}`)).status).toBe(204);
    });

    it('keeps the tier for ROLE_ADMIN', async () => {
      const [company] = (await customer().get('/api/companies')).body;
      const same = await customer().put('/api/companies', { ...company, companyState: 'NY' });
      expect(same).toMatchObject({ status: 200, body: { companyState: 'NY', tier: 'UNLIMITED' } });
      for (const login of ['poweruser', 'entityadmin']) {
        expect((await app.as(login).put('/api/companies', { ...same.body, tier: 'FREE' })).status).toBe(403);
      }
      const lowered = await app.as('admin').put('/api/companies', { ...same.body, tier: 'FREE' });
      expect(lowered.body.tier).toBe('FREE');
    });
  });

  it('names the other record with the same name, and what keeps a record from being deleted', async () => {
    const admin = app.as('admin');
    const twice = await admin.post('/api/companies', { companyName: others.companyName.toUpperCase() });
    expect(twice).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ objectName: 'company', field: 'companyName', message: 'Unique' }] },
    });
    const blocked = await admin.delete(`/api/companies/${others.id}`);
    expect(blocked.status).toBe(409);
    expect(blocked.body.detail).toMatch(/^This company cannot be deleted: it is used by (user group|user) '.+'$/);
    expect((await admin.get(`/api/companies/${others.id}`)).status).toBe(200);
  });

  it('lets one of two changes of the same version through', async () => {
    const admin = app.as('admin');
    const { body } = await admin.post('/api/companies', { companyName: 'Contested' });
    const changes = ['TX', 'NY', 'CA'].map((companyState) => admin.put('/api/companies', { ...body, companyState }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });
});
