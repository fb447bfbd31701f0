import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { accountKey, appUser } from '../../platform/db/tables.ts';

export type KeyPurpose = typeof accountKey.$inferSelect.purpose;

export async function insertKey(tx: Db, values: typeof accountKey.$inferInsert): Promise<void> {
  await tx.insert(accountKey).values(values);
}

const usable = (keyHash: string, purpose: KeyPurpose, now: Date) =>
  and(
    eq(accountKey.keyHash, keyHash),
    eq(accountKey.purpose, purpose),
    isNull(accountKey.usedAt),
    gt(accountKey.expiresAt, now),
  );

/** Uses a key up and returns whose it is; undefined when it is unknown, used or too old. Only one of two at once gets it. */
export async function consumeKey(tx: Db, keyHash: string, purpose: KeyPurpose, now: Date): Promise<number | undefined> {
  const used = await tx
    .update(accountKey)
    .set({ usedAt: now })
    .where(usable(keyHash, purpose, now))
    .returning({ userId: accountKey.userId });
  return used[0]?.userId;
}

/** Whose a reset key is that can be used, by someone who may sign in. */
export async function findOwnerOfResetKey(db: Db, keyHash: string, now: Date) {
  const [owner] = await db
    .select({
      login: appUser.login,
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(accountKey)
    .innerJoin(appUser, eq(appUser.id, accountKey.userId))
    .where(and(usable(keyHash, 'reset', now), eq(appUser.activated, true)));
  return owner;
}

/** Makes all keys of users worthless: what their mail can open has changed. */
export async function revokeKeys(tx: Db, userIds: readonly number[], now: Date): Promise<void> {
  const theirs = and(inArray(accountKey.userId, [...userIds]), isNull(accountKey.usedAt));
  await tx.update(accountKey).set({ usedAt: now }).where(theirs);
}
