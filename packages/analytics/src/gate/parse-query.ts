import { Query, type QueryInput, type QueryResult } from '@pellucid/contract';
import type { Plan } from '../plan/plan.ts';
import { QueryRefused } from '../scope/query-refused.ts';

/** Parses a question. Throws QueryRefused that names the place of what is wrong. */
export function parseQuery(input: QueryInput): Query {
  const result = Query.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.map(String).join('.') ?? '';
  throw new QueryRefused('invalid', `${place}: ${issue?.message ?? 'not a query'}`, place);
}

/** The columns of an answer: dimensions, then measures. */
export function columnsOf(plan: Plan): QueryResult['columns'] {
  return [...plan.dimensions, ...plan.measures].map(({ name, type }) => ({ name, type }));
}
