import {
  getCityMealLimits,
  getGlobalMealLimits,
  getMealCities,
  type MealConfiguration,
  updateMealLimits,
  updateSpeakerMealLimits,
  viewMealLimits,
} from '@pellucid/contract';
import { actorOf } from '../../crud/entity-routes.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { type HandlerContext, mount, requireCaller, type Server } from '../../http/mount.ts';
import { forbidden, invalidFields, notFound } from '../../http/problems.ts';
import * as repository from './meal-limit-repository.ts';

/** What meals may cost, kept by each company for itself. */
export function mealLimitRoutes(server: Server, { db, audit }: Pick<EntityDeps, 'db' | 'audit'>): void {
  /** The caller's company; who has none has no limits to keep. */
  function companyOf(context: HandlerContext): number {
    const { company } = requireCaller(context);
    if (company === null) throw forbidden('You belong to no company that could have meal limits.');
    return company.id;
  }

  async function update(body: MealConfiguration, program: repository.MealProgram, context: HandlerContext) {
    const scope = { company: companyOf(context), program, city: body.city ?? null };
    const keys = body.limits.map(({ mealCategory, mealType }) => `${mealCategory}\n${mealType}`.toLowerCase());
    if (new Set(keys).size < keys.length) {
      throw invalidFields([{ objectName: 'mealConfiguration', field: 'limits', message: 'Unique' }]);
    }
    return db.transaction(async (tx) => {
      const old = await repository.limitsIn(tx, scope);
      await repository.replaceLimits(tx, scope, body.limits);
      const now = await repository.limitsIn(tx, scope);
      const change = { old: { ...scope, limits: old }, new: { ...scope, limits: now } };
      await audit(tx, actorOf(context), { action: 'update', entity: 'mealLimit', id: scope.company, ...change });
      return now;
    });
  }

  mount(server, viewMealLimits, async (_, context) => {
    const { company } = requireCaller(context);
    return company === null ? [] : repository.limitsOf(db, company.id);
  });

  mount(server, getGlobalMealLimits, async ({ params: { id } }, context) => {
    const { company, authorities } = requireCaller(context);
    if (company?.id !== id && !authorities.includes('ROLE_ADMIN')) throw notFound();
    return repository.limitsIn(db, { company: id, program: 'GENERAL', city: null });
  });

  mount(server, getCityMealLimits, async ({ params: { city } }, context) => {
    const company = companyOf(context);
    const limits = (program: repository.MealProgram) => repository.limitsIn(db, { company, program, city });
    return { city, general: await limits('GENERAL'), speakerProgram: await limits('SPEAKER') };
  });

  mount(server, getMealCities, async (_, context) => repository.mealCities(db, companyOf(context)));
  mount(server, updateMealLimits, async ({ body }, context) => update(body, 'GENERAL', context));
  mount(server, updateSpeakerMealLimits, async ({ body }, context) => update(body, 'SPEAKER', context));
}
