import type { Caller } from '../../base/caller.ts';
import { conflict, notFound, tooManyRequests } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { type AccountDeps, auditUser } from './account-deps.ts';
import { issueKey } from './account-keys.ts';
import type { AccountLifecycle } from './account-lifecycle.ts';
import { activationMail } from './account-mails.ts';
import type { Origin } from './origin.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import { findUser, findUserIdByLogin } from './user-repository.ts';

/** What an administrator does for a user who cannot get in. */
export function createAccountSupport(deps: AccountDeps & { throttle: SignInThrottle; lifecycle: AccountLifecycle }) {
  const { db, mailer, clock, throttle, lifecycle } = deps;

  async function found(tx: Db, login: string) {
    const userId = await findUserIdByLogin(tx, login);
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (!user) throw notFound(`There is no user ${login}`);
    return user;
  }

  return {
    /** Sends the mail again that opens an account, whoever made it. Errors: 404, 409 opened already, 429. */
    async resendActivation(caller: Caller, login: string, origin: Origin): Promise<void> {
      await mailer.transaction(async (tx) => {
        const user = await found(tx, login);
        if (user.confirmed) throw conflict(`${login} has opened this account already.`);
        const invited = !user.awaitsActivation;
        if (invited && !user.activated) {
          throw conflict(`${login} is deactivated: activate them first, then send the invitation.`);
        }
        if (await mailer.limitReached(tx, user.email, invited ? 'invitation' : 'activation'))
          throw tooManyRequests(3_600);
        if (invited) await lifecycle.invite(tx, user);
        else {
          const key = await issueKey(tx, user.id, 'activation', clock);
          await mailer.queue(tx, user.email, activationMail(mailer.sender, user.login, key));
        }
        await auditUser(tx, deps, { actor: caller.login, action: 'mail.resend', userId: user.id }, origin);
      });
    },

    /** Lets everyone try again at once to sign in as this user, from this server. Errors: 404. */
    async unlock(caller: Caller, login: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        const user = await found(tx, login);
        throttle.forget(user.login);
        await auditUser(tx, deps, { actor: caller.login, action: 'user.unlock', userId: user.id }, origin);
      });
    },
  };
}

export type AccountSupport = ReturnType<typeof createAccountSupport>;
