import type { QueryInput, QueryResult } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import { allMade, type MadeRollups } from '../engines/made-rollups.ts';
import type { Model } from '../model/model.ts';
import { dimensionOf, sourceOf } from '../plan/names.ts';
import type { Plan } from '../plan/plan.ts';
import { readingPolicy } from '../plan/row-policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { Analytics, RunOptions } from './analytics.ts';
import { createAnswers } from './answers.ts';
import { type AuditLine, askerOf, createAuditor, whoIs } from './audit.ts';
import { createChecker, problemOf } from './check-query.ts';
import { createConcurrency } from './concurrency.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { describeModel } from './describe-model.ts';
import type { FreeTier } from './free-rankings.ts';
import { createLearnKeys } from './known-keys.ts';
import { createNameIndexes } from './name-indexes.ts';
import { namesOf } from './names-of.ts';
import { parseQuery } from './parse-query.ts';
import { perVersion } from './per-version.ts';
import { createPlanner, versionOfSources } from './planner.ts';
import { recordsOf } from './records-of.ts';
import { type Answered, RememberedPages } from './remembered-pages.ts';
import { createRollupUse } from './rollup-use.ts';
import { runQuery } from './run-query.ts';
import { createRunningWork, type RunningPart } from './running-work.ts';
import { foundInIndex, searchLabels } from './search-labels.ts';
import { createSlowQuestions } from './slow-questions.ts';
import { createSnapshots } from './snapshot.ts';
import { streamQuery } from './stream-query.ts';
import { createTableRows } from './table-rows.ts';
import { createTierLimits } from './tier-limits.ts';

export interface GateOptions {
  engine: Engine;
  model: Model;
  /** Those that there are to answer from; without, all that the model declares. */
  rollups?: MadeRollups;
  freeTier: FreeTier;
  onAudit?: (line: AuditLine) => void;
  cacheBytes?: number;
  /** How long a user's question waits for a place, in milliseconds. */
  maxWaitMs?: number;
  /** What takes the engine longer is told of as slow, in milliseconds. */
  slowMs?: number;
  /** What has been under way for less is not told of as running, in milliseconds. */
  minRunningMs?: number;
  /** How long a look at the data version holds for the next question, in milliseconds. */
  versionMaxAgeMs?: number;
  /** Whether whoever changes the data calls `dataChanged`: then no question waits to learn that nothing changed. */
  isToldOfChanges?: boolean;
  /** Rows of a sorted export that come before all of them are sorted. */
  headRows?: number;
}

const DEFAULT_HEAD_ROWS = 1_000;
const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
/** Of the memory for answers, what pages made of them may take beside. */
const PAGES_SHARE = 0.5;
/** The tiles of a page, and what follows at once, share one look; an import shows this much later at most. */
const DEFAULT_VERSION_MAX_AGE_MS = 50;

