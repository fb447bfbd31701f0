import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** What people searched for on the pages, as administrators see it. People's own are `recent-searches`. */
export const searchDef = defineEntity({
  name: 'search',
  path: 'searches',
  screen: 'search',
  noun: { one: 'search', many: 'searches' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    user: { type: 'relation', label: 'User', help: 'Or the username.', to: 'user', show: 'login' },
    username: { type: 'string', label: 'Username', maxLength: 50, copiedFrom: { user: 'login' } },
    page: { type: 'relation', label: 'Page', required: true, to: 'pageInfo', show: 'menu', column: 'page_info_id' },
    query: { type: 'string', label: 'Query', required: true, maxLength: 500, column: 'queried' },
    filterType: { type: 'string', label: 'Filter', maxLength: 50 },
    searchContent: { type: 'text', label: 'Search content', maxLength: 10_000 },
    time: { type: 'instant', label: 'Time', help: 'Now, where none is given.', column: 'searched_at' },
    company: {
      type: 'relation',
      label: 'Company',
      to: 'company',
      show: 'companyName',
      readOnly: true,
      copiedFrom: { user: 'company' },
    },
  },
  labelField: 'query',
  columns: ['username', 'page', 'query', 'filterType', 'time'],
  search: ['query', 'username'],
  ownedBy: 'company',
  unowned: 'hidden',
});
export type Search = RecordOf<typeof searchDef>;
export const searchCalls = entityEndpoints(searchDef);
