import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const CHOSEN = 'Moonrise#2026';

onEachDatabase((database) => {
  let app: TestApp;
  /** A customer's own administrator of entities. */
  const customer = () => app.as('poweruser');
  const admin = () => app.as('admin');
  const staff = () => app.as('entityadmin');
  beforeAll(async () => {
    app = await buildTestApp({ database });
    await app.database.pool.query(`INSERT INTO user_authority
      SELECT id, 'ROLE_ENTITY_ADMIN' FROM app_user WHERE login = 'poweruser'`);
  });
  afterAll(() => app.close());

  const userOf = async (login: string) => (await admin().get(`/api/users/${login}`)).body;
  const make = async (login: string, more: object = {}) =>
    (await admin().post('/api/users', { login, email: `${login}@example.org`, authorities: ['ROLE_USER'], ...more }))
      .body;
  /** Opens the account of a new user with the link from their mail. */
  const open = async (login: string) => {
    const mail = await app.mailTo(`${login}@example.org`);
    const key = /key=(\S+)/.exec(mail.body)?.[1];
    const payload = { key, newPassword: CHOSEN };
    const finish = { method: 'POST' as const, url: '/api/account/reset-password/finish', payload };
    expect((await app.anonymous.send({ ...finish, remoteAddress: '10.9.0.1' })).status).toBe(200);
    expect((await app.mailTo(`${login}@example.org`)).subject).toContain('password was changed');
    return app.signIn(login, CHOSEN);
  };

  describe('who may', () => {
    const calls = (person: ReturnType<TestApp['as']>) => [
      person.get('/api/users'),
      person.get('/api/users/count'),
      person.get('/api/users/authorities'),
      person.get('/api/users/1'),
      person.get('/api/users/1/sessions'),
      person.get('/api/users/1/history'),
      person.post('/api/users', { login: 'x', email: 'x@example.org' }),
      person.put('/api/users', { id: 1, login: 'x', email: 'x@example.org' }),
      person.put('/api/users/activate', { ids: [1], activated: false }),
      person.delete('/api/users/1'),
      person.delete('/api/users/1/sessions/abc'),
      person.post('/api/assigned-roles', { authority: 'ROLE_USER', users: { id: 1 } }),
    ];

    it('answers 401 to strangers and 403 to who administers no entities', async () => {
      for (const call of calls(app.anonymous)) expect((await call).status).toBe(401);
      for (const login of ['analyst', 'compliance', 'asadmin', 'free']) {
        for (const call of calls(app.as(login))) expect((await call).status).toBe(403);
      }
    });

    it('answers 400 to what is no user', async () => {
      const wrong = async (body: object) => (await admin().post('/api/users', body)).body;
      expect(await wrong({ login: 'no spaces', email: 'a@example.org' })).toMatchObject({
        status: 400,
        fieldErrors: [{ objectName: 'user', field: 'login', message: 'Pattern' }],
      });
      for (const email of ['nowhere', 'Ann<a@example.org>', 'a@example.org,b@example.org', 'a@exa>mple.org']) {
        expect((await wrong({ login: 'a', email })).fieldErrors[0].field).toBe('email');
      }
      expect((await wrong({ login: 'a', email: 'a@example.org', authorities: ['ROLE_KING'] })).status).toBe(400);
      expect((await wrong({ login: 'a', email: 'a@example.org', npi: '12' })).fieldErrors[0].field).toBe('npi');
      expect((await wrong({ id: 3, login: 'a', email: 'a@example.org' })).message).toBe('error.idexists');
      for (const sort of ['password', 'resetKey', 'passwordHash']) {
        expect((await admin().get(`/api/users?sort=${sort}`)).status).toBe(400);
      }
      expect(await wrong({ login: 'ADMIN', email: 'new@example.org' })).toMatchObject({
        status: 400,
        title: 'Login name already used!',
        type: 'https://www.jhipster.tech/problem/login-already-used',
      });
      expect(await wrong({ login: 'new', email: 'Admin@pellucid.example' })).toMatchObject({
        status: 400,
        message: 'error.emailexists',
      });
    });
  });

  it('invites a new user, who chooses a password, signs in, and is changed, signed out and deleted', async () => {
    const answer = await admin().post('/api/users', {
      id: null,
      login: 'Nina.Novak',
      email: 'nina.novak@example.org',
      firstName: 'Nina',
      npi: '1234567890',
      authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'],
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { login: 'nina.novak', activated: true, confirmed: false, createdBy: 'admin', lastSignInAt: null },
    });
    expect(answer.headers.location).toBe('/api/users/nina.novak');
    expect(answer.headers['x-pellucidapp-alert']).toBe('A new user is created with identifier nina.novak');
    expect(JSON.stringify(answer.body)).not.toContain('argon2');

    const nina = await open('nina.novak');
    expect((await nina.get('/api/account')).body.authorities).toEqual(['ROLE_COMPLIANCE', 'ROLE_USER']);
    const known = await userOf('nina.novak');
    expect(known).toMatchObject({ confirmed: true, id: answer.body.id });
    expect(known.lastSignInAt).not.toBeNull();

    const sessions = (await admin().get(`/api/users/${known.id}/sessions`)).body;
    expect(sessions).toHaveLength(1);
    const why = { 'X-Change-Reason': 'Lost telephone' };
    expect((await admin().delete(`/api/users/${known.id}/sessions/${sessions[0].id}`, why)).status).toBe(204);
    const [ended] = (await admin().get(`/management/audits?entity=user&entityId=${known.id}&size=1`)).body;
    expect(ended).toMatchObject({ type: 'session.end', principal: 'admin', reason: 'Lost telephone' });
    expect((await nina.get('/api/account')).status).toBe(401);

    const again = await app.signIn('nina.novak', CHOSEN);
    const changed = await admin().put('/api/users', { ...known, email: 'nina@example.org', department: 'Legal' });
    expect(changed).toMatchObject({ status: 200, body: { email: 'nina@example.org', department: 'Legal' } });
    expect((await app.mailTo('nina.novak@example.org')).subject).toContain('address');
    expect((await again.get('/api/account')).status).toBe(200);
    expect((await admin().put('/api/users', known)).status).toBe(409);
    const less = await admin().put('/api/users', { ...changed.body, authorities: ['ROLE_USER'] });
    expect(less.body.authorities).toEqual(['ROLE_USER']);
    expect((await again.get('/api/account')).status).toBe(401);

    const third = await app.signIn('nina.novak', CHOSEN);
    const off = await admin().put('/api/users/activate', { ids: [known.id], activated: false, reason: 'Left' });
    expect(off).toMatchObject({ status: 200, body: { changed: 1 } });
    expect((await third.get('/api/account')).status).toBe(401);

    const history = await admin().get(`/api/users/${known.id}/history?size=3`);
    expect(history.headers['x-total-count']).toMatch(/^[5-9]$|^1\d$/);
    expect(history.body[0]).toMatchObject({
      action: 'user.update',
      actor: 'admin',
      reason: 'Left',
      old: { activated: true },
      new: { activated: false },
    });
    expect(history.body[1].old).toEqual({ authorities: ['ROLE_COMPLIANCE', 'ROLE_USER'] });

    expect((await admin().delete('/api/users/nina.novak')).status).toBe(204);
    expect((await admin().get('/api/users/nina.novak')).status).toBe(404);
  });

  it('filters by every kind of field', async () => {
    const logins = async (query: string) =>
      (await admin().get(`/api/users?sort=login&${query}`)).body.map((user: { login: string }) => user.login);
    expect(await logins('login.contains=ADMIN')).toEqual(['admin', 'asadmin', 'entityadmin']);
    expect(await logins('authorities.in=ROLE_AS_ADMIN,ROLE_ADMIN')).toEqual(['admin', 'asadmin']);
    expect(await logins('authorities.equals=ROLE_COMPLIANCE&companyId.specified=true')).toEqual([
      'compliance',
      'rival',
    ]);
    expect(await logins('activated.equals=false')).toEqual([]);
    expect(await logins('assignedRolesId.specified=true')).toEqual([]);
    expect((await admin().get('/api/users/count')).body).toBe(8);
  });

  describe('rights', () => {
    it('are never given above the own ones, nor taken, nor given to oneself', async () => {
      expect((await staff().get('/api/users/authorities')).body).toEqual([
        'ROLE_ENTITY_ADMIN',
        'ROLE_COMPLIANCE',
        'ROLE_POWER_USER',
        'ROLE_USER',
      ]);
      const free = await userOf('free');
      for (const authority of ['ROLE_ADMIN', 'ROLE_AS_ADMIN']) {
        expect((await staff().put('/api/users', { ...free, authorities: ['ROLE_USER', authority] })).status).toBe(403);
        const made = { login: 'spy', email: 'spy@example.org', authorities: [authority] };
        expect((await staff().post('/api/users', made)).status).toBe(403);
      }
      for (const login of ['admin', 'asadmin']) {
        const above = await userOf(login);
        expect((await staff().put('/api/users', { ...above, firstName: 'X' })).status).toBe(403);
        expect((await staff().delete(`/api/users/${above.id}`)).status).toBe(403);
        expect((await staff().put('/api/users/activate', { ids: [above.id], activated: false })).status).toBe(403);
      }
      const self = await userOf('entityadmin');
      const raised = await staff().put('/api/users', {
        ...self,
        authorities: [...self.authorities, 'ROLE_COMPLIANCE'],
      });
      expect(raised).toMatchObject({ status: 403, body: { detail: 'You cannot give yourself a role.' } });
      expect((await staff().delete(`/api/users/${self.id}`)).status).toBe(403);
      expect((await staff().put('/api/users/activate', { id: self.id, activated: false })).status).toBe(403);
    });

    it('keep to the own company', async () => {
      const mine = (await customer().get('/api/users')).body.map((user: { login: string }) => user.login);
      expect(mine.toSorted()).toEqual(['admin', 'analyst', 'compliance', 'poweruser']);
      for (const login of ['rival', 'entityadmin']) {
        const other = await userOf(login);
        expect((await customer().get(`/api/users/${other.id}`)).status).toBe(404);
        expect((await customer().put('/api/users', other)).status).toBe(404);
        expect((await customer().get(`/api/users/${other.id}/history`)).status).toBe(404);
      }
      const made = await customer().post('/api/users', { login: 'colleague', email: 'colleague@example.org' });
      expect(made).toMatchObject({
        status: 201,
        body: { authorities: ['ROLE_USER'], company: { id: expect.any(Number) } },
      });
      const rivals = (await userOf('rival')).userGroup;
      expect((await customer().put('/api/users', { ...made.body, userGroup: rivals })).status).toBe(400);
      expect((await admin().put('/api/users', { ...made.body, userGroup: rivals })).body.fieldErrors).toEqual([
        { objectName: 'user', field: 'userGroup', message: 'OtherCompany' },
      ]);
    });

    it('leave somebody who administers, also when two take the role from each other at once', async () => {
      const first = await userOf('admin');
      const alone = await admin().put('/api/users', { ...first, authorities: ['ROLE_USER'] });
      expect(alone).toMatchObject({ status: 409, body: { message: 'error.lastadmin' } });
      // An administrator who never opened their account does not count: nobody could sign in as them.
      const second = await make('second', { authorities: ['ROLE_USER', 'ROLE_ADMIN'] });
      expect((await admin().put('/api/users', { ...first, authorities: ['ROLE_USER'] })).status).toBe(409);
      const other = await open('second');
      const [one, two] = await Promise.all([
        admin().put('/api/users', { ...(await userOf('second')), authorities: ['ROLE_USER'] }),
        other.put('/api/users', { ...first, authorities: ['ROLE_USER'] }),
      ]);
      expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await app.database.pool.query(
        `SELECT u.login FROM user_authority a JOIN app_user u ON u.id = a.user_id WHERE a.authority = 'ROLE_ADMIN'`,
      );
      expect(rows).toHaveLength(1);
      // Back to the beginning for the tests after this one, whoever won.
      await app.database.pool.query(
        `INSERT INTO user_authority SELECT id, 'ROLE_ADMIN' FROM app_user WHERE login = 'admin' ON CONFLICT DO NOTHING;
         UPDATE session SET ended_at = NULL WHERE user_id = (SELECT id FROM app_user WHERE login = 'admin')`,
      );
      expect(second.id).toBeGreaterThan(0);
    });
  });

  it('leaves an administrator when two deactivate each other at once', async () => {
    const both = ['boss', 'chief'];
    const made: { id: number }[] = [];
    for (const login of both) made.push(await make(login, { authorities: ['ROLE_USER', 'ROLE_ADMIN'] }));
    const people = [await open('boss'), await open('chief')];
    // Nobody else counts: who has not confirmed an address cannot sign in.
    const wait = (waiting: boolean) =>
      app.database.pool.query('UPDATE app_user SET awaits_activation = $1 WHERE NOT login = ANY ($2)', [waiting, both]);
    await wait(true);
    const answers = await Promise.all(
      people.map((person, index) =>
        person.put('/api/users/activate', { ids: [made[1 - index]?.id], activated: false }),
      ),
    );
    await wait(false);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const off = await admin().put('/api/users/activate', { ids: made.map(({ id }) => id), activated: false });
    expect(off.body).toEqual({ changed: 1 });
  });

  it('keeps users, new or moved, in groups of their own company or of none, and groups with their members', async () => {
    const [free, rival] = [await userOf('free'), await userOf('rival')];
    const otherGroup = { objectName: 'user', field: 'userGroup', message: 'OtherCompany' };
    const refused = async (answer: Promise<{ status: number; body: { fieldErrors: object[] } }>) => {
      const { status, body } = await answer;
      expect(status).toBe(400);
      return body.fieldErrors;
    };
    const someone = { login: 'grouped', email: 'grouped@example.org', userGroup: rival.userGroup };
    expect(await refused(admin().post('/api/users', { ...someone, company: free.company }))).toEqual([otherGroup]);
    expect(await refused(admin().post('/api/users', someone)), 'no company').toEqual([otherGroup]);
    expect(await refused(admin().put('/api/users', { ...free, company: rival.company }))).toEqual([otherGroup]);
    expect(await refused(admin().put('/api/users', { ...free, company: null }))).toEqual([otherGroup]);

    const shared = (await admin().post('/api/user-groups', { name: 'Shared' })).body;
    const made = await admin().post('/api/users', { ...someone, company: free.company, userGroup: shared });
    expect(made).toMatchObject({ status: 201, body: { userGroup: { name: 'Shared' } } });
    expect(await refused(admin().put('/api/user-groups', { ...shared, company: rival.company }))).toEqual([
      { objectName: 'userGroup', field: 'company', message: 'OtherMembers' },
    ]);
    expect((await admin().put('/api/user-groups', { ...shared, company: free.company })).status).toBe(200);
    expect((await admin().delete(`/api/users/${made.body.id}`)).status).toBe(204);
    expect((await admin().delete(`/api/user-groups/${shared.id}`)).status).toBe(204);
  });

  it('activates and deactivates a thousand users at once, all of them or none', async () => {
    const many = `FROM app_user WHERE login LIKE 'many-%'`;
    const { rows: made } = await app.database.pool.query(
      `INSERT INTO app_user (login, email, password_hash, activated, lang_key)
       SELECT 'many-' || n, 'many-' || n || '@example.org', 'x', true, 'en' FROM generate_series(1, 999) n RETURNING id`,
    );
    const ids = made.map(({ id }) => Number(id));
    const counted = async (sql: string) =>
      Number((await app.database.pool.query(`SELECT count(*) AS n ${sql}`)).rows[0].n);
    const boss = await app.signIn('admin');
    const set = (more: object, person = boss) => person.put('/api/users/activate', { ids, activated: false, ...more });

    const [above, self] = [await userOf('asadmin'), await userOf('admin')];
    expect((await set({ id: self.id })).body.detail).toBe('You cannot deactivate your own account.');
    expect((await set({ id: above.id }, staff())).body.detail).toContain('One of these users has ROLE_AS_ADMIN');
    expect((await set({ id: 999_999_999 })).status).toBe(404);
    expect((await set({}, customer())).status, 'of another company').toBe(404);
    expect(await counted(`${many} AND NOT activated`), 'none of them').toBe(0);

    const { id: free } = await userOf('free');
    const signedIn = await app.signIn('free');
    const off = await set({ id: free, reason: 'Contract ended' });
    expect(off).toMatchObject({ status: 200, body: { changed: 1_000 } });
    expect(off.headers['x-pellucidapp-alert']).toBe('1000 users are deactivated');
    expect((await signedIn.get('/api/account')).status).toBe(401);
    expect(await counted(`${many} AND NOT activated`)).toBe(999);
    const lines = `FROM audit_event WHERE action = 'user.update' AND reason = 'Contract ended' AND actor = 'admin'
      AND old ->> 'activated' = 'true' AND new ->> 'activated' = 'false'`;
    expect(await counted(lines)).toBe(1_000);
    expect((await set({})).body).toEqual({ changed: 0 });

    await app.database.pool.query(`UPDATE app_user SET is_rejected = true WHERE login = 'many-7'`);
    const rejected = await set({ activated: true });
    expect(rejected.body.fieldErrors).toEqual([{ objectName: 'user', field: 'activated', message: 'Rejected' }]);
    await app.database.pool.query(`UPDATE app_user SET is_rejected = false WHERE login = 'many-7'`);
    expect((await set({ activated: true, id: free })).body).toEqual({ changed: 1_000 });
    expect(await counted(`${many} AND NOT activated`)).toBe(0);
    await app.database.pool.query(`DELETE ${many}`);
  });

  describe('assigned roles', () => {
    it('give a role to everyone of a group from the next request on, and take it away again', async () => {
      const boss = await app.signIn('admin');
      const [group] = (await boss.get('/api/user-groups?name.equals=Free')).body;
      const before = await app.signIn('free');
      expect((await before.get('/api/account')).body.authorities).toEqual(['ROLE_USER']);
      const given = await boss.post('/api/assigned-roles', {
        authority: 'ROLE_COMPLIANCE',
        userGroup: { id: group.id },
      });
      expect(given).toMatchObject({
        status: 201,
        body: { userGroup: { name: 'Free' }, company: { id: group.company.id } },
      });
      expect((await before.get('/api/account')).status).toBe(401);
      const after = await app.signIn('free');
      expect((await after.get('/api/account')).body.authorities).toEqual(['ROLE_COMPLIANCE', 'ROLE_USER']);
      expect((await boss.get(`/api/user-groups?assignedRolesId.specified=true`)).body).toHaveLength(1);
      const twice = await boss.post('/api/assigned-roles', { authority: 'ROLE_USER', userGroup: { id: group.id } });
      expect(twice).toMatchObject({ status: 400, body: { fieldErrors: [{ message: 'Unique' }] } });
      expect((await boss.delete(`/api/assigned-roles/${given.body.id}`)).status).toBe(204);
      expect((await after.get('/api/account')).status).toBe(401);
    });

    it('need a user or a group, keep to rights, and are hidden from other companies', async () => {
      const boss = await app.signIn('admin');
      const nobody = await boss.post('/api/assigned-roles', { authority: 'ROLE_USER' });
      expect(nobody.body.fieldErrors).toEqual([{ objectName: 'assignedRoles', field: 'users', message: 'NotNull' }]);
      expect((await boss.post('/api/assigned-roles', { authority: 'ROLE_ADMIN', users: { id: 1 } })).status).toBe(400);
      const [rival] = (await boss.get('/api/users?login.equals=rival')).body;
      const [self] = (await boss.get('/api/users?login.equals=entityadmin')).body;
      const own = { authority: 'ROLE_COMPLIANCE', users: { id: self.id } };
      expect((await staff().post('/api/assigned-roles', own)).status).toBe(403);
      const above = { authority: 'ROLE_AS_ADMIN', users: { id: rival.id } };
      expect((await staff().post('/api/assigned-roles', above)).status).toBe(403);
      const made = await staff().post('/api/assigned-roles', { ...above, authority: 'ROLE_POWER_USER' });
      expect(made.status).toBe(201);
      expect((await customer().get('/api/assigned-roles')).body).toEqual([]);
      expect((await customer().get(`/api/assigned-roles/${made.body.id}`)).status).toBe(404);
    });
  });
});
