import {
  getCityMealLimits,
  getGlobalMealLimits,
  getGlobalSpeakerMealLimits,
  getMealCities,
  updateMealLimits,
  updateSpeakerMealLimits,
  viewMealLimits,
} from '@pellucid/contract';
import { actorOf } from '../../crud/entity-routes.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { createMealLimits } from './meal-limits.ts';

export function mealLimitRoutes(server: Server, deps: Pick<EntityDeps, 'db' | 'audit'>): void {
  const limits = createMealLimits(deps);

  mount(server, viewMealLimits, async (_, context) => limits.view(requireCaller(context)));
  mount(server, getGlobalMealLimits, async ({ params }, context) =>
    limits.global(params.id, 'GENERAL', requireCaller(context)),
  );
  mount(server, getGlobalSpeakerMealLimits, async ({ params }, context) =>
    limits.global(params.id, 'SPEAKER', requireCaller(context)),
  );
  mount(server, getCityMealLimits, async ({ params }, context) => limits.ofCity(params.city, requireCaller(context)));
  mount(server, getMealCities, async (_, context) => limits.cities(requireCaller(context)));
  mount(server, updateMealLimits, async ({ body }, context) => limits.replace(body, 'GENERAL', actorOf(context)));
  mount(server, updateSpeakerMealLimits, async ({ body }, context) =>
    limits.replace(body, 'SPEAKER', actorOf(context)),
  );
}
