import { createSecretKey, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/index.ts';
import { ChangeFeed } from '../db/change-feed.ts';
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
  const server = () => createSessions({ db: opened.db, tokens, clock, changes: opened.changes });
  /** One that hears no changes, and therefore reads every session anew. */
  const deafServer = () => createSessions({ db: opened.db, tokens, clock, changes: new ChangeFeed(true) });

  beforeAll(async () => {
    opened = await database.open();
    await opened.changeListener?.start(console);
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
    ['a server that hears of changes', server],
    ['a server that does not', deafServer],
  ])('on %s', (_, start) => {
    test.each<SessionEnd>(['password-change', 'deactivated', 'role-change', 'ended-by-admin'])(
      'all sessions of a user end with the very next request: %s',
      async (reason) => {
        const sessions = start();
        const [one, two] = [await open(sessions), await open(sessions, true)];
        expect(await sessions.resolve(one)).not.toBeNull();
        expect(await sessions.resolve(two)).not.toBeNull();
        await opened.db.transaction((tx) => sessions.endAllOf(tx, userId, reason));
        expect([await sessions.resolve(one), await sessions.resolve(two)]).toEqual([null, null]);
      },
    );

    test('one that is ended ends with the very next request, the others go on', async () => {
      const sessions = start();
      const [one, two] = [await open(sessions), await open(sessions)];
      const id = await idOf(sessions, one);
      expect(await opened.db.transaction((tx) => sessions.end(tx, id, 'sign-out', userId + 1))).toBe(false);
      expect(await sessions.resolve(one)).not.toBeNull();
      expect(await opened.db.transaction((tx) => sessions.end(tx, id, 'sign-out'))).toBe(true);
      expect([await sessions.resolve(one), (await sessions.resolve(two)) !== null]).toEqual([null, true]);
    });

    test('a role that was taken away is gone with the very next request', async () => {
      const sessions = start();
      const token = await open(sessions);
      expect((await sessions.resolve(token))?.authorities).toContain('ROLE_POWER_USER');
      const role = { userId, authority: 'ROLE_POWER_USER' };
      await opened.db.delete(userAuthority).where(eq(userAuthority.authority, role.authority));
      expect((await sessions.resolve(token))?.authorities).toEqual(['ROLE_USER']);
      await opened.db.insert(userAuthority).values(role);
    });

    test('idle time is 1800 s after the last request to the second, though the moment is seldom written', async () => {
      const sessions = start();
      const token = await open(sessions);
      const id = await idOf(sessions, token);
      const written = new Set<string>();
      for (let n = 0; n < 12; n += 1) {
        later(9);
        expect(await sessions.resolve(token)).not.toBeNull();
        const [row] = await opened.db.select().from(session).where(eq(session.id, id));
        written.add(String(row?.lastSeenAt.toISOString()));
      }
      expect(written.size).toBeLessThanOrEqual(opened.changes.isShared || start === deafServer ? 7 : 3);
      later(1_799);
      expect(await sessions.resolve(token)).not.toBeNull();
      later(1_800);
      expect(await sessions.resolve(token)).toBeNull();
    });
  });

  test('another server, and this one after a restart, ends an idle session a minute too early at most, never late', async () => {
    const first = server();
    const token = await open(first);
    later(59);
    expect(await first.resolve(token)).not.toBeNull();
    later(1_730);
    expect(await server().resolve(token)).not.toBeNull();
    later(1_800);
    expect(await server().resolve(token)).toBeNull();
  });

  test('a remembered session ends after 30 days at the latest, another after 12 hours', async () => {
    const sessions = server();
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
