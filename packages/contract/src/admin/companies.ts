import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** A customer. Its tier decides what its users may ask, so only an administrator changes it. */
export const companyDef = defineEntity({
  name: 'company',
  path: 'companies',
  screen: 'admin/company',
  noun: { one: 'company', many: 'companies' },
  // Settings are kept by company too, so who keeps them chooses among all.
  read: ['ROLE_ENTITY_ADMIN', 'ROLE_AS_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    companyName: { type: 'string', label: 'Company name', required: true, maxLength: 255, unique: true },
    companyState: { type: 'string', label: 'State', maxLength: 100 },
    companyCountry: { type: 'string', label: 'Country', maxLength: 100 },
    tier: {
      type: 'enum',
      label: 'Tier',
      help: 'FREE companies are held to six dashboards, two program years, and one company a query.',
      values: ['FREE', 'UNLIMITED'],
      default: 'FREE',
      write: ['ROLE_ADMIN'],
    },
    createAggspendDB: {
      type: 'boolean',
      label: 'Create Agg Spend database',
      help: 'Read by the tools that set up a customer; this product needs no database of its own for a company.',
      default: false,
    },
  },
  labelField: 'companyName',
  columns: ['companyName', 'companyState', 'companyCountry', 'tier'],
  search: ['companyName'],
  ownedBy: 'id',
  all: true,
});
export type Company = RecordOf<typeof companyDef>;
export const companyCalls = entityEndpoints(companyDef);
