import type { Query } from '@pellucid/contract';
import type { Model } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { type PlanOptions, planQuery } from '../plan/plan-query.ts';
import { readingPolicy, rowPolicy } from '../plan/row-policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { Dialect } from '../sql/dialect.ts';
import type { Statement } from '../sql/statement.ts';
import { statementOf } from '../sql/statement-of.ts';
import { cacheKeyOf } from './cache-key.ts';
import type { Snapshot } from './snapshot.ts';
import { wordsOf } from './words/words-of.ts';

/** A plan with its statement, its cache key and the question in words. */
export interface PlannedStatement {
  readonly plan: Plan;
  readonly statement: Statement;
  readonly cacheKey: string;
  readonly words: readonly string[];
}

export type Planner = (query: Query, scope: Scope, at: Snapshot, options?: PlanOptions) => PlannedStatement;

const MAX_PLANS = 1_000;

/**
 * Plans questions, and remembers the plans of a data version: people ask what others have just asked, and planning takes
 * longer than finding an answer in memory. A plan depends on who asks through the row policies alone, which are in its key.
 */
export function createPlanner(model: Model, dialect: Dialect): Planner {
  const remembered = new WeakMap<Snapshot, Map<string, PlannedStatement>>();

  return (query, scope, at, options = {}) => {
    const policies = [...model.sources.values()].map((source) => rowPolicy(source, scope));
    const question = JSON.stringify([query, policies, options]);
    const plans = remembered.get(at) ?? new Map<string, PlannedStatement>();
    remembered.set(at, plans);
    const known = plans.get(question);
    if (known) return known;

    const plan = planQuery(
      query,
      { model, facts: at.facts, policyOf: (source) => readingPolicy(source, scope) },
      options,
    );
    const planned = {
      plan,
      statement: statementOf(plan, dialect),
      cacheKey: cacheKeyOf(plan, at),
      words: wordsOf(query, model),
    };
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(question, planned);
    return planned;
  };
}
