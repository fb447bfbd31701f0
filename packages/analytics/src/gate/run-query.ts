import type { QueryInput, QueryResult } from '@pellucid/contract';
import type { Scope } from '../scope/scope.ts';
import type { RunOptions } from './analytics.ts';
import type { Answers } from './answers.ts';
import { whoIs } from './audit.ts';
import { columnsOf, parseQuery } from './parse-query.ts';
import type { Planner } from './planner.ts';
import type { Snapshot, Snapshots } from './snapshot.ts';
import type { TierLimits } from './tier-limits.ts';

export interface QueryDeps {
  snapshots: Snapshots;
  planned: Planner;
  limits: TierLimits;
  answers: Answers;
}

/**
 * Answers a question while the data version is looked up: mostly it is still the known one. If not, the question is planned
 * and answered again.
 */
export async function runQuery(
  { snapshots, planned, limits, answers }: QueryDeps,
  input: QueryInput,
  scope: Scope,
  options: RunOptions,
): Promise<QueryResult> {
  const started = performance.now();
  const query = parseQuery(input);
  const attempt = async (at: Snapshot) => {
    const question = planned(query, scope, at, { baseOnly: options.baseOnly ?? false });
    await limits.checkQuery(query, scope, at);
    return { ...question, at, ...(await answers.get(question, { ...options, user: whoIs(scope) })) };
  };
  const known = snapshots.known();
  const [guess, at] = await Promise.allSettled([known ? attempt(known) : undefined, snapshots.read()]);
  if (at.status === 'rejected') throw at.reason;
  const isCurrent = known === at.value;
  if (isCurrent && guess.status === 'rejected') throw guess.reason;
  const done = isCurrent && guess.status === 'fulfilled' && guess.value ? guess.value : await attempt(at.value);

  const { plan, statement, cached } = done;
  const rows = done.rows.slice(0, plan.limit ?? done.rows.length).map((row) => [...row]);
  return {
    columns: columnsOf(plan),
    rows,
    rowCount: rows.length,
    truncated: rows.length < done.rows.length,
    dataVersion: done.at.version,
    elapsedMs: performance.now() - started,
    answeredBy: plan.answeredBy,
    cached,
    ...(options.explain ? { sql: statement.text } : {}),
  };
}
