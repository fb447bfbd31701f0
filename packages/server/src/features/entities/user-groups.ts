import { userGroupDef } from '@pellucid/contract';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { hasMembersOfOthers } from './user-group-repository.ts';

/** A group of a company has members of that company only, so that it cannot move away from under them. */
export function userGroupService(deps: EntityDeps): EntityService<(typeof userGroupDef)['fields']> {
  return entityService(userGroupDef, deps, {
    validate: async (tx, { id, company }) =>
      company !== null && (await hasMembersOfOthers(tx, id, company.id))
        ? [{ objectName: userGroupDef.name, field: 'company', message: 'OtherMembers' }]
        : [],
  });
}
