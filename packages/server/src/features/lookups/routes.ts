import type { Analytics } from '@pellucid/analytics';
import {
  compareCompetitors,
  getCompaniesProgramYears,
  getCompanyDetails,
  getCompetitorsProgramYears,
  getJobStatus,
  getSubsidiaries,
  lookUpCompanies,
  lookUpCompetitors,
  lookUpPhysicians,
  lookUpSpecialties,
} from '@pellucid/contract';
import { type Caller, type HandlerContext, mount, requireCaller, type Server, scopeOf } from '../../http/mount.ts';
import type { Jobs } from './jobs.ts';
import { type Asking, type ConfiguredFilter, createLookups } from './service.ts';

export interface LookupsDeps {
  analytics: Analytics;
  jobs: Jobs;
  /** The filter of a page, null where it has none. Throws 404 for a page that the caller may not open. */
  filterOfPage(id: number, caller: Caller): Promise<ConfiguredFilter | null>;
}

const asking = (context: HandlerContext): Asking => ({ scope: scopeOf(context), signal: context.signal });

/** The choices of the header filters, and whether data are being processed. */
export function lookupsRoutes(server: Server, { analytics, jobs, filterOfPage }: LookupsDeps): void {
  const lookups = createLookups(analytics);

  mount(server, lookUpCompanies, async ({ query }, context) =>
    lookups.names(query.datatable, 'company', query.name, asking(context)),
  );
  mount(server, lookUpPhysicians, async ({ params }, context) =>
    lookups.people(params.datatable, params.text, asking(context)),
  );
  mount(server, lookUpSpecialties, async ({ params }, context) =>
    lookups.specialties(params.datatable, params.column, params.text, asking(context)),
  );
  mount(server, lookUpCompetitors, async ({ params }, context) =>
    lookups.names(params.datatable, 'company', params.text, asking(context)),
  );
  mount(server, compareCompetitors, async ({ params }, context) =>
    lookups.compare(params.company, params.competitor, params.year, asking(context)),
  );
  mount(server, getCompanyDetails, async ({ query }, context) => lookups.companyDetails(query.name, asking(context)));
  for (const endpoint of [getCompaniesProgramYears, getCompetitorsProgramYears]) {
    mount(server, endpoint, async ({ params }, context) => lookups.programYears(params.datatable, asking(context)));
  }
  mount(server, getSubsidiaries, async ({ params }, context) => {
    const filter = await filterOfPage(params.pageInfoId, requireCaller(context));
    return filter === null ? [] : lookups.subsidiaries(filter, asking(context));
  });
  mount(server, getJobStatus, async () => {
    const running = jobs.running();
    return { running: running.length > 0, jobs: running };
  });
}
