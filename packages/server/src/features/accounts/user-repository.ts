import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { appUser, company, userGroup } from '../../platform/db/tables.ts';

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

/**
 * The group that people who register themselves join, with its company; made when there is none, and anew when an
 * administrator lifted its company out of the tier FREE: strangers must not get what its customers pay for.
 */
export async function selfRegistrationGroup(tx: Db): Promise<{ userGroupId: number; companyId: number }> {
  const ids = { userGroupId: userGroup.id, companyId: company.id };
  const [known] = await tx
    .select(ids)
    .from(userGroup)
    .innerJoin(company, eq(company.id, userGroup.companyId))
    .where(and(eq(userGroup.selfRegistration, true), eq(company.tier, 'FREE')));
  if (known) return known;
  await tx.update(userGroup).set({ selfRegistration: false }).where(eq(userGroup.selfRegistration, true));
  const taken = await tx.select({ name: company.companyName }).from(company).orderBy(asc(company.id));
  const companyName = freeName('Free sign-up', new Set(taken.map(({ name }) => name.toLowerCase())));
  const [made] = await tx.insert(company).values({ companyName, tier: 'FREE' }).returning({ companyId: company.id });
  if (!made) throw new Error('The company of the free tier was not made');
  const [group] = await tx
    .insert(userGroup)
    .values({ name: 'Free', selfRegistration: true, ...made })
    .returning({ userGroupId: userGroup.id });
  if (!group) throw new Error('The group of the free tier was not made');
  return { ...made, ...group };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name} ${n}`;
  return free;
}
