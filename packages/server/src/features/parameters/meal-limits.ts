import type { ListedMealLimit, MealConfiguration } from '@pellucid/contract';
import type { Actor, EntityDeps } from '../../crud/entity-service.ts';
import type { Caller } from '../../http/mount.ts';
import { forbidden, invalidFields, notFound } from '../../http/problems.ts';
import * as repository from './meal-limit-repository.ts';

/** What meals may cost, kept by each company for itself. */
export function createMealLimits({ db, audit }: Pick<EntityDeps, 'db' | 'audit'>) {
  /** Errors: 403 for who has no company. */
  function companyOf({ company }: Caller): number {
    if (company === null) throw forbidden('You belong to no company that could have meal limits.');
    return company.id;
  }

  return {
    view: async ({ company }: Caller) => (company === null ? [] : repository.limitsOf(db, company.id)),
    cities: async (caller: Caller) => repository.mealCities(db, companyOf(caller)),

    /** Limits that hold in every city. Errors: 404 for another company's. */
    async global(
      id: number,
      program: repository.MealProgram,
      { company, authorities }: Caller,
    ): Promise<ListedMealLimit[]> {
      if (company?.id !== id && !authorities.includes('ROLE_ADMIN')) throw notFound();
      return repository.limitsIn(db, { company: id, program, city: null });
    },

    async ofCity(city: string, caller: Caller) {
      const company = companyOf(caller);
      const limits = (program: repository.MealProgram) => repository.limitsIn(db, { company, program, city });
      return { city, general: await limits('GENERAL'), speakerProgram: await limits('SPEAKER') };
    },

    /** Replaces the limits of a city, or those that hold everywhere else. Errors: 400 for two of one meal. */
    async replace(
      { city = null, limits }: MealConfiguration,
      program: repository.MealProgram,
      actor: Actor,
    ): Promise<ListedMealLimit[]> {
      const scope = { company: companyOf(actor.caller), program, city };
      const keys = limits.map(({ mealCategory, mealType }) => `${mealCategory}\n${mealType}`.toLowerCase());
      if (new Set(keys).size < keys.length) {
        throw invalidFields([{ objectName: 'mealConfiguration', field: 'limits', message: 'Unique' }]);
      }
      return db.transaction(async (tx) => {
        const old = await repository.limitsIn(tx, scope);
        await repository.replaceLimits(tx, scope, limits);
        const now = await repository.limitsIn(tx, scope);
        const change = { old: { ...scope, limits: old }, new: { ...scope, limits: now } };
        await audit(tx, actor, { action: 'update', entity: 'mealLimit', id: scope.company, ...change });
        return now;
      });
    },
  };
}
