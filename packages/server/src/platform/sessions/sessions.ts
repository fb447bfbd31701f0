import { randomBytes } from 'node:crypto';
import type { CacheMetrics, OwnSession } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Db } from '../db/database.ts';
import { createWatchedCache } from '../db/watched-cache.ts';
import {
  endSession,
  endSessionsOfUsers,
  type FoundSession,
  insertSession,
  type LiveSession,
  liveSessions,
  sessionFinder,
  touchSession,
} from './repository.ts';
import type { Tokens } from './tokens.ts';

/** How long a session lives, in seconds. Whatever it does, it ends at `absolute` (or `remembered`); without requests at `idle`. */
export const SESSION_SECONDS = { idle: 1_800, absolute: 12 * 3_600, remembered: 30 * 24 * 3_600 } as const;

/**
 * `last_seen_at` is written at most this often, in seconds. The process that wrote it knows the exact moment; after a
 * restart, or on another server, a session may end this much too early, never too late.
 */
const TOUCH_SECONDS = { soleWriter: 60, shared: 10 } as const;

/** Sessions that are remembered at most. */
const REMEMBERED = 10_000;

export type SessionEnd =
  | 'sign-out'
  | 'password-change'
  | 'deactivated'
  | 'role-change'
  | 'ended-by-user'
  | 'ended-by-admin';

export interface Sessions {
  /** Opens a session and returns its token. Call it in the transaction that records the sign-in. */
  open(
    db: Db,
    of: { userId: number; login: string; remembered: boolean; address: string; userAgent: string },
  ): Promise<string>;
  /** The caller behind a token, and the sign that they are active; null when token, session or user is no good any more. */
  resolve(token: string): Promise<Caller | null>;
  /** Ends a session, with `ofUser` only one of that user; returns whether there was one to end. */
  end(db: Db, sessionId: string, reason: SessionEnd, ofUser?: number): Promise<boolean>;
  /** Sessions of a user that are alive, the one used last first. */
  live(db: Db, userId: number): Promise<LiveSession[]>;
  /** The same as a caller is shown them. */
  list(userId: number, caller: Pick<Caller, 'sessionId'>): Promise<OwnSession[]>;
  /** Ends every session of a user, or of several, but for `except`: for a changed password or role, and for deactivation. */
  endAllOf(db: Db, userId: number | readonly number[], reason: SessionEnd, except?: string): Promise<void>;
  /** What became of the sessions that are kept in memory. */
  cacheMetrics(): CacheMetrics;
}

/**
 * Sessions are rows; a token only names one and proves that we issued it. It lives as long as its session may at most, so
 * a client never renews it, and it is worth nothing from the request after the session ended.
 *
 * What the rows say is kept in memory until the database tells of a change (docs/decisions/195): nothing here empties it.
 */
export function createSessions(deps: { db: Db; tokens: Tokens; clock: Clock; changes: ChangeFeed }): Sessions {
  const { db, tokens, clock, changes } = deps;
  const find = sessionFinder(db);
  const touchSeconds = changes.isShared ? TOUCH_SECONDS.shared : TOUCH_SECONDS.soleWriter;
  const cache = createWatchedCache<string, FoundSession>({
    changes,
    clock,
    topic: 'caller',
    concerns: ({ caller }, userId) => caller.userId === userId,
    max: REMEMBERED,
  });
  /** When this process last saw a session, in milliseconds; exact, where the row is rounded. */
  const seen = new Map<string, number>();

  const live = (tx: Db, userId: number) =>
    liveSessions(tx, userId, clock(), new Date(clock().getTime() - SESSION_SECONDS.idle * 1000));

  return {
    async open(tx, { userId, login, remembered, address, userAgent }) {
      const now = clock();
      const seconds = remembered ? SESSION_SECONDS.remembered : SESSION_SECONDS.absolute;
      const expiresAt = new Date(now.getTime() + seconds * 1000);
      const id = randomBytes(24).toString('base64url');
      await insertSession(tx, {
        id,
        userId,
        remembered,
        address,
        userAgent,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      });
      return tokens.issue({ sessionId: id, login, issuedAt: now, expiresAt });
    },

    async resolve(token) {
      const id = await tokens.verify(token);
      const session = id === null ? null : await cache.get(id, find);
      if (!session) return null;
      const now = clock();
      const { lastSeenAt, expiresAt, caller } = session;
      const secondsSince = (moment: number) => (now.getTime() - moment) / 1000;
      const idle = secondsSince(Math.max(lastSeenAt.getTime(), seen.get(caller.sessionId) ?? 0));
      if (now >= expiresAt || idle >= SESSION_SECONDS.idle) return null;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.set(caller.sessionId, now.getTime());
      if (secondsSince(lastSeenAt.getTime()) >= touchSeconds) {
        session.lastSeenAt = now;
        await touchSession(db, caller.sessionId, now);
      }
      return session.caller;
    },

    end: (tx, sessionId, reason, ofUser) => endSession(tx, sessionId, reason, clock(), ofUser),

    live,

    cacheMetrics: cache.metrics,

    async list(userId, { sessionId }) {
      return (await live(db, userId)).map(({ createdAt, lastSeenAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        current: row.id === sessionId,
      }));
    },

    endAllOf: (tx, userId, reason, except) => endSessionsOfUsers(tx, [userId].flat(), reason, clock(), except),
  };
}
