import type { Plan } from '../plan/plan.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * What makes two questions the same for the cache: the data that is asked and the whole plan. The plan holds the rows that the
 * asker may see, so that nobody gets the answer to another's question.
 */
export function cacheKeyOf(plan: Plan, { version }: Pick<Snapshot, 'version'>): string {
  return `${version}\n${JSON.stringify(plan)}`;
}
