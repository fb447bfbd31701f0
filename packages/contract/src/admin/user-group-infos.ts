import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** A set of pages that several user groups see, beside those that name the group themselves. */
export const userGroupInfoDef = defineEntity({
  name: 'userGroupInfo',
  path: 'user-group-infos',
  screen: 'admin/user-group-info',
  noun: { one: 'user group info', many: 'user group infos' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    name: {
      type: 'string',
      label: 'Name',
      help: 'Without one it is known by its number.',
      maxLength: 100,
      unique: true,
    },
    pageInfos: { type: 'relations', label: 'Pages', to: 'pageInfo', show: 'menu' },
    userGroups: {
      type: 'relations',
      label: 'User groups',
      help: 'Their members see the pages. A user group has one info: one that is chosen here leaves its other.',
      to: 'userGroup',
      show: 'name',
      mappedBy: 'userGroupInfo',
      writable: true,
    },
  },
  labelField: 'name',
  columns: ['name', 'pageInfos', 'userGroups'],
  search: ['name'],
  all: true,
});
export type UserGroupInfo = RecordOf<typeof userGroupInfoDef>;
export const userGroupInfoCalls = entityEndpoints(userGroupInfoDef);
