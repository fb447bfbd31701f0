import type { Query } from '@pellucid/contract';
import type { MadeRollups } from '../engines/made-rollups.ts';
import type { Source } from '../model/model.ts';
import type { DataFacts, Plan } from '../plan/plan.ts';
import { type PlanOptions, planQuery } from '../plan/plan-query.ts';
import { readingPolicy, rowPolicy } from '../plan/row-policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { Dialect } from '../sql/dialect.ts';
import type { Statement } from '../sql/statement.ts';
import { statementOf } from '../sql/statement-of.ts';
import { cacheKeyOf } from './cache-key.ts';
import type { DataVersions } from './data-versions.ts';
import type { Snapshot } from './snapshot.ts';
import { tablesOf } from './tables-of.ts';
import { wordsOf } from './words/words-of.ts';

/** A plan with its statement and the question in words. */
interface Planned {
  readonly plan: Plan;
  readonly planText: string;
  readonly statement: Statement;
  readonly words: readonly string[];
  /** Those that it reads, the ones within other questions included. */
  readonly sources: readonly Source[];
}

/** As it is asked now: of which data, and under which key its answer is kept. */
export interface PlannedStatement extends Planned {
  readonly dataVersion: string;
  readonly cacheKey: string;
}

export type Planner = (query: Query, scope: Scope, at: Snapshot, options?: PlanOptions) => PlannedStatement;

const MAX_PLANS = 1_000;

/**
 * Plans questions, and remembers the plans until what is public changes, or a roll-up is made: people ask what others have just asked, and planning
 * takes longer than finding an answer in memory. A plan depends on who asks through the row policies alone, which are in its key.
 */
export function createPlanner(rollups: MadeRollups, dialect: Dialect): Planner {
  let remembered = new WeakMap<DataFacts, Map<string, Planned>>();
  let model = rollups.answering();

  function planned(query: Query, scope: Scope, facts: DataFacts, options: PlanOptions): Planned {
    if (model !== rollups.answering()) {
      model = rollups.answering();
      remembered = new WeakMap();
    }
    const policies = [...model.sources.values()].map((source) => rowPolicy(source, scope));
    const question = JSON.stringify([query, policies, options]);
    const plans = remembered.get(facts) ?? new Map<string, Planned>();
    remembered.set(facts, plans);
    const known = plans.get(question);
    if (known) return known;

    const plan = planQuery(query, { model, facts, policyOf: (source) => readingPolicy(source, scope) }, options);
    const names = new Set(tablesOf(plan).values());
    const sources = [...model.sources.values()].filter(({ name }) => names.has(name));
    const made = {
      plan,
      planText: JSON.stringify(plan),
      statement: statementOf(plan, dialect),
      words: wordsOf(query, model, options),
      sources,
    };
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(question, made);
    return made;
  }

  return (query, scope, { facts, versions }, options = {}) => {
    const known = planned(query, scope, facts, options);
    const dataVersion = versionOfSources(known.sources, scope, versions);
    return { ...known, dataVersion, cacheKey: cacheKeyOf(known.planText, dataVersion) };
  };
}

/** The version of all rows of some sources that a scope may see. */
export function versionOfSources(sources: Iterable<Source>, scope: Scope, versions: DataVersions): string {
  const all = [...sources].map((source) => versions.of(source, rowPolicy(source, scope)));
  return [...new Set(all)].filter((version) => version !== '').join(' ');
}
