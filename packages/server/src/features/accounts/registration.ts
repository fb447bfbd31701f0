import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Login, type ManagedUserVM, userDef } from '@pellucid/contract';
import { auditEventOf, type RecordChange } from '../../crud/record-change.ts';
import type { Registry } from '../../crud/registry.ts';
import { cascadedDeletes } from '../../crud/side-effects.ts';
import { HttpProblem, nameInUse, tooManyRequests } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { type AccountDeps, auditUser, checkNewPassword } from './account-deps.ts';
import { fingerprint, issueKey } from './account-keys.ts';
import { activationMail } from './account-mails.ts';
import { consumeKey, revokeKeys } from './key-repository.ts';
import type { Origin } from './origin.ts';
import { insertUser } from './repository.ts';
import { selfRegistrationGroup } from './self-registration-group.ts';
import { deleteUser, findHolders, findUser, findUserByName, lockNames, updateUser } from './user-repository.ts';

/** An answer that must tell nothing takes this long, whatever was done for it, in milliseconds. */
const UNIFORM_MS = 150;

export function createRegistration(deps: AccountDeps & { registry: Registry }) {
  const { db, mailer, clock, registry } = deps;

  async function mailActivation(tx: Db, user: { id: number; login: string; email: string }): Promise<void> {
    const key = await issueKey(tx, user.id, 'activation', clock);
    await mailer.queue(tx, user.email, activationMail(mailer.sender, user.login, key));
  }

  async function removeUnactivated(tx: Db, email: string, origin: Origin): Promise<void> {
    for (const { id, login, ...holder } of await findHolders(tx, [email])) {
      if (!holder.awaitsActivation || holder.activated) throw nameInUse(holder.email === email ? 'email' : 'login');
      const cascaded = await cascadedDeletes(tx, registry, userDef, [id]);
      await deleteUser(tx, id);
      const old = { login, email: holder.email };
      const deleted: RecordChange = { action: 'delete', entity: userDef.name, id, old, new: null };
      const { address, requestId } = origin;
      const by = { actor: 'anonymous', reason: 'never activated, and registered anew', address, requestId };
      await recordAudit(
        tx,
        [...cascaded, deleted].map((change) => auditEventOf(change, by)),
        clock(),
      );
    }
  }

  async function sendAgain(name: string, origin: Origin): Promise<void> {
    await mailer.transaction(async (tx) => {
      const user = await findUserByName(tx, name);
      if (!user?.awaitsActivation || user.activated || (await mailer.limitReached(tx, user.email, 'activation')))
        return;
      await mailActivation(tx, user);
      await auditUser(tx, deps, { actor: 'anonymous', action: 'mail.resend', userId: user.id }, origin);
    });
  }

  return {
    /**
     * Makes an inactive account of the free tier and mails the link that opens it. An account that was never activated
     * makes room for the new one; one that was, or that an administrator switched off, never.
     *
     * Errors: 400 weak password, address in use; 429 too often.
     */
    async register({ email, password }: ManagedUserVM, origin: Origin): Promise<void> {
      checkNewPassword(password, mailer.sender, email);
      const passwordHash = await hashPassword(password);
      await mailer.transaction(async (tx) => {
        await lockNames(tx);
        await removeUnactivated(tx, email, origin);
        if (await mailer.limitReached(tx, email, 'activation')) throw tooManyRequests(3_600);
        const login = await loginFor(tx, email);
        const { changes, ...home } = await selfRegistrationGroup(tx);
        await recordAudit(tx, changes, clock());
        const values = { login, email, passwordHash, activated: false, awaitsActivation: true, ...home };
        const id = await insertUser(tx, { ...values, createdBy: login, lastModifiedBy: login }, ['ROLE_USER']);
        await mailActivation(tx, { id, login, email });
        const made = { login, email, authorities: ['ROLE_USER'], ...home };
        await auditUser(tx, deps, { actor: login, action: 'user.register', userId: id, new: made }, origin);
      });
    },

    /**
     * Opens the account of a key from an activation mail, and returns a key for another password: who registered the
     * address need not be who reads its mail. Errors: 400 when the key is unknown, used or too old.
     */
    async activate(key: string, origin: Origin): Promise<{ resetKey: string }> {
      return db.transaction(async (tx) => {
        const userId = await consumeKey(tx, fingerprint(key), 'activation', clock());
        const user = userId === undefined ? undefined : await findUser(tx, userId);
        if (!user) throw new HttpProblem(400, { detail: 'No user was found for this activation key' });
        const { login } = user;
        await updateUser(tx, user.id, { activated: true, awaitsActivation: false }, { login, at: clock() });
        await revokeKeys(tx, [user.id], clock());
        const change = { old: { activated: false }, new: { activated: true } };
        await auditUser(tx, deps, { actor: login, action: 'user.activate', userId: user.id, ...change }, origin);
        return { resetKey: await issueKey(tx, user.id, 'reset', clock) };
      });
    },

    /** Sends the link again to who still has to open their account. What it did, and whether, does not show. */
    async resend(name: string, origin: Origin): Promise<void> {
      await Promise.all([sendAgain(name, origin), sleep(UNIFORM_MS)]);
    },
  };
}

/** The address where that can be a login, else its first part with a number that makes it nobody else's. */
async function loginFor(tx: Db, email: string): Promise<string> {
  if (Login.safeParse(email).success) return email;
  const stem =
    email
      .split('@', 1)[0]
      ?.replace(/[^_.a-z0-9-]/g, '')
      .slice(0, 40) || 'user';
  for (;;) {
    const login = `${stem}-${randomInt(1_000, 1_000_000_000)}`.slice(0, 50);
    if ((await findHolders(tx, [login])).length === 0) return login;
  }
}
