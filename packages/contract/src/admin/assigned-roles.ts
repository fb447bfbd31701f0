import { AUTHORITIES, AUTHORITY_LABELS } from '../authority.ts';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** Authorities that can be assigned. ROLE_ADMIN is given to a person themselves, never by way of a group. */
export const ASSIGNABLE = AUTHORITIES.filter((authority) => authority !== 'ROLE_ADMIN');

/** One authority that a user, or everyone of a user group, has beside the user's own. */
export const assignedRolesDef = defineEntity({
  name: 'assignedRoles',
  path: 'assigned-roles',
  screen: 'admin/assigned-roles',
  noun: { one: 'assigned role', many: 'assigned roles' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    authority: { type: 'enum', label: 'Role', required: true, values: ASSIGNABLE, labels: AUTHORITY_LABELS },
    users: { type: 'relation', label: 'User', to: 'user', show: 'login', unique: true },
    userGroup: {
      type: 'relation',
      label: 'User group',
      help: 'Everyone of the group has the role. Choose a user or a group, not both.',
      to: 'userGroup',
      show: 'name',
      unique: true,
    },
    company: {
      type: 'relation',
      label: 'Company',
      help: 'The company of the user or group.',
      to: 'company',
      show: 'companyName',
      readOnly: true,
      copiedFrom: { users: 'company', userGroup: 'company' },
    },
  },
  labelField: 'authority',
  columns: ['authority', 'users', 'userGroup', 'company'],
  ownedBy: 'company',
  unowned: 'hidden',
});
export type AssignedRoles = RecordOf<typeof assignedRolesDef>;
export const assignedRolesCalls = entityEndpoints(assignedRolesDef);
