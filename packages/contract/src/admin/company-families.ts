import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

/** They change what every customer reads, so a customer's own administrators do not keep them. */
const administered = { read: ['ROLE_ADMIN'], write: ['ROLE_ADMIN'] } as const;

/** A group of companies of one parent, by which questions ask as `company_family`. */
export const companyFamilyDef = defineEntity({
  name: 'companyFamily',
  path: 'company-families',
  screen: 'admin/company-family',
  noun: { one: 'company family', many: 'company families' },
  ...administered,
  fields: {
    familyName: {
      type: 'string',
      label: 'Family',
      help: 'What charts and answers call the group: Johnson & Johnson.',
      required: true,
      maxLength: 100,
      unique: true,
    },
  },
  labelField: 'familyName',
  columns: ['familyName'],
  search: ['familyName'],
  all: true,
});
export type CompanyFamily = RecordOf<typeof companyFamilyDef>;
export const companyFamilyCalls = entityEndpoints(companyFamilyDef);

/** A legal entity that reports payments, in the family of its parent. One that is in none stands for itself. */
export const memberCompanyDef = defineEntity({
  name: 'memberCompany',
  path: 'member-companies',
  screen: 'admin/member-company',
  noun: { one: 'member company', many: 'member companies' },
  ...administered,
  fields: {
    companyName: {
      type: 'string',
      label: 'Company',
      help: 'For people alone: questions go by the registration id, whatever name a year was published under.',
      required: true,
      maxLength: 255,
    },
    registrationId: {
      type: 'string',
      label: 'Registration id',
      help: 'The number by which CMS publishes the company; records show it as Company id.',
      required: true,
      maxLength: 20,
      pattern: '^\\d+$',
      unique: true,
    },
    family: { type: 'relation', label: 'Family', required: true, to: 'companyFamily', show: 'familyName' },
  },
  labelField: 'companyName',
  columns: ['companyName', 'registrationId', 'family'],
  search: ['companyName', 'registrationId'],
});
export type MemberCompany = RecordOf<typeof memberCompanyDef>;
export const memberCompanyCalls = entityEndpoints(memberCompanyDef);
