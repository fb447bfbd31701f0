import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** Decides which pages its members see. */
export const userGroupDef = defineEntity({
  name: 'userGroup',
  path: 'user-groups',
  screen: 'admin/user-group',
  noun: { one: 'user group', many: 'user groups' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 100 },
    company: { type: 'relation', label: 'Company', to: 'company', show: 'companyName' },
    userGroupInfo: {
      type: 'relation',
      label: 'User group info',
      help: 'Its pages are shown to the members too.',
      to: 'userGroupInfo',
      show: 'name',
    },
    assignedRoles: {
      type: 'relations',
      label: 'Assigned roles',
      help: 'What every member may do beside their own roles.',
      to: 'assignedRoles',
      show: 'authority',
      mappedBy: 'userGroup',
    },
  },
  labelField: 'name',
  columns: ['name', 'company', 'userGroupInfo', 'assignedRoles'],
  search: ['name'],
  ownedBy: 'company',
  all: true,
});
export type UserGroup = RecordOf<typeof userGroupDef>;
export const userGroupCalls = entityEndpoints(userGroupDef);