/** The gate over an engine. */
export function createGate({ engine, model, freeTier, onAudit, ...options }: GateOptions): Analytics {
  const tableRows = createTableRows(engine, model);
  const coverage = perVersion<Coverage>();
  const slowQuestions = createSlowQuestions(model, options.slowMs);
  const cacheBytes = options.cacheBytes ?? DEFAULT_CACHE_BYTES;
  const answers = createAnswers({ engine, tableRows, slowQuestions, cacheBytes });
  const nameIndexes = createNameIndexes(engine);
  const snapshots = createSnapshots({
    engine,
    model,
    maxAgeMs: options.versionMaxAgeMs ?? DEFAULT_VERSION_MAX_AGE_MS,
    isToldOfChanges: options.isToldOfChanges ?? false,
    onChange: (versions) => {
      for (const memory of [answers, pages, coverage, tableRows, nameIndexes]) memory.forgetOutdated(versions);
    },
  });
  const rollups = options.rollups ?? allMade(model);
  const rollupUse = createRollupUse(rollups);
  const planned = createPlanner(rollups, engine.dialect);
  const limits = createTierLimits({ model, freeTier, answers, planned });
  const coverageOf = createCoverage({ engine, planned, remembered: coverage });
  const concurrency = createConcurrency(options.maxWaitMs);
  const running = createRunningWork(options.minRunningMs);
  const auditor = createAuditor(model);
  const { audited } = auditor;
  if (onAudit) auditor.listen(onAudit);
  const deps = {
    engine,
    model,
    freeTier,
    auditor,
    answers,
    snapshots,
    planned,
    limits,
    coverageOf,
    concurrency,
    running,
    tableRows,
    rollupUse,
    learnKeys: createLearnKeys(engine, model),
    headRows: options.headRows ?? DEFAULT_HEAD_ROWS,
  };
  const check = createChecker(deps);
  const pages = new RememberedPages({
    maxBytes: cacheBytes * PAGES_SHARE,
    dataVersion: versionFor,
    onRepeated: ({ query, result, plan }, scope) => {
      rollupUse.count(plan);
      const { answeredBy, rowCount: rows } = result;
      const told = { what: 'run', source: query.source, question: query, answeredBy, rows } as const;
      auditor.write({ ...askerOf(scope), ...told, milliseconds: 0, outcome: 'answered' });
    },
  });

  async function versionFor(scope: Scope): Promise<string> {
    return versionOfSources(model.sources.values(), scope, await snapshots.versions());
  }

  async function withPlace<T>(scope: Scope, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const leave = await concurrency.enter('question', scope, signal);
    return work().finally(leave);
  }

  async function tracked<T>(
    scope: Scope,
    { source, signal }: { source: string; signal: AbortSignal | undefined },
    work: (part: RunningPart) => Promise<T>,
  ): Promise<T> {
    const part = running.begin('question', scope, source, signal);
    return withPlace(scope, part.signal, () => work(part)).finally(part.end);
  }

  function run(
    input: QueryInput,
    scope: Scope,
    settings: RunOptions & { onPlan?: (plan: Plan) => void } = {},
  ): Promise<QueryResult> {
    return audited(
      { ...askerOf(scope), what: 'run', source: input.source, question: input },
      () =>
        tracked(scope, { source: input.source, signal: settings.signal }, ({ signal, watch }) =>
          runQuery(deps, input, scope, { ...settings, signal, watch }),
        ),
      ({ answeredBy, rowCount }) => ({ answeredBy, rows: rowCount }),
    );
  }

  async function runForPage(
    query: QueryInput,
    scope: Scope,
    options: Pick<RunOptions, 'signal'>,
    onAnswered: (answered: Answered) => void,
  ): Promise<QueryResult> {
    const plans: Plan[] = [];
    const result = await run(query, scope, { ...options, onPlan: (plan) => plans.push(plan) });
    for (const plan of plans) onAnswered({ query, result, plan });
    return result;
  }

  return {
    run,
    remembered: (question, scope, make, options = {}) =>
      pages.get(question, scope, (query, onAnswered) => runForPage(query, scope, options, onAnswered), make),
    check: (input, scope, { signal } = {}) =>
      audited(
        { ...askerOf(scope), what: 'check', source: input.source, question: input },
        () => withPlace(scope, signal, () => check(input, scope)),
        ({ answeredBy }) => ({ answeredBy, rows: 0 }),
      ).catch(problemOf),
    stream: (input, scope, settings = {}) => streamQuery(deps, input, scope, settings),
    search: (request, scope, { signal } = {}) =>
      audited(
        { ...askerOf(scope), what: 'search', source: request.source, question: request },
        async () => {
          const source = sourceOf(rollups.answering(), request.source);
          const dimension = dimensionOf(source, request.field, 'field');
          const at = await snapshots.read();
          await limits.checkSearch(source, dimension, scope, at);
          const policy = readingPolicy(source, scope);
          const wanted = { ...request, source, dimension, policy };
          const index = nameIndexes.ready(source, dimension, policy, at.versions);
          const asking = { signal, user: whoIs(scope) };
          if (!index) return withPlace(scope, signal, () => searchLabels(wanted, engine, asking));
          return foundInIndex(wanted, index, at.facts);
        },
        (found) => ({ answeredBy: null, rows: found.length }),
      ),
    enterExport: (scope, signal) => concurrency.enter('export', scope, signal),
    namesOf: (request, scope, { signal } = {}) =>
      audited(
        { ...askerOf(scope), what: 'search', source: request.source, question: request },
        async () => {
          const source = sourceOf(model, request.source);
          const dimension = dimensionOf(source, request.field, 'field');
          const at = await snapshots.read();
          await limits.checkSearch(source, dimension, scope, at);
          const asking = { ...(signal && { signal }), user: whoIs(scope) };
          const wanted = { source, dimension, values: request.values };
          return withPlace(scope, signal, () => namesOf(deps, wanted, scope, at, asking));
        },
        (found) => ({ answeredBy: null, rows: found.length }),
      ),
    recordsOf: (input, cell) => recordsOf(parseQuery(input), cell, model),
    running: running.list,
    cancel: running.cancel,
    describe: (scope) => describeModel(deps, scope),
    dataVersion: async (scope) => (scope ? versionFor(scope) : (await snapshots.versions()).ofPublic),
    dataChanged: () => {
      snapshots.expire();
      // What is outdated is forgotten at once; a look that fails is the next question's to tell.
      snapshots.read().catch(() => undefined);
    },
    onAudit: auditor.listen,
    cacheMetrics: () => {
      const ofAnswers = answers.metrics();
      return { ...ofAnswers, hits: ofAnswers.hits + pages.repeats };
    },
    rollups: rollupUse.read,
    slowQuestions: slowQuestions.read,
  };
}
