import { Authority } from '@pellucid/contract';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../base/caller.ts';
import type { Db } from '../db/database.ts';
import { appUser, company, session, userGroup } from '../db/tables.ts';

export interface FoundSession {
  caller: Caller;
  lastSeenAt: Date;
  expiresAt: Date;
}

/**
 * Finds a session that has not ended, of a user who is still active, with what the user may at this moment. It is asked
 * at every request, so the statement is prepared: planning it anew would take four times as long as running it.
 */
export function sessionFinder(db: Db): (id: string) => Promise<FoundSession | null> {
  const statement = db
    .select({
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      userId: appUser.id,
      login: appUser.login,
      email: appUser.email,
      mustChangePassword: appUser.mustChangePassword,
      authorities: authoritiesOf(appUser.id),
      company: { id: company.id, companyName: company.companyName, tier: company.tier },
      userGroup: { id: userGroup.id, name: userGroup.name },
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .leftJoin(company, eq(company.id, appUser.companyId))
    .leftJoin(userGroup, eq(userGroup.id, appUser.userGroupId))
    .where(and(eq(session.id, sql.placeholder('id')), isNull(session.endedAt), eq(appUser.activated, true)))
    .prepare('find_session');
  return async (id) => {
    const [row] = await statement.execute({ id });
    if (!row) return null;
    const { lastSeenAt, expiresAt, authorities, ...user } = row;
    return { lastSeenAt, expiresAt, caller: { ...user, authorities: knownAuthorities(authorities), sessionId: id } };
  };
}

/** Authorities of a user as a list (their own, those assigned to them and to their group), as a column of a query over users. */
export function authoritiesOf(userId: typeof appUser.id) {
  return sql<
    string[]
  >`array(SELECT a.authority::text FROM effective_authority a WHERE a.user_id = ${userId} ORDER BY 1)`;
}

/** Those of the stored names that the product knows; a role that was retired allows nothing. */
export function knownAuthorities(names: readonly string[]): Authority[] {
  return z.array(Authority).parse(names.filter((name) => Authority.safeParse(name).success));
}

export async function insertSession(db: Db, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values({ ...values, userAgent: values.userAgent.slice(0, 255) });
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: at })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

/** Ends a session and returns whether it was one that had not ended; with `ofUser`, only one of that user. */
export async function endSession(
  db: Db,
  id: string,
  endReason: string,
  endedAt: Date,
  ofUser?: number,
): Promise<boolean> {
  const theirs = ofUser === undefined ? undefined : eq(session.userId, ofUser);
  const ended = await db
    .update(session)
    .set({ endedAt, endReason })
    .where(and(eq(session.id, id), isNull(session.endedAt), theirs))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Sessions of a user that a request could still come from, the one used last first. */
export function liveSessions(db: Db, userId: number, now: Date, idleSince: Date) {
  const { id, createdAt, lastSeenAt, expiresAt, remembered, address, userAgent } = session;
  return db
    .select({ id, createdAt, lastSeenAt, expiresAt, remembered, address, userAgent })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(lastSeenAt), desc(createdAt));
}

export type LiveSession = Awaited<ReturnType<typeof liveSessions>>[number];

/** Addresses from which a user opened a session since then. */
export async function signInAddresses(db: Db, userId: number, since: Date): Promise<string[]> {
  const theirs = and(eq(session.userId, userId), gt(session.createdAt, since));
  const rows = await db.selectDistinct({ address: session.address }).from(session).where(theirs);
  return rows.map(({ address }) => address);
}

/** Members of a group who are signed in somewhere. */
export async function signedInMembers(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: session.userId })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(and(eq(appUser.userGroupId, groupId), isNull(session.endedAt)));
  return rows.map(({ userId }) => userId);
}

export async function endSessionsOfUsers(
  db: Db,
  userIds: readonly number[],
  endReason: string,
  endedAt: Date,
  except?: string,
): Promise<void> {
  const theirs = and(
    inArray(session.userId, [...userIds]),
    isNull(session.endedAt),
    except === undefined ? undefined : ne(session.id, except),
  );
  await db.update(session).set({ endedAt, endReason }).where(theirs);
}
