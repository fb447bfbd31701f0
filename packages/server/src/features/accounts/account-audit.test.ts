import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, auditEvent } from '../../platform/db/tables.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

const ADDRESS = '10.9.8.7';
const EMAIL = 'ada.new@example.org';
const [FIRST, SECOND, THIRD, GIVEN] = ['Clear#Water1', 'Still#Water2', 'Deep#Water3', 'Given#Water4'];

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const anonymously = (url: string, payload: unknown) =>
    app.anonymous.send({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
      remoteAddress: ADDRESS,
    });
  const signIn = (username: string, password: string) => anonymously('/api/authenticate', { username, password });
  const enter = async (username: string, password: string) =>
    personWith((await signIn(username, password)).body.id_token);
  const personWith = (token: string) => ({
    token,
    call: (method: 'POST' | 'DELETE', url: string, payload: object = {}) =>
      app.anonymous.send({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: ADDRESS,
        ...(method === 'POST' && { payload }),
      }),
  });
  const keyIn = (text: string) => /key=(\S+)/.exec(text)?.[1] ?? '';
  const mailedKey = async () => keyIn((await app.mailTo(EMAIL)).body);
  const trail = () => app.database.db.select().from(auditEvent).orderBy(asc(auditEvent.seq));

  test('a life of an account is told step by step: who, what, when, from where, old and new, and no secret', async () => {
    const secrets: string[] = [FIRST, SECOND, THIRD, GIVEN];
    const steps: [action: string, actor: string, details: object][] = [];
    const did = (action: string, actor: string, details: object = {}) => steps.push([action, actor, details]);

    expect((await anonymously('/api/register', { email: EMAIL, password: FIRST })).status).toBe(201);
    did('user.register', EMAIL, { entity: 'user', new: { email: EMAIL, authorities: ['ROLE_USER'] } });
    secrets.push(await mailedKey());
    await anonymously('/api/account/activation/resend', EMAIL);
    did('mail.resend', 'anonymous', { entity: 'user' });
    const activation = await mailedKey();
    secrets.push(activation);
    await app.anonymous.send({ method: 'GET', url: `/api/activate?key=${activation}`, remoteAddress: ADDRESS });
    did('user.activate', EMAIL, { old: { activated: false }, new: { activated: true } });

    expect((await signIn(EMAIL, SECOND)).status).toBe(401);
    did('sign-in-failed', EMAIL, { entity: 'session' });
    const ada = await enter(EMAIL, FIRST);
    did('sign-in', EMAIL, { new: { remembered: false } });
    await ada.call('POST', '/api/account', { firstName: 'Ada', lastName: 'New', email: EMAIL });
    did('user.settings', EMAIL, { old: { firstName: null }, new: { firstName: 'Ada', email: EMAIL } });
    await ada.call('POST', '/api/account/change-password', { newPassword: SECOND });
    did('password.change', EMAIL, { entity: 'user', new: { mustChangePassword: false } });

    const there = await enter(EMAIL, SECOND);
    did('sign-in', EMAIL);
    const sessions = await app.anonymous.get('/api/account/sessions', { authorization: `Bearer ${there.token}` });
    const here = sessions.body.find(({ current }: { current: boolean }) => !current).id;
    await there.call('DELETE', `/api/account/sessions/${here}`);
    did('session.end', EMAIL, { entity: 'session', entityId: here });
    await there.call('DELETE', '/api/account/sessions');
    did('session.end-others', EMAIL);
    expect((await there.call('POST', '/api/account/sign-out')).status).toBe(204);
    did('sign-out', EMAIL, { entityId: expect.any(String) });

    await anonymously('/api/account/reset-password/init', EMAIL);
    did('password.reset-request', 'anonymous');
    await app.mailTo(EMAIL);
    const reset = await mailedKey();
    secrets.push(reset);
    await anonymously('/api/account/reset-password/finish', { key: reset, newPassword: THIRD });
    did('password.reset', EMAIL);

    const admin = await enter('admin', 'Sunshine#2026');
    did('sign-in', 'admin');
    await admin.call('POST', `/api/account/change-password/${EMAIL}`, { newPassword: GIVEN });
    did('password.set', 'admin', { new: { mustChangePassword: true } });
    await admin.call('DELETE', `/api/users/login/${EMAIL}/sessions`);
    did('session.end-all', 'admin', { entity: 'user' });
    await app.database.db.update(appUser).set({ activated: false }).where(eq(appUser.login, EMAIL));
    expect((await signIn(EMAIL, GIVEN)).status).toBe(403);
    did('sign-in-disabled', EMAIL);

    const rows = await trail();
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual(steps.map(([action, actor]) => [action, actor]));
    for (const [index, [action, , details]] of steps.entries()) {
      const row = rows[index];
      expect(row, action).toMatchObject({
        address: ADDRESS,
        requestId: expect.stringMatching(/^[\w-]{36}$/),
        ...details,
      });
      expect(Math.abs((row?.at.getTime() ?? 0) - Date.now()), action).toBeLessThan(120_000);
    }
    secrets.push(ada.token, there.token, admin.token, '$argon2');
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('nothing happens that cannot be written down', { timeout: 60_000 }, async () => {
    const [free, other, admin] = [await app.signIn('free'), await app.signIn('rival'), await app.signIn('admin')];
    await anonymously('/api/register', { email: 'waits@example.org', password: FIRST });
    const activation = keyIn((await app.mailTo('waits@example.org')).body);
    await anonymously('/api/account/reset-password/init', 'compliance');
    const reset = keyIn((await app.mailTo('compliance@pellucid.example')).body);
    const attempts: [what: string, () => Promise<{ status: number }>][] = [
      ['sign in', () => signIn('analyst', 'Sunshine#2026')],
      ['fail to sign in', () => signIn('analyst', 'wrong')],
      ['register', () => anonymously('/api/register', { email: 'no@example.org', password: FIRST })],
      ['activate', () => app.anonymous.get(`/api/activate?key=${activation}`)],
      ['resend', () => anonymously('/api/account/activation/resend', 'waits@example.org')],
      ['ask for a reset', () => anonymously('/api/account/reset-password/init', 'rival')],
      ['reset', () => anonymously('/api/account/reset-password/finish', { key: reset, newPassword: FIRST })],
      ['settings', () => free.post('/api/account', { firstName: 'X', lastName: 'Y', email: 'x@example.org' })],
      ['change a password', () => free.post('/api/account/change-password', { newPassword: FIRST })],
      ['set a password', () => admin.post('/api/account/change-password/rival', { newPassword: FIRST })],
      ['end a session', async () => other.delete(`/api/account/sessions/${await sessionOf(other)}`)],
      ['end the others', () => other.delete('/api/account/sessions')],
      ['end all', () => admin.delete('/api/users/login/rival/sessions')],
      ['help', () => admin.post('/api/users/login/waits@example.org/activation/resend')],
      ['unlock', () => admin.post('/api/users/login/rival/unlock')],
      ['refer', () => free.post('/api/refer-friend', { emails: ['friend@example.org'] })],
      ['sign out', () => free.post('/api/account/sign-out')],
    ];
    await app.database.pool.query(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'disk full'; END $$`);
    await app.database.pool.query(
      'CREATE TRIGGER disk_full BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION disk_full()',
    );
    const before = await everything();
    for (const [what, attempt] of attempts) {
      expect((await attempt()).status, what).toBe(500);
      expect(await everything(), what).toEqual(before);
    }
    await app.database.pool.query('DROP TRIGGER disk_full ON audit_event');
    expect((await app.anonymous.get(`/api/activate?key=${activation}`)).status).toBe(200);
  });

  const sessionOf = async (person: Person) =>
    (await person.get('/api/account/sessions')).body.find(({ current }: { current: boolean }) => current).id;

  /** A picture of what the calls about accounts can change. */
  async function everything() {
    const { rows } = await app.database.pool.query(`SELECT
      (SELECT string_agg(u::text, E'\\n' ORDER BY u.id) FROM app_user u) AS users,
      (SELECT string_agg(k::text, E'\\n' ORDER BY k.key_hash) FROM account_key k) AS keys,
      (SELECT string_agg(concat(s.id, s.ended_at), E'\\n' ORDER BY s.id) FROM session s) AS sessions,
      (SELECT count(*) FROM mail) AS mails,
      (SELECT count(*) FROM audit_event) AS events`);
    return rows[0];
  }
});
