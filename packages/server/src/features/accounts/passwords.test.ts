import { GUESSABLE_PASSWORD, PROBLEM_TYPE } from '@pellucid/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKey, appUser, auditEvent } from '../../platform/db/tables.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

const NEW = 'Moonrise#2026';
const OLD = 'Sunshine#2026';
const NAMES = { firstName: 'Ari', lastName: 'Val' };

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  let lastAddress = 0;
  const newAddress = () => `10.1.0.${++lastAddress}`;
  const post = (url: string, payload: unknown, remoteAddress = newAddress()) =>
    app.anonymous.send({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
      remoteAddress,
    });
  const signIn = async (username: string, password: string) =>
    (await post('/api/authenticate', { username, password })).status;
  const emailOf = (login: string) => `${login}@pellucid.example`;
  const alive = async (person: Person) => (await person.get('/api/account')).status === 200;

  // docs/promises/accounts.md#reset
  describe('a reset', () => {
    const init = (name: unknown, address?: string) => post('/api/account/reset-password/init', name, address);
    const verify = (key: string) =>
      app.anonymous.get(`/api/account/reset-password/resetKeyVerification/${encodeURIComponent(key)}`);
    const finish = (key: string, newPassword = NEW) => post('/api/account/reset-password/finish', { key, newPassword });
    const keyFor = async (login: string) =>
      /reset\/finish\?key=(\S+)/.exec((await app.mailTo(emailOf(login))).body)?.[1] ?? '';

    test('says that there is no such user, and that one is deactivated: 400', async () => {
      expect((await init('nobody@example.org')).body).toMatchObject({ status: 400, detail: 'User not found' });
      await app.database.db.update(appUser).set({ activated: false }).where(eq(appUser.login, 'asadmin'));
      expect((await init('asadmin')).body).toMatchObject({ status: 400, detail: 'User is deactivated' });
      expect((await init('')).body.title).toBe('Method argument not valid');
      for (const name of ['nul\0', { login: 'analyst' }, ['analyst'], 1, 'a'.repeat(300)]) {
        expect((await init(name)).status).toBe(400);
      }
    });

    test('by a link in a mail sets the password once, ends all sessions, and tells the owner', async () => {
      const before = await app.signIn('rival');
      // A JHipster client sends the bare text.
      const asked = await app.anonymous.send({
        method: 'POST',
        url: '/api/account/reset-password/init',
        payload: 'RIVAL@pellucid.example',
        headers: { 'content-type': 'text/plain' },
      });
      expect(asked).toMatchObject({ status: 200, text: '' });
      const key = await keyFor('rival');
      expect(await verify(key)).toMatchObject({ status: 200, text: '' });
      expect(JSON.stringify(await app.database.db.select().from(accountKey))).not.toContain(key);
      expect((await finish(key, 'weak')).body.title).toBe('Incorrect password');
      expect(await alive(before)).toBe(true);

      const answers = await Promise.all([finish(key), finish(key, 'Meadow%Lane42')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await alive(before)).toBe(false);
      expect((await verify(key)).status).toBe(400);
      expect((await app.mailTo(emailOf('rival'))).subject).toContain('password was changed');
      expect(
        [await signIn('rival', OLD), await signIn('rival', NEW), await signIn('rival', 'Meadow%Lane42')].sort(),
      ).toEqual([200, 401, 401]);
    });

    test('key is no good after 24 hours, after another reset, or for something else', async () => {
      await init('poweruser');
      const old = await keyFor('poweruser');
      app.clock.advance(24 * 3_600 - 60);
      expect((await verify(old)).status).toBe(200);
      expect((await app.anonymous.get(`/api/activate?key=${old}`)).status).toBe(400);
      app.clock.advance(60);
      for (const call of [verify, finish]) expect((await call(old)).body.detail).toContain('reset key');
      await init('poweruser');
      await init('poweruser');
      const [one, two] = [await keyFor('poweruser'), await keyFor('poweruser')];
      expect((await finish(two)).status).toBe(200);
      expect((await finish(one)).status).toBe(400);
      for (const payload of [{ key: {}, newPassword: NEW }, { key: old, newPassword: {} }, { key: [old] }, []]) {
        expect((await post('/api/account/reset-password/finish', payload)).status).toBe(400);
      }
      for (const key of ['guess', "' OR '1'='1", '\0', '../..', 'é'.repeat(200)]) {
        expect((await verify(key)).status).toBe(400);
        expect((await finish(key)).status).toBe(400);
      }
    });

    test('of a user who was switched off meanwhile does not open the account', async () => {
      await init('entityadmin');
      const key = await keyFor('entityadmin');
      await app.database.db.update(appUser).set({ activated: false }).where(eq(appUser.login, 'entityadmin'));
      expect((await verify(key)).status).toBe(400);
      expect((await finish(key)).status).toBe(400);
      await app.database.db.update(appUser).set({ activated: true }).where(eq(appUser.login, 'entityadmin'));
    });

    test.each([
      [
        'a change of the own address',
        (person: Person) => person.post('/api/account', { ...NAMES, email: 'new@example.org' }),
      ],
      [
        'a deactivation, also after the next activation',
        async () => {
          const [user] = await app.database.db.select().from(appUser).where(eq(appUser.login, 'entityadmin'));
          const set = (activated: boolean) => app.as('admin').put('/api/users/activate', { id: user?.id, activated });
          await set(false);
          return set(true);
        },
      ],
    ])('key ends with %s', async (_, change) => {
      const person = await app.signIn('entityadmin');
      await post('/api/account/reset-password/init', 'entityadmin');
      const [user] = await app.database.db.select().from(appUser).where(eq(appUser.login, 'entityadmin'));
      const key = /key=(\S+)/.exec((await app.mailTo(user?.email ?? '')).body)?.[1] ?? '';
      expect((await verify(key)).status).toBe(200);
      expect((await change(person)).status).toBe(200);
      expect((await verify(key)).status).toBe(400);
      expect((await finish(key)).status).toBe(400);
    });

    test('asked for too often stops the address that asks, fills no mailbox, and locks nobody out', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 31; n += 1) statuses.push((await init(`nobody${n}`, '10.66.0.1')).status);
      expect(statuses.slice(-2)).toEqual([400, 429]);
      for (let n = 0; n < 9; n += 1) expect((await init('compliance')).status).toBe(200);
      const first = await keyFor('compliance');
      for (let n = 1; n < 5; n += 1) await keyFor('compliance');
      expect(app.mails.filter(({ recipient }) => recipient === emailOf('compliance'))).toEqual([]);
      expect((await finish(first)).status).toBe(200);
    });
  });

  describe('changing the own password', () => {
    const url = '/api/account/change-password';
    const change = (person: Person, newPassword: string, userEmail?: string) =>
      person.post(url, { userEmail, newPassword });

    test('needs a sign-in (401), a good password and the own address (400)', async () => {
      expect((await post(url, { newPassword: NEW })).status).toBe(401);
      const analyst = await app.signIn('analyst');
      expect((await analyst.post(url, {})).body.title).toBe('Method argument not valid');
      expect((await change(analyst, 'weak')).body).toMatchObject({
        status: 400,
        title: 'Incorrect password',
        type: PROBLEM_TYPE.invalidPassword,
        detail: expect.stringMatching(/^Use at least 8 characters. Password must contain at least one Digit/),
      });
      // A common one, the user's own login, first name and last name, and the product's name.
      await app.database.db.update(appUser).set({ lastName: 'Terekhova' }).where(eq(appUser.login, 'analyst'));
      for (const password of [OLD, 'Analyst#2026', 'Xq9!-Terekhova-7Zw', 'Pellucid#2026']) {
        expect((await change(analyst, password)).body).toMatchObject({
          status: 400,
          title: 'Incorrect password',
          type: PROBLEM_TYPE.guessablePassword,
          detail: GUESSABLE_PASSWORD,
        });
      }
      expect((await change(analyst, NEW, emailOf('rival'))).body.fieldErrors[0]).toMatchObject({ field: 'userEmail' });
    });

    test('is refused when the sign-in is over 15 minutes old, and allowed after a new one: 403', async () => {
      const analyst = await app.signIn('analyst');
      app.clock.advance(901);
      expect((await change(analyst, NEW)).body).toMatchObject({
        status: 403,
        type: 'https://www.jhipster.tech/problem/sign-in-again',
      });
      expect(await signIn('analyst', OLD)).toBe(200);
    });

    test('ends all other sessions with the next request, makes reset links worthless, and tells the owner', async () => {
      const [here, there] = [await app.signIn('analyst'), await app.signIn('analyst')];
      await post('/api/account/reset-password/init', 'analyst');
      const key = /key=(\S+)/.exec((await app.mailTo(emailOf('analyst'))).body)?.[1];
      expect(await alive(there)).toBe(true);
      expect(await change(here, NEW, ' Analyst@pellucid.example')).toMatchObject({ status: 200, text: '' });
      expect([await alive(here), await alive(there)]).toEqual([true, false]);
      expect((await app.mailTo(emailOf('analyst'))).body).toContain('other sessions were ended');
      expect([await signIn('analyst', OLD), await signIn('analyst', NEW)]).toEqual([401, 200]);
      expect((await post('/api/account/reset-password/finish', { key, newPassword: 'Meadow%Lane42' })).status).toBe(
        400,
      );
      const rows = await app.database.db.select().from(auditEvent).where(eq(auditEvent.action, 'password.change'));
      expect(rows).toMatchObject([{ actor: 'analyst', entity: 'user' }]);
      expect(JSON.stringify(rows)).not.toMatch(/argon2|Moonrise/);
    });

    test('many times an hour is slowed down: 429', async () => {
      const free = await app.signIn('free');
      let last = await change(free, 'weak');
      for (let n = 0; n < 20; n += 1) last = await change(free, 'weak');
      expect(last.status).toBe(429);
    });
  });

  describe("an administrator setting someone's password", () => {
    const set = (person: Person, login: string, newPassword = 'Given#Password1') =>
      person.post(`/api/account/change-password/${login}`, { newPassword });

    test('is for administrators: 401, 403; 400 weak; 404 unknown', async () => {
      expect((await set(app.anonymous, 'free')).status).toBe(401);
      const analyst = await app.signIn('analyst', NEW);
      for (const login of ['free', 'nobody', 'analyst']) expect((await set(analyst, login)).status).toBe(403);
      const admin = await app.signIn('admin');
      expect((await set(admin, 'free', 'weak')).body.title).toBe('Incorrect password');
      expect((await set(admin, 'nobody')).status).toBe(404);
      expect((await set(admin, '%00')).status).toBe(400);
    });

    test('ends the sessions, tells the owner, and lets them do nothing before they chose their own', async () => {
      const [admin, before] = [await app.signIn('admin'), await app.signIn('free')];
      expect((await set(admin, 'FREE')).status).toBe(200);
      expect(await alive(before)).toBe(false);
      expect((await app.mailTo(emailOf('free'))).body).toContain('administrator');
      const free = await app.signIn('free', 'Given#Password1');
      expect((await free.get('/api/account')).body.mustChangePassword).toBe(true);
      for (const path of ['/api/account/sessions', '/api/job-status', '/api/page-infos/getAllIconOfMenu']) {
        expect((await free.get(path)).body).toMatchObject({
          status: 403,
          type: 'https://www.jhipster.tech/problem/password-must-change',
        });
      }
      app.clock.advance(3_601);
      const again = await app.signIn('free', 'Given#Password1');
      const change = (newPassword: string) => again.post('/api/account/change-password', { newPassword });
      expect((await change('Given#Password1')).status).toBe(400);
      expect((await change('Chosen#Password2')).status).toBe(200);
      expect((await again.get('/api/job-status')).status).toBe(200);
      expect((await again.get('/api/account')).body.mustChangePassword).toBe(false);
      const [row] = await app.database.db.select().from(auditEvent).where(eq(auditEvent.action, 'password.set'));
      expect(row).toMatchObject({ actor: 'admin', entity: 'user', new: { mustChangePassword: true } });
    });

    test('to their own goes by the rules of their own', async () => {
      const admin = await app.signIn('admin');
      app.clock.advance(901);
      expect((await set(admin, 'admin')).body.type).toContain('sign-in-again');
    });
  });
});
