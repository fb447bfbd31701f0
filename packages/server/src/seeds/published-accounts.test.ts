import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser, auditEvent } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { disablePublishedAccounts, refusePublishedAccounts } from './published-accounts.ts';

const LOGINS = DEMO_ACCOUNTS.map(({ login }) => login).sort();

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const signIn = (username: string) => app.anonymous.post('/api/authenticate', { username, password: DEMO_PASSWORD });

  describe('accounts of the demonstration', () => {
    test('keep a production server from starting, also under other names', async () => {
      await expect(refusePublishedAccounts(app.database.db)).rejects.toThrow(LOGINS.join(', '));
      const renamed = { login: 'chief', email: 'chief@customer.test' };
      await app.database.db.update(appUser).set(renamed).where(eq(appUser.login, 'admin'));
      await expect(refusePublishedAccounts(app.database.db)).rejects.toThrow(
        /analyst, asadmin, chief, .* Run `npm run/,
      );
    });

    test('are closed by the command, each with a line in the audit trail; what has a password of its own stays', async () => {
      const { db } = app.database;
      const session = await app.signIn('poweruser');
      await db
        .update(appUser)
        .set({ passwordHash: await hashPassword('Good#Morning1') })
        .where(eq(appUser.login, 'free'));
      const closed = await disablePublishedAccounts(db, app.clock.now);
      expect(closed).toEqual(['chief', ...LOGINS.filter((login) => !['admin', 'free'].includes(login))].sort());

      expect((await session.get('/api/account')).status).toBe(401);
      expect((await signIn('analyst')).status).toBe(401);
      await db.update(appUser).set({ activated: true });
      expect((await signIn('chief')).status, 'activated again').toBe(401);
      expect((await app.signIn('free', 'Good#Morning1')).get).toBeDefined();
      await expect(refusePublishedAccounts(db)).resolves.toBeUndefined();
      const lines = await db.select().from(auditEvent).where(eq(auditEvent.action, 'user.update'));
      expect(lines).toHaveLength(closed.length);
      expect(lines[0]).toMatchObject({ actor: 'system', old: { activated: true }, new: { activated: false } });
      expect(await disablePublishedAccounts(db, app.clock.now)).toEqual([]);
    });
  });
});
