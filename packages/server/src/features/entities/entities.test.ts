import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/** Entities that are no more than their definition: what is true of one is true of all. */
const ENTITIES = [
  { path: 'companies', name: 'company', required: 'companyName', body: { companyName: 'Acme' } },
  { path: 'user-groups', name: 'userGroup', required: 'name', body: { name: 'Readers' } },
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
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  describe.each(ENTITIES)('api/$path', ({ path, name, required, body }) => {
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
      for (const query of ['page=-1', 'size=0', 'sort=password', 'password.equals=x', 'id.like=1', 'id.equals=abc']) {
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
      expect(changed).toMatchObject({ status: 200, body: { ...created.body, version: 1 } });
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
      expect((await admin.get(`${base}/${id}`)).status).toBe(404);

      const { rows } = await app.database.pool.query(
        'SELECT action, actor, old, new FROM audit_event WHERE entity_id = $1 AND entity = $2 ORDER BY seq',
        [String(id), name],
      );
      expect(rows.map((row) => row.action.split('.')[1])).toEqual(['create', 'update', 'delete']);
      expect(rows[1]).toMatchObject({ actor: 'entityadmin', old: created.body, new: changed.body });
    });
  });
});
