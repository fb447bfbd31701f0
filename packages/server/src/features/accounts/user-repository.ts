import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { appUser } from '../../platform/db/tables.ts';

/** Who takes a name or an address takes turns with others who do, so that two cannot get the same one. */
const LOCK = 7_150_424;

export async function lockNames(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

const { id, login, email, firstName, lastName, activated, awaitsActivation, confirmed } = appUser;
const { passwordHash, mustChangePassword } = appUser;

/** What is asked of whoever holds a name. */
const HOLDER = { id, login, email, activated, awaitsActivation };

/** Users whose login or e-mail address is one of these names (in lower case), but for `except`. */
export function findHolders(tx: Db, names: readonly string[], except = 0) {
  return tx
    .select(HOLDER)
    .from(appUser)
    .where(and(or(inArray(login, [...names]), inArray(email, [...names])), ne(id, except)));
}

export async function findUser(db: Db, userId: number) {
  const [row] = await db
    .select({ ...HOLDER, firstName, lastName, confirmed, passwordHash, mustChangePassword })
    .from(appUser)
    .where(eq(id, userId));
  return row;
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The user whose login or e-mail address this is (in lower case); a login wins over another user's address. */
export async function findUserByName(db: Db, name: string) {
  const rows = await db
    .select(HOLDER)
    .from(appUser)
    .where(or(eq(login, name), eq(email, name)));
  return rows.find((row) => row.login === name) ?? rows[0];
}

export async function findUserIdByLogin(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db.select({ id }).from(appUser).where(eq(login, name));
  return row?.id;
}

/** Changes a user: what is given, and who did it when. */
export async function updateUser(
  tx: Db,
  userId: number,
  values: Partial<typeof appUser.$inferInsert>,
  by: { login: string; at: Date },
): Promise<void> {
  await tx
    .update(appUser)
    .set({
      ...values,
      version: sql`${appUser.version} + 1`,
      lastModifiedBy: by.login.slice(0, 50),
      lastModifiedDate: by.at,
    })
    .where(eq(id, userId));
}

export async function deleteUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(appUser).where(eq(id, userId));
}
