import { z } from 'zod';
import { Cell } from '../analytics/query.ts';
import { IdParams } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const base = 'api/configuration-standard-pages-filters';
const tag = 'lookups';
const access = ['ROLE_USER'] as const;

/** A source of the semantic model, as pages name it in their data tables. */
const datatable = z.string().max(64);
const text = z.string().max(100);
const name = z.string().min(1).max(500);

/** Most rows of a type-ahead. */
export const MAX_LOOKUP_ROWS = 20;

/**
 * Rows of a type-ahead, best match first: a number, and the name at index 1 (companies, physicians, specialties) and
 * index 2 (competitors).
 */
const NameRows = z.array(z.tuple([z.int(), z.string(), z.string()]));
export type NameRow = z.infer<typeof NameRows>[number];

/**
 * Rows of people, best match first: a number, the name at index 1 and 2, their id, and what tells them from others of their name
 * ("Cardiology · Springfield, IL"). People of one name are several rows.
 */
const PersonRows = z.array(z.tuple([z.int(), z.string(), z.string(), z.string(), z.string()]));
export type PersonRow = z.infer<typeof PersonRows>[number];

export const lookUpCompanies = endpoint({
  id: 'lookUpCompanies',
  summary: 'Companies whose name matches, forgiving a slip',
  tag,
  method: 'GET',
  path: `${base}/getCompanies`,
  access,
  takesCompany: true,
  query: z.object({ datatable: datatable.default(''), name: text.default('') }),
  response: NameRows,
});

export const lookUpPhysicians = endpoint({
  id: 'lookUpPhysicians',
  summary: 'Recipients whose name matches, forgiving a slip, or whose id or NPI it is',
  tag,
  method: 'GET',
  path: `${base}/getPhysicians/{datatable}/{text}`,
  access,
  takesCompany: true,
  params: z.object({ datatable, text }),
  response: PersonRows,
});

export const lookUpSpecialties = endpoint({
  id: 'lookUpSpecialties',
  summary: 'Values of a column, specialties first of all, that match',
  tag,
  method: 'GET',
  path: `${base}/getSpecialties/{datatable}/{column}/{text}`,
  access,
  takesCompany: true,
  params: z.object({ datatable, column: z.string().max(64), text }),
  response: NameRows,
});

export const lookUpCompetitors = endpoint({
  id: 'lookUpCompetitors',
  summary: 'Companies to compare with',
  tag,
  method: 'GET',
  path: `${base}/getCompetitors/{datatable}/{text}`,
  access,
  takesCompany: true,
  params: z.object({ datatable, text }),
  response: NameRows,
});

/**
 * `[id, company, name, physician spend, physician payments, teaching hospital spend, teaching hospital payments, total
 * spend]`; spend as exact decimal text, and N/A from index 3 on where the company has no payments.
 */
const Figure = z.union([z.string(), z.number()]);
const CompetitorRow = z.tuple([z.int(), z.string(), z.string(), Figure, Figure, Figure, Figure, Figure]);
export type CompetitorRow = z.infer<typeof CompetitorRow>;

export const compareCompetitors = endpoint({
  id: 'compareCompetitors',
  summary: 'The figures of a company and of a competitor in a program year, or in all of them (`All`)',
  tag,
  method: 'GET',
  path: `${base}/getCompetitors/{company}/{competitor}/{year}`,
  access,
  params: z.object({ company: name, competitor: name, year: z.union([z.literal('All'), z.string().regex(/^\d{4}$/)]) }),
  response: z.tuple([CompetitorRow, CompetitorRow]),
});

export const getCompanyDetails = endpoint({
  id: 'getCompanyDetails',
  summary: 'State and country of a company of the industry data',
  tag,
  method: 'GET',
  path: `${base}/getCompanyDetails`,
  access,
  query: z.object({ name }),
  response: z.object({ companyName: Cell, companyState: Cell, companyCountry: Cell }),
});

const years = {
  tag,
  method: 'GET',
  access,
  takesCompany: true,
  params: z.object({ datatable }),
  response: z.array(z.int()),
} as const;

export const getCompaniesProgramYears = endpoint({
  ...years,
  id: 'getCompaniesProgramYears',
  summary: 'Program years that the caller may choose, newest first',
  path: `${base}/getCompaniesProgramYears/{datatable}`,
});

export const getCompetitorsProgramYears = endpoint({
  ...years,
  id: 'getCompetitorsProgramYears',
  summary: 'Program years that competitors can be compared in, newest first',
  path: `${base}/getCompetitorsProgramYears/{datatable}`,
});

export const getSubsidiaries = endpoint({
  id: 'getSubsidiaries',
  summary: "Choices of a page's subsidiary filter by name: a number from 1 on, and the name; 0 is kept for all of them",
  tag,
  method: 'GET',
  path: `${base}/getSubsidiaries/{pageInfoId}`,
  access,
  takesCompany: true,
  params: z.object({ pageInfoId: IdParams.shape.id }),
  response: z.array(z.tuple([z.int(), z.string()])),
});

/** Work that goes on in the server while people wait for its result. */
export const Job = z.object({ name: z.string(), startedAt: z.string() });
export type Job = z.infer<typeof Job>;

export const getJobStatus = endpoint({
  id: 'getJobStatus',
  summary: 'Whether data are being processed, and by which jobs',
  tag: 'jobs',
  method: 'GET',
  path: 'api/job-status',
  access,
  response: z.object({ running: z.boolean(), jobs: z.array(Job) }),
});
