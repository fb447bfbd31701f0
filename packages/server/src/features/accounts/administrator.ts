import { EmailAddress, GUESSABLE_PASSWORD, Login, NewPassword } from '@pellucid/contract';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { StartupError } from '../../base/startup-error.ts';
import { auditEventOf, type RecordChange } from '../../crud/record-change.ts';
import { type AuditEvent, recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { administratorsGroup } from './administrators-group.ts';
import { isGuessable } from './guessable-password.ts';
import { findUserForSignIn, insertUser } from './repository.ts';

/** What the command asks a person for. */
export const NewAdministrator = z.strictObject({ login: Login, email: EmailAddress, password: NewPassword });
export type NewAdministrator = z.infer<typeof NewAdministrator>;

/**
 * Makes an active administrator without a company, in the group of administrators.
 *
 * Errors: StartupError with the line to show when a value does not fit or an account has the login or address already.
 */
export async function createAdministrator(deps: { db: Db; clock: Clock }, given: unknown): Promise<NewAdministrator> {
  const parsed = NewAdministrator.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'account'}: ${message}`);
    throw new StartupError([...new Set(lines)].join('\n'));
  }
  const { login, email, password } = parsed.data;
  if (isGuessable(password, [login, email])) {
    throw new StartupError(`password: ${GUESSABLE_PASSWORD}`);
  }
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    for (const name of [login, email]) {
      if (await findUserForSignIn(tx, name))
        throw new StartupError(`${name} is the name of an account already; choose another.`);
    }
    const { isNew, ...userGroup } = await administratorsGroup(tx);
    const user = { login, email, passwordHash, activated: true, userGroupId: userGroup.id };
    const id = await insertUser(tx, user, ['ROLE_USER', 'ROLE_ADMIN']);
    const made = { login, email, authorities: ['ROLE_USER', 'ROLE_ADMIN'], userGroup };
    const told: AuditEvent = { actor: 'system', action: 'user.create', entity: 'user', entityId: id, new: made };
    const group: RecordChange = {
      action: 'create',
      entity: 'userGroup',
      id: userGroup.id,
      old: null,
      new: { name: userGroup.name },
    };
    await recordAudit(tx, isNew ? [auditEventOf(group, { actor: 'system' }), told] : told, deps.clock());
  });
  return parsed.data;
}
