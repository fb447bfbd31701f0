import type { Analytics } from '@pellucid/analytics';
import {
  checkStateData,
  getDataAgainstStates,
  getTemplateStates,
  ruleEntryCalls,
  ruleValueCalls,
} from '@pellucid/contract';
import { entityRoutes, listRoutes } from '../../crud/entity-routes.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { type Caller, type HandlerContext, mount, requireCaller, type Server, scopeOf } from '../../http/mount.ts';
import { createTemplateValidation, type PageData } from './template-validation.ts';
import { createVenueReviews } from './venue-reviews.ts';

export interface AggspendDeps extends EntityDeps {
  analytics: Analytics;
  /** Where the data of the page of a name come from. Throws 404 where the caller may open none of that name. */
  dataOfPage(name: string, caller: Caller): Promise<PageData>;
}

/** What a company decides for itself of its venues, and what the pages by state ask before they are shown. */
export function aggspendRoutes(server: Server, { analytics, dataOfPage, ...deps }: AggspendDeps): void {
  const { venues, reviews } = createVenueReviews(deps);
  entityRoutes(server, ruleEntryCalls, reviews);
  listRoutes(server, ruleValueCalls, venues);
  mount(server, ruleValueCalls.get, async ({ params }, context) => venues.get(params.id, requireCaller(context)));

  const validation = createTemplateValidation(analytics);
  const dataOf = (name: string, context: HandlerContext) => dataOfPage(name, requireCaller(context));
  const asking = (context: HandlerContext) => ({ scope: scopeOf(context), signal: context.signal });
  mount(server, getTemplateStates, async ({ params }, context) =>
    validation.states(await dataOf(params.name, context), asking(context)),
  );
  mount(server, getDataAgainstStates, async ({ params }, context) =>
    validation.dataAgainstStates(await dataOf(params.name, context), asking(context)),
  );
  mount(server, checkStateData, async ({ params }, context) =>
    validation.hasData(await dataOf(params.name, context), params.state, asking(context)),
  );
}
