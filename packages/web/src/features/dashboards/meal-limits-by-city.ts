import type { ListedMealLimit } from '@pellucid/contract';

/** The limits of a city; null is every city without limits of its own. */
export interface CityLimits {
  readonly city: string | null;
  readonly limits: ListedMealLimit[];
}

/** Each city once, as it is listed first, with each of its meals once. */
export function limitsByCity(listed: readonly ListedMealLimit[]): CityLimits[] {
  const cities = new Map<string | null, CityLimits>();
  for (const limit of listed) {
    const key = limit.city?.toLowerCase() ?? null;
    const known = cities.get(key) ?? { city: limit.city, limits: [] };
    cities.set(key, known);
    const isKnown = known.limits.some((other) => mealOf(other) === mealOf(limit));
    if (!isKnown) known.limits.push(limit);
  }
  return [...cities.values()];
}

const mealOf = ({ mealCategory, mealType }: ListedMealLimit) => `${mealCategory}\n${mealType}`.toLowerCase();
