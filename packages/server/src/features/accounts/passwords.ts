import {
  type AuditAction,
  FRESH_SIGN_IN_SECONDS,
  type PasswordChange,
  RESET_REFUSAL,
  SAME_PASSWORD,
} from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import { HttpProblem, invalidFields, notFound, signInAgain, unauthorized } from '../../http/problems.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import type { Db } from '../../platform/db/database.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { type AccountDeps, auditUser, checkNewPassword, wrongPassword } from './account-deps.ts';
import { fingerprint, issueKey } from './account-keys.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { consumeKey, findOwnerOfResetKey, revokeKeys } from './key-repository.ts';
import type { Origin } from './origin.ts';
import { type FoundUser, findUser, findUserByName, findUserIdByLogin, updateUser } from './user-repository.ts';

/** Changes of passwords that one signed-in user may make in an hour. */
const CHANGES = { count: 20, seconds: 3_600 };

export function createPasswords(deps: AccountDeps) {
  const { db, sessions, mailer, clock } = deps;
  const changes = createRateLimiter(clock, CHANGES);

  /** Throws 403 unless the caller signed in a short while ago: an open desk must not cost an account. */
  async function checkFresh(tx: Db, { userId, sessionId }: Caller): Promise<void> {
    const session = (await sessions.live(tx, userId)).find(({ id }) => id === sessionId);
    const age = session ? (clock().getTime() - session.createdAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
    if (age > FRESH_SIGN_IN_SECONDS) throw signInAgain();
  }

  /** Stores a password, ends the sessions that the old one opened, revokes keys, and tells the owner. */
  async function setPassword(
    tx: Db,
    user: Pick<FoundUser, 'id' | 'login' | 'email'>,
    passwordHash: string,
    { by, action, keepSession }: { by: string; action: AuditAction; keepSession?: string },
    origin: Origin,
  ): Promise<void> {
    const byAdministrator = by !== user.login;
    const values = { passwordHash, mustChangePassword: byAdministrator };
    await updateUser(tx, user.id, values, { login: by, at: clock() });
    await revokeKeys(tx, [user.id], clock());
    await sessions.endAllOf(tx, user.id, 'password-change', keepSession);
    await mailer.queue(tx, user.email, passwordChangedMail(mailer.sender, user.login, byAdministrator));
    await auditUser(
      tx,
      deps,
      { actor: by, action, userId: user.id, new: { mustChangePassword: byAdministrator } },
      origin,
    );
  }

  async function changeOwn(caller: Caller, { userEmail, newPassword }: PasswordChange, origin: Origin): Promise<void> {
    changes.consume(caller.userId);
    checkAddress(userEmail, caller.email);
    const user = await findUser(db, caller.userId);
    if (!user) throw unauthorized();
    checkNewPassword(newPassword, mailer.sender, ...namesOf(user));
    await checkFresh(db, caller);
    if (user.mustChangePassword && (await verifyPassword(user.passwordHash, newPassword))) {
      throw wrongPassword(SAME_PASSWORD);
    }
    const passwordHash = await hashPassword(newPassword);
    const how = { by: user.login, action: 'password.change' as const, keepSession: caller.sessionId };
    await mailer.transaction((tx) => setPassword(tx, user, passwordHash, how, origin));
  }

  return {
    /**
     * Mails a link to a new password. It tells whether there is such an account (docs/promises/accounts.md#reset); that is
     * slow to ask for many. Who asks often for one account gets the answer and no more mail: the links sent are still good.
     *
     * Errors: 400 unknown or deactivated, 429 too often from one address.
     */
    async requestReset(name: string, origin: Origin): Promise<void> {
      await mailer.transaction(async (tx) => {
        const user = await findUserByName(tx, name);
        if (!user) throw new HttpProblem(400, { detail: RESET_REFUSAL.unknown });
        if (!user.activated) throw new HttpProblem(400, { detail: RESET_REFUSAL.deactivated });
        if (await mailer.limitReached(tx, user.email, 'reset')) return;
        const key = await issueKey(tx, user.id, 'reset', clock);
        await mailer.queue(tx, user.email, resetMail(mailer.sender, user.login, key));
        await auditUser(tx, deps, { actor: 'anonymous', action: 'password.reset-request', userId: user.id }, origin);
      });
    },

    /** Errors: 400 when the key is unknown, used or too old. */
    async verifyKey(key: string): Promise<void> {
      if (!(await findOwnerOfResetKey(db, fingerprint(key), clock()))) throw unknownKey();
    },

    /** Errors: 400 weak password, or a key that is unknown, used or too old. */
    async finishReset({ key, newPassword }: { key: string; newPassword: string }, origin: Origin): Promise<void> {
      // Asked first: hashing is dear, and a guessed key must not make us do it.
      const owner = await findOwnerOfResetKey(db, fingerprint(key), clock());
      if (!owner) throw unknownKey();
      checkNewPassword(newPassword, mailer.sender, ...namesOf(owner));
      const passwordHash = await hashPassword(newPassword);
      await mailer.transaction(async (tx) => {
        const userId = await consumeKey(tx, fingerprint(key), 'reset', clock());
        const user = userId === undefined ? undefined : await findUser(tx, userId);
        if (!user?.activated) throw unknownKey();
        await setPassword(tx, user, passwordHash, { by: user.login, action: 'password.reset' }, origin);
      });
    },

    changeOwn,

    /** An administrator sets a password. Their own follows the rules of their own. Errors: 400, 404. */
    async changeOf(caller: Caller, login: string, change: PasswordChange, origin: Origin): Promise<void> {
      if (login === caller.login) return changeOwn(caller, change, origin);
      const userId = await findUserIdByLogin(db, login);
      const user = userId === undefined ? undefined : await findUser(db, userId);
      if (!user) throw notFound(`There is no user ${login}`);
      checkNewPassword(change.newPassword, mailer.sender, ...namesOf(user));
      checkAddress(change.userEmail, user.email);
      const passwordHash = await hashPassword(change.newPassword);
      const how = { by: caller.login, action: 'password.set' as const };
      await mailer.transaction((tx) => setPassword(tx, user, passwordHash, how, origin));
    },

    checkFresh,
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

function namesOf({ login, email, firstName, lastName }: Pick<FoundUser, 'login' | 'email' | 'firstName' | 'lastName'>) {
  return [login, email, firstName, lastName];
}

/** The address on the form is not a secret, but another one means that the form is about someone else. */
function checkAddress(given: string | null | undefined, email: string): void {
  if (!given || given.trim().toLowerCase() === email) return;
  throw invalidFields([{ objectName: 'passwordChange', field: 'userEmail', message: 'Invalid' }]);
}

function unknownKey(): HttpProblem {
  return new HttpProblem(400, { detail: 'No user was found for this reset key' });
}
