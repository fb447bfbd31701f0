import { z } from 'zod';
import { AUTHORITIES, AUTHORITY_LABELS } from '../authority.ts';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints, IdParams } from '../entity/endpoints.ts';
import { recordSchema } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';

/** What the people of a company read as 'Info!' after they sign in. */
export const roleMessageDef = defineEntity({
  name: 'roleMessage',
  path: 'role-messages',
  screen: 'admin/role-message',
  noun: { one: 'role message', many: 'role messages' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    message: { type: 'text', label: 'Message', required: true, maxLength: 4_000 },
    authority: {
      type: 'enum',
      label: 'Role',
      help: 'Only those who have it read the message; without one, everyone does.',
      values: AUTHORITIES,
      labels: AUTHORITY_LABELS,
    },
    company: {
      type: 'relation',
      label: 'Company',
      help: 'Without one, the people of every company.',
      to: 'company',
      show: 'companyName',
    },
  },
  labelField: 'message',
  columns: ['message', 'authority', 'company'],
  search: ['message'],
  ownedBy: 'company',
});
export type RoleMessage = RecordOf<typeof roleMessageDef>;
export const roleMessageCalls = entityEndpoints(roleMessageDef);

export const getRoleMessagesOfCompany = endpoint({
  id: 'getRoleMessagesOfCompany',
  summary: "Messages to the people of a company, for the caller's roles",
  tag: roleMessageDef.path,
  method: 'GET',
  path: 'api/role-messages-by-company/{id}',
  access: ['ROLE_USER'],
  params: IdParams,
  response: z.array(recordSchema(roleMessageDef)),
});
