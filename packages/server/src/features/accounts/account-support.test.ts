import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvent } from '../../platform/db/tables.ts';
import { unusablePassword } from '../../platform/passwords.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';
import { insertUser } from './repository.ts';

const CHOSEN = 'Moonrise#2026';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const anonymously = (url: string, payload: object, remoteAddress = '10.1.0.1') =>
    app.anonymous.send({ method: 'POST', url, payload, remoteAddress });
  const auditOf = (action: string) =>
    app.database.db.select().from(auditEvent).where(eq(auditEvent.action, action)).orderBy(auditEvent.seq);

  describe('sending the mail again that opens an account', () => {
    const resend = (login: string, as = 'admin') =>
      app.as(as).post(`/api/users/login/${encodeURIComponent(login)}/activation/resend`);

    test('is for administrators: 401, 403; 400, 404, and 409 for who has opened it', async () => {
      expect((await app.anonymous.post('/api/users/login/free/activation/resend')).status).toBe(401);
      for (const login of ['free', 'nobody']) expect((await resend(login, 'entityadmin')).status).toBe(403);
      expect((await resend('nul\0')).status).toBe(400);
      expect((await resend('nobody')).status).toBe(404);
      expect((await resend('free')).body).toMatchObject({
        status: 409,
        detail: 'free has opened this account already.',
      });
    });

    test('does not say of one who was invited and deactivated that they have opened it', async () => {
      const made = { login: 'paused', email: 'paused@example.org', activated: false, mustChangePassword: true };
      await insertUser(app.database.db, { ...made, passwordHash: await unusablePassword() }, ['ROLE_USER']);
      expect((await resend('paused')).body).toMatchObject({
        status: 409,
        detail: 'paused is deactivated: activate them first, then send the invitation.',
      });
    });

    test('lets one whom an administrator made choose a password, once, and sign in', async () => {
      const made = { login: 'guest', email: 'guest@example.org', activated: true, mustChangePassword: true };
      await insertUser(app.database.db, { ...made, passwordHash: await unusablePassword() }, ['ROLE_USER']);
      expect(await resend('Guest')).toMatchObject({ status: 204, text: '' });
      const mail = await app.mailTo('guest@example.org');
      expect(mail.subject).toBe('Your Pellucid account');
      const key = /reset\/finish\?key=(\S+)/.exec(mail.body)?.[1];
      const finish = () => anonymously('/api/account/reset-password/finish', { key, newPassword: CHOSEN }, '10.1.0.2');
      expect((await finish()).status).toBe(200);
      expect((await finish()).status).toBe(400);
      const guest = await app.signIn('guest', CHOSEN);
      expect((await guest.get('/api/account')).body).toMatchObject({ login: 'guest', mustChangePassword: false });
      expect((await resend('guest')).status).toBe(409);
    });

    test('reaches one who registered; is written down; does not fill a mailbox', async () => {
      const email = 'waits@example.org';
      await anonymously('/api/register', { email, password: CHOSEN }, '10.1.0.3');
      await app.mailTo(email);
      for (let n = 0; n < 4; n += 1) expect((await resend(email)).status).toBe(204);
      expect((await resend(email)).status).toBe(429);
      const key = /activate\?key=(\S+)/.exec((await app.mailTo(email)).body)?.[1];
      expect((await app.anonymous.get(`/api/activate?key=${key}`)).status).toBe(200);
      const rows = await auditOf('mail.resend');
      expect(rows.at(-1)).toMatchObject({ actor: 'admin', entity: 'user', address: '127.0.0.1' });
      expect(JSON.stringify(rows)).not.toContain(key);
    });
  });

  describe('unlocking', () => {
    const unlock = (login: string, as = 'admin') => app.as(as).post(`/api/users/login/${login}/unlock`);

    test('is for administrators: 401, 403, 404', async () => {
      expect((await app.anonymous.post('/api/users/login/free/unlock')).status).toBe(401);
      expect((await unlock('free', 'analyst')).status).toBe(403);
      expect((await unlock('nobody')).status).toBe(404);
    });

    test('lets the addresses that failed at one account try again at once, and at no other', async () => {
      const attempt = async (username: string, password: string) =>
        (await anonymously('/api/authenticate', { username, password }, '10.1.0.4')).status;
      for (const login of ['rival', 'free']) for (let n = 0; n < 6; n += 1) await attempt(login, 'a-guess');
      expect(await attempt('rival', 'Sunshine#2026')).toBe(429);
      expect((await unlock('Rival')).status).toBe(204);
      expect(await attempt('rival', 'Sunshine#2026')).toBe(200);
      expect(await attempt('free', 'Sunshine#2026')).toBe(429);
      expect(await auditOf('user.unlock')).toMatchObject([{ actor: 'admin', entity: 'user' }]);
    });
  });
});
