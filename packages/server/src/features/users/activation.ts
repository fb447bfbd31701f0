import { userDef } from '@pellucid/contract';
import { problemOfWrite } from '../../crud/database-errors.ts';
import type { Actor, EntityDeps } from '../../crud/entity-service.ts';
import { rowAccessOf } from '../../crud/row-access.ts';
import { updatesOf } from '../../crud/side-effects.ts';
import { invalidFields, notFound } from '../../http/problems.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { checkBelow, checkKeepsAdministrator } from './rights.ts';
import type { AccountLifecycle, UserService } from './service.ts';

interface ActivationDeps extends Pick<EntityDeps, 'db' | 'audit'> {
  sessions: Sessions;
  lifecycle: Pick<AccountLifecycle, 'deactivated'>;
  users: Pick<UserService, 'store'>;
}

/**
 * Activates or deactivates users, all of them or none, in as many statements for a thousand as for one; those who are so
 * already stay as they are. Who is deactivated is signed out. Returns how many changed. Errors: 400 for who was rejected,
 * 403 and 409 by the rules of rights, 404 for who is not there for the caller.
 */
export function activation({ db, audit, sessions, lifecycle, users: { store } }: ActivationDeps) {
  return (wanted: readonly number[], activated: boolean, actor: Actor): Promise<number> =>
    db
      .transaction(async (tx) => {
        const { caller } = actor;
        const access = rowAccessOf(userDef, caller);
        const found = await store.findMany(tx, wanted, access, 'lock');
        if (found.length < wanted.length) throw notFound();
        const others = found.filter((user) => user.activated !== activated);
        if (others.length === 0) return 0;
        const ids = others.map(({ id }) => id);
        await checkBelow(tx, caller, ids);
        if (activated && others.some(({ isRejected }) => isRejected)) {
          throw invalidFields([{ objectName: userDef.name, field: 'activated', message: 'Rejected' }]);
        }
        const rights = others.map((old) => ({ old, after: { authorities: old.authorities, activated } }));
        await checkKeepsAdministrator(tx, caller, ...rights);

        await store.update(tx, ids, { activated }, caller.login);
        if (!activated) {
          await lifecycle.deactivated(tx, ids);
          await sessions.endAllOf(tx, ids, 'deactivated');
        }
        await audit(tx, actor, ...(await updatesOf(tx, userDef, others)));
        return ids.length;
      })
      .catch((error: unknown) => {
        throw problemOfWrite(userDef, error);
      });
}
