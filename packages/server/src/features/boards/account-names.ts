import { accountName } from '@pellucid/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { appUser } from '../../platform/db/tables.ts';

/** Finds how files call the account of a user: by first and last name, and its login. */
export function accountNames(db: Db) {
  return async ({ userId, login }: { userId: number; login: string }): Promise<string> => {
    const { firstName, lastName } = appUser;
    const [found] = await db.select({ firstName, lastName }).from(appUser).where(eq(appUser.id, userId)).limit(1);
    return accountName({ firstName: null, lastName: null, ...found, login });
  };
}
