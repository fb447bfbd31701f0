import type { Plan } from '../plan/plan.ts';

/**
 * What makes two questions the same for the cache: the version of the data that are asked and the whole plan. The plan holds the
 * rows that the asker may see, so that nobody gets the answer to another's question.
 */
export function cacheKeyOf(plan: Plan, dataVersion: string): string {
  return `${dataVersion}\n${JSON.stringify(plan)}`;
}

/** The data version within a cache key. */
export function versionOf(cacheKey: string): string {
  return cacheKey.slice(0, cacheKey.indexOf('\n'));
}
