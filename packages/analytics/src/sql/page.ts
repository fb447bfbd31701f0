import type { Plan } from '../plan/plan.ts';

/** One row more than the page holds, which tells whether there are more. */
export function pageSql({ limit, offset }: Pick<Plan, 'limit' | 'offset'>): string {
  const parts = [...(limit === null ? [] : [`LIMIT ${limit + 1}`]), ...(offset === 0 ? [] : [`OFFSET ${offset}`])];
  return parts.join(' ');
}
