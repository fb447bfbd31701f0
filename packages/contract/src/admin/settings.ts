import { z } from 'zod';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const administered = { read: ['ROLE_AS_ADMIN'], write: ['ROLE_AS_ADMIN'] } as const;
const signedIn = ['ROLE_USER'] as const;

/** The parameters that have a meaning; an administrator may keep others, for pages and reports of their own. */
export const PARAMETERS = {
  /** Features that a company has, on pages of a type and menu: decisions, section 2. */
  features: ['CUSTOM_SUB_HEADER', 'MEAL_LIMITS', 'REVIEW_VENUE'],
  /** The two companies that a comparison starts with. */
  competitors: ['DEFAULT_COMPANY', 'DEFAULT_COMPETITOR'],
} as const;

/** A setting of the product that is no deployment setting: for every company, or for one. */
export const parameterDef = defineEntity({
  name: 'parameter',
  path: 'parameters',
  screen: 'admin/parameters',
  noun: { one: 'parameter', many: 'parameters' },
  ...administered,
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
  access: signedIn,
  response: z.array(
    z.object({ name: z.string(), value: z.string(), pageType: z.string().nullable(), menu: z.string().nullable() }),
  ),
});

const year = { type: 'integer', required: true, min: 2013, max: 2100 } as const;
const current = { type: 'boolean', default: false } as const;

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

const CurrentReportingYear = z.object({ id: z.int(), reportingYear: z.int() });

/** 404 while no year is current. */
export const getCurrentReportingYear = endpoint({
  id: 'getCurrentReportingYear',
  summary: 'The year that the portal reports on',
  tag: webReportingYearDef.path,
  method: 'GET',
  path: `api/${webReportingYearDef.path}/current`,
  access: signedIn,
  response: CurrentReportingYear,
});

export const setCurrentReportingYear = endpoint({
  id: 'setCurrentReportingYear',
  summary: 'Report on another year; a year that is not there yet is added',
  tag: webReportingYearDef.path,
  method: 'PUT',
  path: `api/${webReportingYearDef.path}/current`,
  access: administered.write,
  body: z.object({ reportingYear: z.int().min(year.min).max(year.max) }),
  response: CurrentReportingYear,
});

/** What is put behind an analysis path, for a company and a version or for any: `analysisPathOf` applies them in order. */
export const analysisPathSuffixDef = defineEntity({
  name: 'analysisPathSuffix',
  path: 'analysis-path-suffixes',
  screen: 'admin/analysis-path-suffix',
  noun: { one: 'analysis-path suffix', many: 'analysis-path suffixes' },
  ...administered,
  fields: {
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    kind: {
      type: 'enum',
      label: 'Kind',
      values: ['Version', 'Revamped CMS', 'BA', 'PDQA', 'Other'],
      default: 'Version',
    },
    company: { type: 'relation', label: 'Company', help: 'Without one, any.', to: 'company', show: 'companyName' },
    dataVersion: {
      type: 'string',
      label: 'Version',
      help: 'Without one, any; it holds for pages that show by version.',
      maxLength: 5,
      pattern: '^v\\d{4}$',
    },
    suffix: { type: 'string', label: 'Suffix', required: true, maxLength: 100 },
    isActive: { type: 'boolean', label: 'Is active', default: true },
  },
  labelField: 'suffix',
  columns: ['position', 'kind', 'company', 'dataVersion', 'suffix', 'isActive'],
  search: ['suffix'],
  ownedBy: 'company',
});
export type AnalysisPathSuffix = RecordOf<typeof analysisPathSuffixDef>;
export const analysisPathSuffixCalls = entityEndpoints(analysisPathSuffixDef);

/** A question that the assistant offers before anything was asked. */
export const sampleQuestionDef = defineEntity({
  name: 'sampleQuestion',
  path: 'sample-questions',
  screen: 'admin/sample-question',
  noun: { one: 'sample question', many: 'sample questions' },
  read: ['ROLE_AS_ADMIN'],
  write: ['ROLE_AS_ADMIN'],
  fields: {
    title: { type: 'string', label: 'Title', required: true, maxLength: 100 },
    displayText: { type: 'string', label: 'Display text', required: true, maxLength: 255 },
    question: { type: 'text', label: 'Question', required: true, maxLength: 1_000 },
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    isActive: { type: 'boolean', label: 'Is active', default: true },
  },
  labelField: 'title',
  columns: ['title', 'displayText', 'position', 'isActive'],
  search: ['title'],
});
export type SampleQuestion = RecordOf<typeof sampleQuestionDef>;
export const sampleQuestionCalls = entityEndpoints(sampleQuestionDef);

export const getSampleQuestions = endpoint({
  id: 'getSampleQuestions',
  summary: 'Questions that the assistant offers, by position',
  tag: sampleQuestionDef.path,
  method: 'GET',
  path: 'api/chat-bots/sample-question',
  access: signedIn,
  response: z.array(
    z.object({ id: z.int(), title: z.string(), displayText: z.string(), question: z.string(), position: z.int() }),
  ),
});
