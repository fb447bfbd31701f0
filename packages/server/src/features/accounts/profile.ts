import { type Account, hasAnyAuthority, type Settings } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import { forbidden, nameInUse, notFound, unauthorized } from '../../http/problems.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { type AccountDeps, auditUser } from './account-deps.ts';
import type { AccountLifecycle } from './account-lifecycle.ts';
import { checkedAvatar } from './avatar.ts';
import type { Origin } from './origin.ts';
import type { Passwords } from './passwords.ts';
import { accountFinder } from './repository.ts';
import { findHolders, findUser, findUserIdByLogin, lockNames, updateUser } from './user-repository.ts';

/** Times that one user may save their settings in an hour. */
const SAVES = { count: 60, seconds: 3_600 };

export function createProfile(deps: AccountDeps & Pick<Passwords, 'checkFresh'> & { lifecycle: AccountLifecycle }) {
  const { db, mailer, clock } = deps;
  const saves = createRateLimiter(clock, SAVES);
  const findAccount = accountFinder(db);

  return {
    /**
     * Saves the caller's settings. A new address needs a fresh sign-in, as a new password does, because who has the address
     * can have the password; the old address is told.
     *
     * Errors: 400 address in use, no picture; 403 sign in again.
     */
    async save(caller: Caller, settings: Settings, origin: Origin): Promise<void> {
      saves.consume(caller.userId);
      const { firstName, lastName, email } = settings;
      const image = settings.image === undefined ? {} : { image: checkedAvatar(settings.image) };
      await mailer.transaction(async (tx) => {
        await lockNames(tx);
        const user = await findUser(tx, caller.userId);
        if (!user) throw unauthorized();
        if (email !== user.email) {
          if ((await findHolders(tx, [email], user.id)).length > 0) throw nameInUse('email');
          await deps.checkFresh(tx, caller);
          await deps.lifecycle.emailChanged(tx, user, user.email);
        }
        const by = { login: user.login, at: clock() };
        await updateUser(tx, user.id, { firstName, lastName, email, ...image }, by);
        const old = { firstName: user.firstName, lastName: user.lastName, email: user.email };
        const now = { firstName, lastName, email, ...('image' in image && { image: image.image ? 'set' : 'removed' }) };
        await auditUser(
          tx,
          deps,
          { actor: user.login, action: 'user.settings', userId: user.id, old, new: now },
          origin,
        );
      });
    },

    /** A user by login. Others than oneself are for administrators; everyone else is not told who exists. Errors: 403, 404. */
    async byLogin(caller: Caller, login: string): Promise<Account> {
      if (login !== caller.login && !hasAnyAuthority(caller.authorities, ['ROLE_ADMIN'])) throw forbidden();
      const userId = await findUserIdByLogin(db, login);
      const account = userId === undefined ? undefined : await findAccount(userId);
      if (!account) throw notFound(`There is no user ${login}`);
      return account;
    },
  };
}
