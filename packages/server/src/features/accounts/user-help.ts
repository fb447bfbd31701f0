import type { Caller } from '../../base/caller.ts';
import { conflict, notFound, tooManyRequests } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { activationMail, invitationMail } from '../../platform/mail/templates.ts';
import { type AccountDeps, auditUser } from './account-deps.ts';
import { issueKey } from './account-keys.ts';
import type { Origin } from './origin.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import { findUser, findUserIdByLogin } from './user-repository.ts';

type Invited = { id: number; login: string; email: string };

/** What an administrator does for a user who cannot get in. */
export function createUserHelp(deps: AccountDeps & { throttle: SignInThrottle }) {
  const { db, mailer, clock, throttle } = deps;

  async function invite(tx: Db, { id, login, email }: Invited): Promise<void> {
    const key = await issueKey(tx, id, 'reset', clock);
    await mailer.queue(tx, email, invitationMail(mailer.sender, login, key));
  }

  async function found(tx: Db, login: string) {
    const userId = await findUserIdByLogin(tx, login);
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (!user) throw notFound(`There is no user ${login}`);
    return user;
  }

  return {
    /**
     * Mails a user whom an administrator made the link by which they choose their first password. Call it in the
     * `mailer.transaction` that makes the user: activated, with `unusablePassword()` and `mustChangePassword`.
     */
    invite,

    /** Sends the mail again that opens an account, whoever made it. Errors: 404, 409 opened already, 429. */
    async resendActivation(caller: Caller, login: string, origin: Origin): Promise<void> {
      await mailer.transaction(async (tx) => {
        const user = await found(tx, login);
        const invited = user.activated && user.mustChangePassword;
        if (!user.awaitsActivation && !invited) throw conflict(`${login} has opened this account already.`);
        if (await mailer.hasEnough(tx, user.email, invited ? 'invitation' : 'activation')) throw tooManyRequests(3_600);
        if (invited) await invite(tx, user);
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

export type UserHelp = ReturnType<typeof createUserHelp>;
