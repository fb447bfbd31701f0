import { createSecretKey, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/index.ts';
import type { Database } from '../db/database.ts';
import { appUser, session, userAuthority } from '../db/tables.ts';
import { createSessions, type SessionEnd, type Sessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

onEachDatabase((database) => {
  let opened: Database;
  let userId: number;
  let now: Date;
  const clock = () => now;
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const tokens = createTokens(createSecretKey(randomBytes(64)), clock);
  const serverWith = (cacheMs: number) => createSessions({ db: opened.db, tokens, clock, cacheMs });

  beforeAll(async () => {
    opened = await database.open();
    const [user] = await opened.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.login, 'poweruser'));
    userId = user?.id ?? 0;
  });
  beforeEach(() => {
    now = new Date('2026-06-01T12:00:00Z');
  });
  afterAll(() => opened.close());

  const open = (sessions: Sessions, remembered = false) =>
    sessions.open(opened.db, { userId, login: 'poweruser', remembered, address: '10.0.0.1', userAgent: 'test' });
  const idOf = async (sessions: Sessions, token: string) => (await sessions.resolve(token))?.sessionId ?? '';

  describe.each([
    ['the only server', 1_000],
    ['one of several servers', 0],
  ])('on %s', (_, cacheMs) => {
    test.each<SessionEnd>(['password-change', 'deactivated', 'role-change', 'ended-by-admin'])(
      'all sessions of a user end with the very next request: %s',
      async (reason) => {
        const sessions = serverWith(cacheMs);
        const [one, two] = [await open(sessions), await open(sessions, true)];
        expect(await sessions.resolve(one)).not.toBeNull();
        expect(await sessions.resolve(two)).not.toBeNull();
        await opened.db.transaction((tx) => sessions.endAllOf(tx, userId, reason));
        expect([await sessions.resolve(one), await sessions.resolve(two)]).toEqual([null, null]);
      },
    );

    test('one that is ended ends with the very next request, the others go on', async () => {
      const sessions = serverWith(cacheMs);
      const [one, two] = [await open(sessions), await open(sessions)];
      const id = await idOf(sessions, one);
      expect(await opened.db.transaction((tx) => sessions.end(tx, id, 'sign-out', userId + 1))).toBe(false);
      expect(await sessions.resolve(one)).not.toBeNull();
      expect(await opened.db.transaction((tx) => sessions.end(tx, id, 'sign-out'))).toBe(true);
      expect([await sessions.resolve(one), (await sessions.resolve(two)) !== null]).toEqual([null, true]);
    });

    test('a role that was taken away is gone with the very next request', async () => {
      const sessions = serverWith(cacheMs);
      const token = await open(sessions);
      expect((await sessions.resolve(token))?.authorities).toContain('ROLE_POWER_USER');
      const role = { userId, authority: 'ROLE_POWER_USER' };
      await opened.db.delete(userAuthority).where(eq(userAuthority.authority, role.authority));
      sessions.forget(userId);
      expect((await sessions.resolve(token))?.authorities).toEqual(['ROLE_USER']);
      await opened.db.insert(userAuthority).values(role);
    });

    test('idle time is 1800 s after the last request to the second, though the moment is seldom written', async () => {
      const sessions = serverWith(cacheMs);
      const token = await open(sessions);
      const id = await idOf(sessions, token);
      const written = new Set<string>();
      for (let n = 0; n < 12; n += 1) {
        later(9);
        expect(await sessions.resolve(token)).not.toBeNull();
        const [row] = await opened.db.select().from(session).where(eq(session.id, id));
        written.add(String(row?.lastSeenAt.toISOString()));
      }
      expect(written.size).toBeLessThanOrEqual(cacheMs > 0 ? 3 : 7);
      later(1_799);
      expect(await sessions.resolve(token)).not.toBeNull();
      later(1_800);
      expect(await sessions.resolve(token)).toBeNull();
    });
  });

  test('another server, and this one after a restart, ends an idle session a minute too early at most, never late', async () => {
    const first = serverWith(1_000);
    const token = await open(first);
    later(59);
    expect(await first.resolve(token)).not.toBeNull();
    later(1_730);
    expect(await serverWith(1_000).resolve(token)).not.toBeNull();
    later(1_800);
    expect(await serverWith(1_000).resolve(token)).toBeNull();
  });

  test('a remembered session ends after 30 days at the latest, another after 12 hours', async () => {
    const sessions = serverWith(0);
    for (const [remembered, hours] of [
      [false, 12],
      [true, 30 * 24],
    ] as const) {
      const token = await open(sessions, remembered);
      const id = await idOf(sessions, token);
      const almost = new Date(now.getTime() + hours * 3_600_000 - 1_000);
      await opened.db.update(session).set({ lastSeenAt: almost }).where(eq(session.id, id));
      now = almost;
      expect(await sessions.resolve(token)).not.toBeNull();
      later(1);
      expect(await sessions.resolve(token)).toBeNull();
    }
  });
});
