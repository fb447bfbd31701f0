import type { Db } from '../../platform/db/database.ts';
import type { AccountDeps } from './account-deps.ts';
import { issueKey } from './account-keys.ts';
import { emailChangedMail, invitationMail } from './account-mails.ts';
import { revokeKeys } from './key-repository.ts';

type Owner = { id: number; login: string; email: string };

/** What a change of a user means for their account, whoever makes it. Call each in the `mailer.transaction` of the change. */
export interface AccountLifecycle {
  /**
   * Mails a user whom an administrator made the link by which they choose their first password. The user is active, with
   * `unusablePassword()` and `mustChangePassword`.
   */
  invite(tx: Db, user: Owner): Promise<void>;
  /** Tells the old address, and ends the keys that were mailed to it. */
  emailChanged(tx: Db, user: Pick<Owner, 'id' | 'login'>, oldEmail: string): Promise<void>;
  /** Ends the keys of users who may not sign in any more. */
  deactivated(tx: Db, userIds: readonly number[]): Promise<void>;
}

export function createAccountLifecycle({ mailer, clock }: Pick<AccountDeps, 'mailer' | 'clock'>): AccountLifecycle {
  return {
    async invite(tx, { id, login, email }) {
      const key = await issueKey(tx, id, 'reset', clock);
      await mailer.queue(tx, email, invitationMail(mailer.sender, login, key));
    },
    async emailChanged(tx, { id, login }, oldEmail) {
      await revokeKeys(tx, [id], clock());
      await mailer.queue(tx, oldEmail, emailChangedMail(mailer.sender, login));
    },
    deactivated: (tx, userIds) => revokeKeys(tx, userIds, clock()),
  };
}
