import {
  analysisPathSuffixCalls,
  analysisPathSuffixDef,
  getCurrentParameters,
  getCurrentReportingYear,
  getCurrentVersionYear,
  parameterCalls,
  parameterDef,
  sampleQuestionCalls,
  sampleQuestionDef,
  setCurrentReportingYear,
  versionYearMappingCalls,
  versionYearMappingDef,
  webReportingYearCalls,
  webReportingYearDef,
} from '@pellucid/contract';
import { actorOf, entityRoutes } from '../../crud/entity-routes.ts';
import { type EntityDeps, entityService } from '../../crud/entity-service.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import { mealLimitRoutes } from './meal-limit-routes.ts';
import { createReportingYears } from './reporting-years.ts';
import * as repository from './repository.ts';

/** Values that administrators keep for the product, and what of them everyone reads. */
export function parametersRoutes(server: Server, deps: EntityDeps): void {
  const { db } = deps;
  const years = entityService(webReportingYearDef, deps);

  entityRoutes(server, parameterCalls, entityService(parameterDef, deps));
  entityRoutes(server, versionYearMappingCalls, entityService(versionYearMappingDef, deps));
  entityRoutes(server, webReportingYearCalls, years);
  entityRoutes(server, analysisPathSuffixCalls, entityService(analysisPathSuffixDef, deps));
  entityRoutes(server, sampleQuestionCalls, entityService(sampleQuestionDef, deps));

  mealLimitRoutes(server, deps);

  mount(server, getCurrentParameters, async (_, context) =>
    repository.parametersOf(db, requireCaller(context).company?.id ?? null),
  );

  mount(server, getCurrentVersionYear, async () => {
    const version = await repository.currentVersion(db);
    if (version === null) throw notFound('No version is current');
    return version;
  });

  const reportingYears = createReportingYears(deps, years);
  mount(server, getCurrentReportingYear, async (_, context) => reportingYears.current(requireCaller(context)));
  mount(server, setCurrentReportingYear, async ({ body }, context) =>
    reportingYears.set(body.reportingYear, actorOf(context)),
  );
}
