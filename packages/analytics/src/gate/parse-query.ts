import { likelyIssue, Query, type QueryInput } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';

/** Parses a question. Throws QueryRefused that names the place of what is wrong. */
export function parseQuery(input: QueryInput): Query {
  const result = Query.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues.map(likelyIssue)[0];
  const place = issue?.path.map(String).join('.') ?? '';
  throw new QueryRefused('invalid', `${place}: ${issue?.message ?? 'not a query'}`, place);
}
