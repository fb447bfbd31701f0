import { GUESSABLE_PASSWORD, NewPassword, PASSWORD_RULE, PROBLEM_TYPE } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { HttpProblem } from '../../http/problems.ts';
import { type AuditEvent, recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Sender } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { isGuessable } from './guessable-password.ts';
import type { Origin } from './origin.ts';

/** What the rules about accounts work with. */
export interface AccountDeps {
  db: Db;
  sessions: Sessions;
  mailer: Mailer;
  clock: Clock;
}

/** Records a change of a user in the transaction that makes it. */
export function auditUser(
  tx: Db,
  { clock }: Pick<AccountDeps, 'clock'>,
  event: Pick<AuditEvent, 'actor' | 'action' | 'old' | 'new' | 'reason'> & { userId: number },
  { address, requestId }: Origin,
): Promise<void> {
  const { userId, ...rest } = event;
  return recordAudit(tx, { ...rest, entity: 'user', entityId: userId, address, requestId }, clock());
}

/** 400 as a JHipster client knows a password that will not do; its title is what the register screen goes by. */
export function wrongPassword(detail: string): HttpProblem {
  return new HttpProblem(400, { type: PROBLEM_TYPE.invalidPassword, title: 'Incorrect password', detail });
}

/** Its title is that of any password that will not do, for clients that know no more than that. */
function guessablePassword(): HttpProblem {
  return new HttpProblem(400, {
    type: PROBLEM_TYPE.guessablePassword,
    title: 'Incorrect password',
    detail: GUESSABLE_PASSWORD,
  });
}

/**
 * Throws 400 unless the password has what a new one must have, and another 400 when it is among those that are tried
 * first: common ones, and the names of the product and of the user.
 */
export function checkNewPassword(
  password: string,
  { productName }: Pick<Sender, 'productName'>,
  ...names: readonly (string | null)[]
): void {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) throw wrongPassword(parsed.error.issues[0]?.message ?? PASSWORD_RULE);
  if (isGuessable(password, [productName, ...names.filter((name) => name !== null)])) throw guessablePassword();
}
