import {
  getCityMealLimits,
  getGlobalMealLimits,
  getGlobalSpeakerMealLimits,
  getMealCities,
  type ListedMealLimit,
  updateMealLimits,
  updateSpeakerMealLimits,
} from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { MealRow } from './meal-rows.ts';

/** Meals of every day, or those of speaker programs. */
export type Program = 'general' | 'speakerProgram';

/** Where limits hold: in a city or, for null, wherever no city has its own. */
export interface MealPlace {
  readonly city: string | null;
  readonly program: Program;
}

export const MEALS_KEY = ['meal-limits'];

export const citiesQuery = queryOptions({
  queryKey: [...MEALS_KEY, 'cities'],
  queryFn: ({ signal }) => call(getMealCities, undefined, { signal }),
  staleTime: 0,
});

/** The limits of a place in a company. */
export const limitsQuery = (company: number, { city, program }: MealPlace) =>
  queryOptions({
    queryKey: [...MEALS_KEY, 'of', company, city, program],
    queryFn: async ({ signal }): Promise<ListedMealLimit[]> => {
      if (city !== null) return (await call(getCityMealLimits, { params: { city } }, { signal }))[program];
      const everywhere = program === 'general' ? getGlobalMealLimits : getGlobalSpeakerMealLimits;
      return call(everywhere, { params: { id: String(company) } }, { signal });
    },
    staleTime: 0,
  });

/** Replaces the limits of a place. */
export function saveLimits({ city, program }: MealPlace, limits: readonly MealRow[], reason: string) {
  const update = program === 'general' ? updateMealLimits : updateSpeakerMealLimits;
  const body = { city, limits: limits.map(({ mealCategory, mealType, value }) => ({ mealCategory, mealType, value })) };
  return call(update, { body }, { reason });
}
