import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKey, appUser, auditEvent } from '../../platform/db/tables.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const PASSWORD = 'Moonrise#2026';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  let lastAddress = 0;
  const post = (url: string, payload: unknown, remoteAddress = `10.1.0.${++lastAddress}`, type = 'application/json') =>
    app.anonymous.send({
      method: 'POST',
      url,
      payload: type === 'application/json' ? JSON.stringify(payload) : String(payload),
      headers: { 'content-type': type },
      remoteAddress,
    });
  const register = (email: string, password = PASSWORD, address?: string) =>
    post('/api/register', { email, password, langKey: 'en' }, address);
  const activate = (key: string) => app.anonymous.get(`/api/activate?key=${key}`);
  const userOf = async (email: string) =>
    (await app.database.db.select().from(appUser).where(eq(appUser.email, email)))[0];
  const keyFor = async (email: string) => /activate\?key=(\S+)/.exec((await app.mailTo(email)).body)?.[1] ?? '';
  const signIn = (username: string, password = PASSWORD) => post('/api/authenticate', { username, password });

  describe('registering', () => {
    test('names the fields that do not fit: 400', async () => {
      for (const email of [
        'a@b',
        'no-address',
        `${'a'.repeat(95)}@b.example`,
        'x\r\nBcc: y@z.example',
        'nul\0@b.example',
      ]) {
        expect((await register(email)).body).toMatchObject({ status: 400, title: 'Method argument not valid' });
      }
      for (const payload of [
        { email: {}, password: PASSWORD },
        { email: 'ann@example.org', password: { $ne: '' } },
        [],
        'x',
        1,
      ]) {
        expect((await post('/api/register', payload)).status, JSON.stringify(payload)).toBe(400);
      }
      const { body } = await post('/api/register', { email: 'ann@example.org' });
      expect(body.fieldErrors).toEqual([{ objectName: 'managedUserVM', field: 'password', message: 'NotNull' }]);
    });

    test.each(['Short#1', 'nodigits#Here', 'nosymbol1Here', 'NOLOWER#123', 'noupper#123', `Aa1#${'x'.repeat(47)}`])(
      'refuses the password %s by the title that the screen goes by: 400',
      async (password) => {
        expect((await register('weak@example.org', password)).body).toMatchObject({
          status: 400,
          type: 'https://www.jhipster.tech/problem/invalid-password',
          title: 'Incorrect password',
        });
      },
    );

    test('refuses the address and the login of an account, in any case: 400', async () => {
      const answer = await register('ANALYST@pellucid.example');
      expect(answer.body).toMatchObject({
        status: 400,
        type: 'https://www.jhipster.tech/problem/email-already-used',
        title: 'Email is already in use!',
        message: 'error.emailexists',
      });
      expect(answer.headers['x-pellucidapp-error']).toBe('error.emailexists');
      await app.database.db.update(appUser).set({ login: 'x@taken.example' }).where(eq(appUser.login, 'asadmin'));
      expect((await register('x@taken.example')).body.type).toBe(
        'https://www.jhipster.tech/problem/login-already-used',
      );
    });

    test('makes an inactive user of the free tier and mails the link that opens the account, once', async () => {
      const answer = await post('/api/register', {
        email: ' New.Person+tag@Example.org ',
        password: PASSWORD,
        langKey: 'en',
        activated: true,
        authorities: ['ROLE_ADMIN'],
      });
      expect(answer).toMatchObject({ status: 201, text: '' });
      const email = 'new.person+tag@example.org';
      expect((await signIn(email)).status).toBe(403);
      const key = await keyFor(email);
      expect(key.length).toBeGreaterThanOrEqual(22);
      expect(JSON.stringify(await app.database.db.select().from(accountKey))).not.toContain(key);

      expect(await activate(key)).toMatchObject({ status: 200, body: { resetKey: expect.any(String) } });
      expect(await activate(key)).toMatchObject({ status: 400, body: { title: 'Bad Request' } });
      const person = await app.signIn(email, PASSWORD);
      expect((await person.get('/api/account')).body).toMatchObject({
        login: expect.stringMatching(/^new\.persontag-\d+$/),
        authorities: ['ROLE_USER'],
        company: { tier: 'FREE' },
        userGroup: 'Free',
      });
      const actions = await app.database.db.select({ action: auditEvent.action }).from(auditEvent);
      expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.register', 'user.activate']));
    });

    test('again before activation replaces the account: the first link and password are worth nothing', async () => {
      const email = 'twice@example.org';
      await register(email, 'First#Password1');
      const first = await keyFor(email);
      expect((await register(email, 'Second#Password2')).status).toBe(201);
      const gone = await app.database.db.select().from(auditEvent).where(eq(auditEvent.action, 'user.delete'));
      expect(gone).toMatchObject([{ actor: 'anonymous', old: { email }, reason: expect.stringContaining('anew') }]);
      expect((await activate(first)).status).toBe(400);
      expect((await activate(await keyFor(email))).status).toBe(200);
      expect((await signIn(email, 'First#Password1')).status).toBe(401);
      expect((await signIn(email, 'Second#Password2')).status).toBe(200);
      expect((await register(email)).body.type).toContain('email-already-used');
    });

    test('leaves in the trail that another group takes newcomers, once their company pays', async () => {
      const { db, pool } = app.database;
      await register('first@example.org');
      const before = await db.$count(auditEvent);
      await pool.query(
        `UPDATE company SET tier = 'UNLIMITED' WHERE id = (SELECT company_id FROM user_group WHERE self_registration)`,
      );
      await register('second@example.org');
      const rows = await db.select().from(auditEvent).orderBy(auditEvent.seq).offset(before);
      expect(rows).toMatchObject([
        {
          actor: 'system',
          action: 'userGroup.update',
          old: { selfRegistration: true },
          new: { selfRegistration: false },
        },
        { actor: 'system', action: 'company.create', new: { companyName: 'Free sign-up', tier: 'FREE' } },
        { actor: 'system', action: 'userGroup.create', new: { company: { companyName: 'Free sign-up' } } },
        { action: 'user.register', new: { companyId: Number(rows[1]?.entityId) } },
      ]);
    });

    test('cannot take the place of an account that an administrator switched off', async () => {
      const email = 'off@example.org';
      await register(email);
      await activate(await keyFor(email));
      await app.database.db.update(appUser).set({ activated: false }).where(eq(appUser.email, email));
      expect((await register(email)).status).toBe(400);
      await post('/api/account/activation/resend', email);
      expect((await signIn(email)).status).toBe(403);
      expect(app.mails.filter(({ recipient }) => recipient === email)).toEqual([]);
    });

    test('at the same moment with one address makes one account', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => register('race@example.org')));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await app.database.db.$count(appUser, eq(appUser.email, 'race@example.org'))).toBe(1);
    });

    test('many times from one address, and for one address from many, is slowed down: 429', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 31; n += 1)
        statuses.push((await register(`many${n}@example.org`, 'weak', '10.66.0.1')).status);
      expect(statuses.slice(-2)).toEqual([400, 429]);
      for (let n = 0; n < 5; n += 1) expect((await register('victim@example.org')).status).toBe(201);
      const stopped = await register('victim@example.org');
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      app.clock.advance(3_601);
      expect((await register('victim@example.org')).status).toBe(201);
    });
  });

  describe('activating', () => {
    test('needs a good key: 400 without one, with a guessed one, and after 24 hours', async () => {
      expect((await app.anonymous.get('/api/activate')).body.title).toBe('Constraint Violation');
      for (const key of ['', 'guess', "' OR 1=1 --", '%00', 'a'.repeat(300)]) {
        expect((await activate(encodeURIComponent(key))).status).toBe(400);
      }
      await register('late@example.org');
      const key = await keyFor('late@example.org');
      app.clock.advance(24 * 3_600);
      expect((await activate(key)).status).toBe(400);
      expect(await userOf('late@example.org')).toMatchObject({ activated: false });
    });

    test('lets the owner of the address choose another password than the stranger did who registered it', async () => {
      await register('owner@example.org', 'Str4nger!knows-it');
      const mail = await app.mailTo('owner@example.org');
      expect(mail.body).toContain('choose another password');
      const { body } = await activate(/activate\?key=(\S+)/.exec(mail.body)?.[1] ?? '');
      const chosen = { key: body.resetKey, newPassword: PASSWORD };
      expect((await post('/api/account/reset-password/finish', chosen)).status).toBe(200);
      expect((await signIn('owner@example.org', 'Str4nger!knows-it')).status).toBe(401);
      expect((await signIn('owner@example.org')).status).toBe(200);
    });

    test('is not undone by a registration of the address after an administrator activated it', async () => {
      const email = 'by-hand@example.org';
      await register(email);
      await app.mailTo(email);
      const { body: user } = await app.as('admin').get(`/api/users/${email}`);
      expect((await app.as('admin').put('/api/users/activate', { id: user.id, activated: true })).status).toBe(200);
      expect((await register(email, 'Str4nger!knows-it')).body.type).toContain('email-already-used');
      expect((await signIn(email)).status).toBe(200);
    });

    test('works for one of many who send the key at once', async () => {
      await register('burst@example.org');
      const key = await keyFor('burst@example.org');
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => activate(key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    });

    test('guessing keys from one address stops it: 429', async () => {
      const guess = (remoteAddress: string) =>
        app.anonymous.send({ method: 'GET', url: '/api/activate?key=guess', remoteAddress });
      let last = await guess('10.77.0.1');
      for (let n = 0; n < 60; n += 1) last = await guess('10.77.0.1');
      expect(last.status).toBe(429);
      expect((await guess('10.77.0.2')).status).toBe(400);
    });
  });

  describe('sending the link again', () => {
    const resend = (name: unknown, type?: string) => post('/api/account/activation/resend', name, undefined, type);

    test('answers alike and as late for every name, and sends only to who waits for it', async () => {
      await register('again@example.org');
      const first = await keyFor('again@example.org');
      const took: number[] = [];
      for (const name of ['again@example.org', 'nobody@example.org', 'analyst', "';--"]) {
        const before = performance.now();
        expect(await resend(name)).toMatchObject({ status: 200, text: '' });
        took.push(performance.now() - before);
      }
      expect(Math.min(...took)).toBeGreaterThanOrEqual(145);
      const second = await keyFor('again@example.org');
      expect(second).not.toBe(first);
      expect((await activate(second)).status).toBe(200);
      expect((await activate(first)).status).toBe(400);
      expect(app.mails.filter(({ recipient }) => /nobody|analyst/.test(recipient))).toEqual([]);
    });

    test('takes the name as text too; does not fill a mailbox', async () => {
      await register('often@example.org');
      for (let n = 0; n < 8; n += 1) expect((await resend('OFTEN@example.org', 'text/plain')).status).toBe(200);
      for (let n = 0; n < 5; n += 1) await app.mailTo('often@example.org');
      expect(app.mails.filter(({ recipient }) => recipient === 'often@example.org')).toEqual([]);
    });

    test('does not take an empty body: 400', async () => {
      expect((await resend('')).status).toBe(400);
      expect((await resend({ email: 'again@example.org' })).status).toBe(400);
    });
  });
});
