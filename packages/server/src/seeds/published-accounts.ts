import { and, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Clock } from '../base/clock.ts';
import { StartupError } from '../base/startup-error.ts';
import { recordAudit } from '../platform/audit/audit-trail.ts';
import type { Db } from '../platform/db/database.ts';
import { accountKey, appUser } from '../platform/db/tables.ts';
import { unusablePassword, verifyPassword } from '../platform/passwords.ts';
import { endSessionsOfUsers } from '../platform/sessions/repository.ts';
import { DEMO_ACCOUNTS, DEMO_EMAIL_DOMAIN, DEMO_PASSWORD } from './demo-accounts.ts';

interface PublishedAccount {
  id: number;
  login: string;
  activated: boolean;
}

/**
 * Accounts that the published password opens. They are known by their login or address, and, should both have been changed, by
 * the hash that they were seeded with together: hashes have a salt each, so nothing else makes two alike.
 */
async function publishedAccounts(db: Db): Promise<PublishedAccount[]> {
  const { id, login, activated, passwordHash } = appUser;
  const logins = DEMO_ACCOUNTS.map((account) => account.login);
  const shared = sql`${passwordHash} IN (SELECT password_hash FROM app_user GROUP BY password_hash HAVING count(*) > 1)`;
  const candidates = await db
    .select({ id, login, activated, passwordHash })
    .from(appUser)
    .where(or(inArray(login, logins), like(appUser.email, `%@${DEMO_EMAIL_DOMAIN}`), shared))
    .orderBy(login);
  const opens = new Map<string, boolean>();
  for (const { passwordHash: hash } of candidates)
    if (!opens.has(hash)) opens.set(hash, await verifyPassword(hash, DEMO_PASSWORD));
  return candidates
    .filter(({ passwordHash: hash }) => opens.get(hash))
    .map((account) => ({ id: account.id, login: account.login, activated: account.activated }));
}

/**
 * Outside demo mode nobody signs in with a password that everyone can read.
 *
 * Errors: StartupError while such an account can sign in.
 */
export async function refusePublishedAccounts(db: Db): Promise<void> {
  const open = (await publishedAccounts(db)).filter(({ activated }) => activated);
  if (open.length === 0) return;
  const names = open.map(({ login }) => login).join(', ');
  throw new StartupError(
    `Accounts of the demonstration can sign in with their published password: ${names}. ` +
      'Run `npm run disable-demo-accounts`, or set DATA_DIR or DATABASE_URL to an installation of its own.',
  );
}

/**
 * Takes the published password from every account that has it: the account is deactivated, no password opens it, and its
 * sessions and mailed links end. What it owns stays. Returns the logins.
 */
export async function disablePublishedAccounts(db: Db, clock: Clock): Promise<string[]> {
  const accounts = await publishedAccounts(db);
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return [];
  const now = clock();
  const passwordHash = await unusablePassword();
  await db.transaction(async (tx) => {
    await tx
      .update(appUser)
      .set({
        activated: false,
        awaitsActivation: false,
        passwordHash,
        version: sql`${appUser.version} + 1`,
        lastModifiedBy: 'system',
        lastModifiedDate: now,
      })
      .where(inArray(appUser.id, ids));
    await tx
      .update(accountKey)
      .set({ usedAt: now })
      .where(and(inArray(accountKey.userId, ids), isNull(accountKey.usedAt)));
    await endSessionsOfUsers(tx, ids, 'deactivated', now);
    const events = accounts.map(({ id, activated }) => ({
      actor: 'system',
      action: 'user.update' as const,
      entity: 'user',
      entityId: id,
      old: { activated },
      new: { activated: false },
      reason: 'Its password is published with the demonstration',
    }));
    await recordAudit(tx, events, now);
  });
  return accounts.map(({ login }) => login);
}
