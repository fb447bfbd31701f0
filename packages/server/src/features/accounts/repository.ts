import type { Authority } from '@pellucid/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { appUser, company, userAuthority, userGroup } from '../../platform/db/tables.ts';
import { authoritiesOf, knownAuthorities } from '../../platform/sessions/repository.ts';

/** The user whose login or e-mail address this is (in lower case); a login wins over another user's address. */
export async function findUserForSignIn(db: Db, name: string) {
  const { id, login, email, passwordHash, activated } = appUser;
  const rows = await db
    .select({ id, login, email, passwordHash, activated })
    .from(appUser)
    .where(or(eq(login, name), eq(email, name)));
  return rows.find((row) => row.login === name) ?? rows[0];
}

/** Finds the account of a user by its id, with a prepared statement: clients ask for it often. */
export function accountFinder(db: Db) {
  const statement = db
    .select({
      id: appUser.id,
      login: appUser.login,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      email: appUser.email,
      imageUrl: appUser.imageUrl,
      image: appUser.image,
      activated: appUser.activated,
      langKey: appUser.langKey,
      mustChangePassword: appUser.mustChangePassword,
      authorities: authoritiesOf(appUser.id),
      userGroup: userGroup.name,
      company: { id: company.id, companyName: company.companyName, tier: company.tier },
    })
    .from(appUser)
    .leftJoin(company, eq(company.id, appUser.companyId))
    .leftJoin(userGroup, eq(userGroup.id, appUser.userGroupId))
    .where(eq(appUser.id, sql.placeholder('userId')))
    .prepare('find_account');
  return async (userId: number) => {
    const [row] = await statement.execute({ userId });
    return row && { ...row, authorities: knownAuthorities(row.authorities) };
  };
}

/** Adds a user with their authorities and returns the id. */
export async function insertUser(
  db: Db,
  values: typeof appUser.$inferInsert,
  authorities: readonly Authority[],
): Promise<number> {
  const [made] = await db.insert(appUser).values(values).returning({ userId: appUser.id });
  if (!made) throw new Error(`User ${values.login} was not made`);
  await db.insert(userAuthority).values(authorities.map((authority) => ({ ...made, authority })));
  return made.userId;
}
