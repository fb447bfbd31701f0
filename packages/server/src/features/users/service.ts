import { type Authority, type FieldError, type User, userDef } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type EntityDeps, type EntityService, entityService, type PendingWrite } from '../../crud/entity-service.ts';
import type { Caller } from '../../http/mount.ts';
import { invalidFields, nameInUse } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { unusablePassword } from '../../platform/passwords.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import * as repository from './repository.ts';
import { checkBelow, checkGrantable, checkKeepsAdministrator } from './rights.ts';

export interface UsersDeps extends EntityDeps {
  sessions: Sessions;
  mailer: Mailer;
  clock: Clock;
  lifecycle: AccountLifecycle;
}

/** What follows for the account of a user who is made or changed; the accounts feature does it. */
export interface AccountLifecycle {
  /** Mails a new user the link by which they choose their first password. */
  invite(tx: Db, user: { id: number; login: string; email: string }): Promise<void>;
  emailChanged(tx: Db, user: { id: number; login: string }, oldEmail: string): Promise<void>;
  deactivated(tx: Db, userIds: readonly number[]): Promise<void>;
}

type UserFields = (typeof userDef)['fields'];
export type UserService = EntityService<UserFields>;

/** What a definition cannot say of users: who may do what to whom, and what follows for mail and sessions. */
export function userService({ sessions, mailer, lifecycle, ...deps }: UsersDeps): UserService {
  /** The fields of the user after the change, as far as the rules go by them. */
  const after = ({ old, values }: PendingWrite<UserFields>) => ({ ...old, ...(values as Partial<User>) });

  async function checkGroup(tx: Db, caller: Caller, { company, userGroup }: Partial<User>): Promise<void> {
    if (!userGroup) return;
    checkGrantable(caller, await repository.authoritiesOfGroup(tx, userGroup.id));
    const owner = await repository.companyOfGroup(tx, userGroup.id);
    if (owner !== null && owner !== company?.id) throw invalidFields([fieldError('userGroup', 'OtherCompany')]);
  }

  return entityService(
    userDef,
    { ...deps, transaction: mailer.transaction },
    {
      extraColumns: async () => ({ password_hash: await unusablePassword(), must_change_password: true }),

      async beforeWrite(tx, write, { caller }) {
        const { old, values } = write;
        if (old !== null) await checkBelow(tx, caller, old.id);
        if (values === null) {
          if (old !== null) await checkKeepsAdministrator(tx, caller, { old, after: null });
          return {};
        }
        const user = after(write);
        const names = { login: String(user.login).toLowerCase(), email: String(user.email).toLowerCase() };
        const taken = await repository.takenName(tx, names, old?.id ?? 0);
        if (taken !== null) throw nameInUse(taken);
        const activated = old === null ? user.isRejected !== true : user.activated === true;
        if (activated && user.isRejected) throw invalidFields([fieldError('activated', 'Rejected')]);
        const authorities: readonly Authority[] = user.authorities?.length ? user.authorities : ['ROLE_USER'];
        const changed = [...authorities, ...(old?.authorities ?? [])].filter(
          (one) => authorities.includes(one) !== old?.authorities.includes(one),
        );
        checkGrantable(caller, changed);
        if (old !== null) await checkKeepsAdministrator(tx, caller, { old, after: { authorities, activated } });
        if (user.userGroup?.id !== old?.userGroup?.id || user.company?.id !== old?.company?.id) {
          await checkGroup(tx, caller, user);
        }
        return { ...values, ...names, activated, ...(old === null || values.authorities ? { authorities } : {}) };
      },

      async afterWrite(tx, { old, record }) {
        if (record === null) return;
        if (old === null) {
          if (record.activated) await lifecycle.invite(tx, record);
          return;
        }
        if (old.email !== record.email) await lifecycle.emailChanged(tx, record, old.email);
        if (old.activated && !record.activated) {
          await lifecycle.deactivated(tx, [record.id]);
          await sessions.endAllOf(tx, record.id, 'deactivated');
        } else if (rightsOf(old) !== rightsOf(record)) await sessions.endAllOf(tx, record.id, 'role-change');
      },
    },
  );
}

/** What a session was opened with: when it changes, the session ends. */
function rightsOf({ authorities, userGroup, company }: User): string {
  return JSON.stringify([authorities, userGroup?.id, company?.id]);
}

function fieldError(field: string, message: string): FieldError {
  return { objectName: userDef.name, field, message };
}
