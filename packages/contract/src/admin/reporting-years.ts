import { z } from 'zod';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const administered = { read: ['ROLE_AS_ADMIN'], write: ['ROLE_AS_ADMIN'] } as const;
const signedIn = ['ROLE_USER'] as const;
const year = { type: 'integer', required: true, min: 2013, max: 2100 } as const;
const current = { type: 'boolean', default: false, exclusive: true } as const;

/** A version of the data and the reporting year that it is for. One of them is current. */
export const versionYearMappingDef = defineEntity({
  name: 'versionYearMapping',
  path: 'aggspend/version-year-mappings',
  screen: 'admin/version-year-mapping',
  noun: { one: 'version-year mapping', many: 'version-year mappings' },
  ...administered,
  fields: {
    versionID: {
      type: 'string',
      label: 'Version',
      help: 'The letter v and the year: v2023.',
      required: true,
      maxLength: 5,
      pattern: '^v\\d{4}$',
      unique: true,
    },
    reportingYear: { ...year, label: 'Reporting year' },
    current: { ...current, label: 'Current', help: 'Making one current makes the others not.' },
    description: { type: 'string', label: 'Description', maxLength: 255 },
  },
  labelField: 'versionID',
  columns: ['versionID', 'reportingYear', 'current'],
  search: ['versionID'],
  all: true,
});
export type VersionYearMapping = RecordOf<typeof versionYearMappingDef>;
export const versionYearMappingCalls = entityEndpoints(versionYearMappingDef);

/** 404 while no version is current. */
export const getCurrentVersionYear = endpoint({
  id: 'getCurrentVersionYear',
  summary: 'The version of the data that is current',
  tag: versionYearMappingDef.path,
  method: 'GET',
  path: `api/${versionYearMappingDef.path}/current`,
  access: signedIn,
  response: z.object({ id: z.int(), versionID: z.string(), reportingYear: z.int() }),
});

/** A year that the portal reports on. One of them is current. */
export const webReportingYearDef = defineEntity({
  name: 'webReportingYear',
  path: 'aggspend/web-reporting-years',
  screen: 'admin/web-reporting-year',
  noun: { one: 'web-reporting year', many: 'web-reporting years' },
  ...administered,
  fields: {
    reportingYear: { ...year, label: 'Reporting year', unique: true },
    current: { ...current, label: 'Current', help: 'Making one current makes the others not.' },
    description: { type: 'string', label: 'Description', maxLength: 255 },
  },
  labelField: 'reportingYear',
  columns: ['reportingYear', 'current', 'description'],
  all: true,
});
export type WebReportingYear = RecordOf<typeof webReportingYearDef>;
export const webReportingYearCalls = entityEndpoints(webReportingYearDef);

const CurrentReportingYear = z.object({
  id: z.int(),
  reportingYear: z.int(),
  /** The years that can be chosen, newest first. */
  years: z.array(z.int()),
});
export type CurrentReportingYear = z.infer<typeof CurrentReportingYear>;

/** 404 while no year is current. */
export const getCurrentReportingYear = endpoint({
  id: 'getCurrentReportingYear',
  summary: "The year that the portal reports on for the caller's company",
  tag: webReportingYearDef.path,
  method: 'GET',
  path: `api/${webReportingYearDef.path}/current`,
  access: signedIn,
  response: CurrentReportingYear,
});

export const setCurrentReportingYear = endpoint({
  id: 'setCurrentReportingYear',
  summary: "Report on another year: the caller's company, or the installation for who has none and may add a year",
  tag: webReportingYearDef.path,
  method: 'PUT',
  path: `api/${webReportingYearDef.path}/current`,
  access: ['ROLE_AS_ADMIN', 'ROLE_COMPLIANCE'],
  takesReason: true,
  body: z.object({ reportingYear: z.int().min(year.min).max(year.max) }),
  response: CurrentReportingYear,
});
