import { z } from 'zod';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints, IdParams } from '../entity/endpoints.ts';
import { recordSchema } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';

const signedIn = ['ROLE_USER'] as const;
const administered = { read: ['ROLE_ENTITY_ADMIN'], write: ['ROLE_ENTITY_ADMIN'] } as const;

/** A kind of header filter: the screen is chosen by a word that the name contains (company, physician …). */
export const configurationFilterDef = defineEntity({
  name: 'configurationFilter',
  path: 'configuration-filters',
  screen: 'admin/configuration-filter',
  noun: { one: 'configuration filter', many: 'configuration filters' },
  ...administered,
  fields: {
    filterName: { type: 'string', label: 'Filter name', required: true, maxLength: 100, unique: true },
    filterFile: {
      type: 'string',
      label: 'Filter file',
      help: 'Read by clients with filter screens of their own, from this file.',
      maxLength: 255,
    },
    configurationStandardPagesFilter: {
      type: 'relations',
      label: 'Used by',
      to: 'configurationStandardPagesFilter',
      show: 'filterDatatableName',
      mappedBy: 'configurationFilter',
    },
  },
  labelField: 'filterName',
  columns: ['filterName', 'filterFile'],
  search: ['filterName'],
  all: true,
});
export type ConfigurationFilter = RecordOf<typeof configurationFilterDef>;

const filterCalls = entityEndpoints(configurationFilterDef);
/** A dashboard reads the filter of its page, so reading one is for everyone who signed in. */
export const configurationFilterCalls = { ...filterCalls, get: { ...filterCalls.get, access: signedIn } };

/** Of fields that a board of this product has no use for. */
const READ_BY_OTHERS = 'Read by other clients';

/** How the filter of one page works: where its choices come from and what it sets in the dashboard. */
export const pageFilterDef = defineEntity({
  name: 'configurationStandardPagesFilter',
  path: 'configuration-standard-pages-filters',
  screen: 'admin/configuration-standard-pages-filter',
  noun: { one: 'configuration standard pages filter', many: 'configuration standard pages filters' },
  ...administered,
  fields: {
    pageInfo: { type: 'relation', label: 'Page', to: 'pageInfo', show: 'menu' },
    configurationFilter: { type: 'relation', label: 'Filter', to: 'configurationFilter', show: 'filterName' },
    configurationStandardPage: {
      type: 'relation',
      label: 'Standard page',
      to: 'configurationStandardPage',
      show: 'pageName',
    },
    filterDatatableName: { type: 'string', label: 'Filter data table', maxLength: 255 },
    filteringScheme: {
      type: 'string',
      label: 'Filtering scheme',
      help: `${READ_BY_OTHERS}: which filtering is set.`,
      maxLength: 255,
    },
    markings: {
      type: 'string',
      label: 'Markings',
      help: `${READ_BY_OTHERS}: which markings are set, separated by commas.`,
      maxLength: 1000,
    },
    filterColumnName: { type: 'string', label: 'Filter columns', help: 'Separated by commas.', maxLength: 1000 },
    yearColumnName: { type: 'string', label: 'Year column', maxLength: 255 },
    haveAlternateDB: {
      type: 'boolean',
      label: 'Has an alternate database',
      help: `${READ_BY_OTHERS}: whether some data is in another database.`,
      default: false,
    },
    tableFor: {
      type: 'string',
      label: 'Table for',
      help: `${READ_BY_OTHERS}: which of the two databases the data table is in.`,
      maxLength: 255,
    },
    alternateDatatable: {
      type: 'string',
      label: 'Alternate data table',
      help: 'Searched in place of the filter data table where the secondary column is.',
      maxLength: 255,
    },
    switchToFilter: {
      type: 'string',
      label: 'Switch to filter',
      help: 'What a specialty filter can be switched to, as the switch names it: Search by …',
      maxLength: 255,
    },
    primaryColumnName: {
      type: 'string',
      label: 'Primary column',
      help: 'Offers the choices where no filter columns are given.',
      maxLength: 255,
    },
    secondaryColumnName: {
      type: 'string',
      label: 'Secondary column',
      help: 'Filtered where a specialty filter is switched.',
      maxLength: 255,
    },
    usingSecondaryFilter: {
      type: 'boolean',
      label: 'Uses the secondary filter',
      help: 'Begins with the secondary column.',
      default: false,
    },
  },
  labelField: 'filterDatatableName',
  columns: ['pageInfo', 'configurationFilter', 'filterDatatableName', 'filterColumnName'],
  all: true,
});
export type PageFilter = RecordOf<typeof pageFilterDef>;
export const pageFilterCalls = entityEndpoints(pageFilterDef);

export const getFilterOfPage = endpoint({
  id: 'getFilterOfPage',
  summary: 'The header filter of a page; null where it has none',
  tag: pageFilterDef.path,
  method: 'GET',
  path: `api/${pageFilterDef.path}/{pageInfo}-by-page-info`,
  access: signedIn,
  params: z.object({ pageInfo: IdParams.shape.id }),
  response: recordSchema(pageFilterDef).nullable(),
});

export const StandardPage = z.object({
  id: z.int(),
  pageName: z.string(),
  pageUrl: z.string().nullable(),
  position: z.int(),
});
export type StandardPage = z.infer<typeof StandardPage>;

export const getStandardPagesOfPage = endpoint({
  id: 'getStandardPagesOfPage',
  summary: 'The pages that stand beside a page as pills, by position',
  tag: 'configuration-standard-pages',
  method: 'GET',
  path: 'api/configuration-standard-pages-by-page-info/{id}',
  access: signedIn,
  params: IdParams,
  response: z.array(StandardPage),
});
