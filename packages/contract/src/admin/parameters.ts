import { z } from 'zod';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

/** The parameters that have a meaning; an administrator may keep others, for pages and reports of their own. */
export const PARAMETERS = {
  /** Features that a company has, on pages of a type and menu. */
  features: ['CUSTOM_SUB_HEADER', 'MEAL_LIMITS', 'REVIEW_VENUE'],
  /** The two companies that a comparison starts with. */
  competitors: ['DEFAULT_COMPANY', 'DEFAULT_COMPETITOR'],
} as const;

/** A value that administrators keep, for every company or for one. What the server is started with is its configuration. */
export const parameterDef = defineEntity({
  name: 'parameter',
  path: 'parameters',
  screen: 'admin/parameters',
  noun: { one: 'parameter', many: 'parameters' },
  read: ['ROLE_AS_ADMIN'],
  write: ['ROLE_AS_ADMIN'],
  fields: {
    name: {
      type: 'string',
      label: 'Name',
      help: `Names with a meaning: ${[...PARAMETERS.features, ...PARAMETERS.competitors].join(', ')}.`,
      required: true,
      maxLength: 100,
      pattern: '^[A-Z][A-Z0-9_]*$',
    },
    value: {
      type: 'text',
      label: 'Value',
      help: 'A feature is on where it is true.',
      required: true,
      maxLength: 4_000,
    },
    company: {
      type: 'relation',
      label: 'Company',
      help: 'Without one it holds for every company that has no value of its own.',
      to: 'company',
      show: 'companyName',
    },
    pageType: { type: 'string', label: 'Page type', help: 'A feature shows on pages of this type.', maxLength: 50 },
    menu: {
      type: 'string',
      label: 'Menu',
      help: 'A feature shows on the page of this menu text, and on those under it.',
      maxLength: 255,
    },
    description: { type: 'text', label: 'Description', maxLength: 1_000 },
  },
  labelField: 'name',
  columns: ['name', 'value', 'company', 'pageType', 'menu'],
  search: ['name'],
  ownedBy: 'company',
});
export type Parameter = RecordOf<typeof parameterDef>;
export const parameterCalls = entityEndpoints(parameterDef);

/** What holds for the caller's company: its own parameters before those of all companies. */
export const getCurrentParameters = endpoint({
  id: 'getCurrentParameters',
  summary: "Parameters that hold for the caller's company",
  tag: parameterDef.path,
  method: 'GET',
  path: `api/${parameterDef.path}/current`,
  access: ['ROLE_USER'],
  response: z.array(
    z.object({ name: z.string(), value: z.string(), pageType: z.string().nullable(), menu: z.string().nullable() }),
  ),
});
