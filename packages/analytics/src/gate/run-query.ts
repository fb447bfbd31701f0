import type { Query, QueryInput, QueryResult } from '@pellucid/contract';
import type { Model } from '../model/model.ts';
import { columnsOf } from '../plan/measures.ts';
import { sourceOf } from '../plan/names.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scope } from '../scope/scope.ts';
import { writtenOut } from '../sql/written-out.ts';
import type { RunOptions } from './analytics.ts';
import type { Answers } from './answers.ts';
import { whoIs } from './audit.ts';
import type { CoverageOf } from './coverage.ts';
import type { LearnKeys } from './known-keys.ts';
import { parseQuery } from './parse-query.ts';
import { partialPeriods } from './partial-periods.ts';
import type { Planner } from './planner.ts';
import type { RollupUse } from './rollup-use.ts';
import type { RunningPart } from './running-work.ts';
import type { Snapshot, Snapshots } from './snapshot.ts';
import type { TierLimits } from './tier-limits.ts';
import { totalsOf, totalsQuery } from './totals.ts';

export interface QueryDeps {
  snapshots: Snapshots;
  planned: Planner;
  limits: TierLimits;
  answers: Answers;
  model: Model;
  coverageOf: CoverageOf;
  rollupUse: RollupUse;
  learnKeys: LearnKeys;
}

/**
 * Answers a question while the data version is looked up: mostly it is still the known one. If not, the question is planned
 * and answered again.
 */
export async function runQuery(
  { snapshots, planned, limits, answers, model, coverageOf, rollupUse, learnKeys }: QueryDeps,
  input: QueryInput,
  scope: Scope,
  options: RunOptions & Partial<Pick<RunningPart, 'watch'>> & { onPlan?: (plan: Plan) => void },
): Promise<QueryResult> {
  const started = performance.now();
  const query = parseQuery(input);
  const { baseOnly = false } = options;
  const asking = { ...options, user: whoIs(scope) };
  const attempt = async (at: Snapshot) => {
    await learnKeys(query, at.facts, asking.user);
    const question = planned(query, scope, at, { baseOnly });
    await limits.checkQuery(query, scope, at);
    const [answer, totals, coverage] = await Promise.all([
      answers.get(question, at, asking),
      query.totals ? totalsFor(query, at) : undefined,
      coverageOf(sourceOf(model, query.source), scope, at),
    ]);
    return { ...question, totals, coverage, ...answer };
  };
  const totalsFor = async (asked: Query, at: Snapshot) => {
    const whole = totalsQuery(asked);
    const every = { ...asked, orderBy: [], offset: 0, limit: undefined };
    const [totals, groups] = await Promise.all([
      whole.measures.length > 0 ? answers.get(planned(whole, scope, at, { baseOnly }), at, asking) : undefined,
      answers.get(planned(every, scope, at, { baseOnly, counted: true }), at, asking),
    ]);
    return { totals: totalsOf(asked, totals?.rows[0]), groups: Number(groups.rows[0]?.[0]) };
  };
  const known = snapshots.known();
  const [guess, at] = await Promise.allSettled([known ? attempt(known) : undefined, snapshots.read()]);
  if (at.status === 'rejected') throw at.reason;
  const isCurrent = known === at.value;
  if (isCurrent && guess.status === 'rejected') throw guess.reason;
  const guessed = guess.status === 'fulfilled' ? guess.value : undefined;
  // What changed meanwhile may be data that this question does not read.
  const holds = (version: string) => isCurrent || planned(query, scope, at.value, { baseOnly }).dataVersion === version;
  const done = guessed && holds(guessed.dataVersion) ? guessed : await attempt(at.value);

  const { plan, statement, cached, words, coverage } = done;
  rollupUse.count(plan);
  options.onPlan?.(plan);
  const rows = done.rows.slice(0, plan.limit ?? done.rows.length).map((row) => [...row]);
  return {
    columns: columnsOf(plan),
    rows,
    rowCount: rows.length,
    truncated: rows.length < done.rows.length,
    ...done.totals,
    words: [...words],
    dataThrough: coverage.dataThrough,
    partialPeriods: partialPeriods(query, rows, coverage),
    dataVersion: done.dataVersion,
    elapsedMs: performance.now() - started,
    answeredBy: plan.answeredBy,
    cached,
    ...(options.explain ? { sql: writtenOut(statement) } : {}),
  };
}
