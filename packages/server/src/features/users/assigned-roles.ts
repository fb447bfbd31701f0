import { assignedRolesDef, type FieldError } from '@pellucid/contract';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { forbidden } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { signedInMembers } from '../../platform/sessions/repository.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { checkBelow, checkGrantable, checkMembersBelow } from './rights.ts';

type AssignedRoles = Parameters<typeof holders>[1];

/** Users who have an assigned role, as far as they are signed in. */
async function holders(
  tx: Db,
  { users, userGroup }: { users: { id: number } | null; userGroup: { id: number } | null },
): Promise<number[]> {
  if (users !== null) return [users.id];
  return userGroup === null ? [] : signedInMembers(tx, userGroup.id);
}

/** Assigned roles follow the rules of rights, and end the sessions of those whose rights they change. */
export function assignedRolesService(
  deps: EntityDeps,
  sessions: Sessions,
): EntityService<(typeof assignedRolesDef)['fields']> {
  return entityService(assignedRolesDef, deps, {
    async beforeWrite(tx, { old, values }, { caller }) {
      const wanted = { ...old, ...(values as Partial<AssignedRoles & { authority: never }>) };
      checkGrantable(
        caller,
        [old?.authority, wanted.authority].filter((one) => one !== undefined),
      );
      for (const user of [old?.users, wanted.users]) if (user) await checkBelow(tx, caller, user.id);
      for (const group of [old?.userGroup, wanted.userGroup]) if (group) await checkMembersBelow(tx, caller, group.id);
      const isOwn =
        wanted.users?.id === caller.userId || (wanted.userGroup && wanted.userGroup.id === caller.userGroup?.id);
      if (values !== null && isOwn && !caller.authorities.includes('ROLE_ADMIN')) {
        throw forbidden('You cannot give yourself or your own group a role.');
      }
      return values ?? {};
    },

    validate: async (_, { users, userGroup }) => {
      const fieldError = (field: string, message: string): FieldError => ({
        objectName: assignedRolesDef.name,
        field,
        message,
      });
      if (users === null && userGroup === null) return [fieldError('users', 'NotNull')];
      return users !== null && userGroup !== null ? [fieldError('userGroup', 'OnlyOne')] : [];
    },

    async afterWrite(tx, { old, record }) {
      const before = old === null ? [] : await holders(tx, old);
      const now = record === null ? [] : await holders(tx, record);
      for (const userId of new Set([...before, ...now])) await sessions.endAllOf(tx, userId, 'role-change');
    },
  });
}
