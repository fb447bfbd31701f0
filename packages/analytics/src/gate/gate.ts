import { type Cell, type ModelDescription, Query, type QueryInput, type QueryResult } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { dimensionOf, sourceOf } from '../plan/plan-query.ts';
import { rowPolicy } from '../plan/policy.ts';
import { checkFreeNames, checkFreeQuery, checkLedgerSize, type FreeVocabulary, freeYears } from '../plan/tier.ts';
import type { Analytics, RowStream, RunOptions } from './analytics.ts';
import { type AuditLine, auditor, whoIs } from './audit.ts';
import { createPlanner, type PlannedStatement } from './planner.ts';
import { QueryRefused } from './query-refused.ts';
import { ResultCache } from './result-cache.ts';
import { isFree, type Scope } from './scope.ts';
import { searchLabels } from './search-labels.ts';
import { createSnapshots, type Snapshot } from './snapshot.ts';

export interface GateOptions {
  engine: Engine;
  model: Model;
  freeVocabulary: FreeVocabulary;
  onAudit?: (line: AuditLine) => void;
  cacheBytes?: number;
  /** How long a look at the data version holds for the next question, in milliseconds. */
  versionHoldsMs?: number;
}

const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;
/** The tiles of a page, and what follows at once, share one look; an import shows this much later at most. */
const DEFAULT_VERSION_HOLDS_MS = 50;
const LEDGER = 'ledger';

/** The gate over an engine. */
export function createGate(options: GateOptions): Analytics {
  const { engine, model, freeVocabulary } = options;
  const cache = new ResultCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const snapshots = createSnapshots({
    engine,
    model,
    holdsMs: options.versionHoldsMs ?? DEFAULT_VERSION_HOLDS_MS,
    onChange: () => cache.clear(),
  });
  const planned = createPlanner(model, engine.dialect);
  const audited = auditor(options.onAudit);

  function answer({ statement, key }: PlannedStatement, { signal, noCache }: RunOptions) {
    const ask = async (stop: AbortSignal | undefined) => engine.run(statement, { signal: stop });
    if (noCache) return ask(signal).then((rows) => ({ rows, cached: false }));
    return cache.get(key, signal, ask);
  }

  /** The server's own small questions on the way to an answer, under the same row policy. */
  async function ownQuestion(question: QueryInput, scope: Scope, at: Snapshot): Promise<readonly (readonly Cell[])[]> {
    return (await answer(planned(Query.parse(question), scope, at, { unlimited: true }), {})).rows;
  }

  async function programYears(source: string, scope: Scope, at: Snapshot): Promise<number[]> {
    const rows = await ownQuestion({ source, dimensions: ['program_year'] }, scope, at);
    const years = rows.map(([year]) => Number(year)).sort((a, b) => a - b);
    return isFree(scope) ? freeYears(years).sort((a, b) => a - b) : years;
  }

  async function checkTier(query: Query, scope: Scope, at: Snapshot): Promise<void> {
    if (!isFree(scope)) return;
    await checkOwnLedger(scope, at);
    checkFreeQuery(query, freeVocabulary, await programYears(query.source, scope, at));
  }

  async function checkOwnLedger(scope: Scope, at: Snapshot): Promise<void> {
    if (scope.kind !== 'user' || scope.company === null || !model.sources.has(LEDGER)) return;
    const where = [{ field: 'reportable', op: 'eq' as const, value: true }];
    const [row] = await ownQuestion({ source: LEDGER, measures: ['records'], where }, scope, at);
    checkLedgerSize(Number(row?.[0] ?? 0));
  }

  /**
   * The question is answered while the data version is looked up: mostly it is still the known one. If not, it is planned and
   * answered again.
   */
  async function run(input: QueryInput, scope: Scope, settings: RunOptions): Promise<QueryResult> {
    const started = performance.now();
    const query = parsed(input);
    const attempt = async (at: Snapshot) => {
      const question = planned(query, scope, at, { baseOnly: settings.baseOnly ?? false });
      await checkTier(query, scope, at);
      return { ...question, at, ...(await answer(question, settings)) };
    };
    const known = snapshots.known();
    const [guess, at] = await Promise.allSettled([known ? attempt(known) : undefined, snapshots.read()]);
    if (at.status === 'rejected') throw at.reason;
    const isCurrent = known === at.value;
    if (isCurrent && guess.status === 'rejected') throw guess.reason;
    const done = isCurrent && guess.status === 'fulfilled' && guess.value ? guess.value : await attempt(at.value);

    const { plan, statement, rows: found, cached } = done;
    const truncated = plan.limit !== null && found.length > plan.limit;
    const rows = found.slice(0, plan.limit ?? found.length).map((row) => [...row]);
    return {
      columns: columnsOf(plan),
      rows,
      rowCount: rows.length,
      truncated,
      dataVersion: done.at.version,
      elapsedMs: performance.now() - started,
      answeredBy: plan.answeredBy,
      cached,
      ...(settings.explain ? { sql: statement.text } : {}),
    };
  }

  async function search(
    request: Parameters<Analytics['search']>[0],
    scope: Scope,
    { signal }: RunOptions,
  ): Promise<{ value: Cell }[]> {
    const source = sourceOf(model, request.source);
    const dimension = dimensionOf(source, request.field, 'field');
    const at = await snapshots.read();
    if (isFree(scope)) {
      checkFreeNames(source.name, [dimension.name], [], freeVocabulary);
      await checkOwnLedger(scope, at);
    }
    return searchLabels({ ...request, source, dimension, policy: rowPolicy(source, scope) }, engine, signal);
  }

  async function describe(scope: Scope): Promise<ModelDescription> {
    const at = await snapshots.read();
    const free = isFree(scope);
    const allows = (names: readonly string[], name: string): boolean => !free || names.includes(name);
    const sources = [...model.sources.values()].filter(({ name }) => allows(freeVocabulary.sources, name));
    return {
      dataVersion: at.version,
      sources: await Promise.all(
        sources.map(async ({ name, label, description, dimensions, measures }) => ({
          name,
          label,
          description,
          programYears: await programYears(name, scope, at),
          dimensions: [...dimensions.values()].filter((d) => allows(freeVocabulary.dimensions, d.name)).map(fieldOf),
          measures: [...measures.values()].filter((m) => allows(freeVocabulary.measures, m.name)).map(fieldOf),
        })),
      ),
    };
  }

  async function stream(input: QueryInput, scope: Scope, settings: RunOptions): Promise<RowStream> {
    const started = performance.now();
    const base = { who: whoIs(scope), what: 'stream' as const, source: input.source, question: input };
    const { plan, statement, at } = await audited(
      base,
      async () => {
        const query = parsed(input);
        const now = await snapshots.read();
        const wanted = { baseOnly: settings.baseOnly ?? false, unlimited: true };
        const question = planned(query, scope, now, wanted);
        await checkTier(query, scope, now);
        return { ...question, at: now };
      },
      ({ plan: { answeredBy } }) => ({ answeredBy, rows: 0 }),
    );
    const rows = engine.stream(statement, { signal: settings.signal });
    async function* chunks(): AsyncGenerator<Cell[][]> {
      let sent = 0;
      let outcome = 'cancelled';
      try {
        for await (const chunk of rows) {
          const left = plan.limit === null ? chunk : chunk.slice(0, plan.limit - sent);
          sent += left.length;
          if (left.length > 0) yield left;
        }
        outcome = 'answered';
      } catch (error) {
        outcome = error instanceof QueryRefused ? error.code : 'failed';
        throw error;
      } finally {
        const milliseconds = performance.now() - started;
        options.onAudit?.({ ...base, answeredBy: plan.answeredBy, rows: sent, milliseconds, outcome });
      }
    }
    return { columns: columnsOf(plan), dataVersion: at.version, chunks: chunks() };
  }

  return {
    run: (input, scope, settings = {}) =>
      audited(
        { who: whoIs(scope), what: 'run', source: input.source, question: input },
        () => run(input, scope, settings),
        ({ answeredBy, rowCount }) => ({ answeredBy, rows: rowCount }),
      ),
    stream: (input, scope, settings = {}) => stream(input, scope, settings),
    search: (request, scope, settings = {}) =>
      audited(
        { who: whoIs(scope), what: 'search', source: request.source, question: request },
        () => search(request, scope, settings),
        (found) => ({ answeredBy: null, rows: found.length }),
      ),
    describe,
    dataVersion: snapshots.version,
  };
}

function parsed(input: QueryInput): Query {
  const result = Query.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.map(String).join('.') ?? '';
  throw new QueryRefused('invalid', `${place}: ${issue?.message ?? 'not a query'}`, place);
}

function columnsOf(plan: Plan): QueryResult['columns'] {
  return [...plan.dimensions, ...plan.measures].map(({ name, type }) => ({ name, type }));
}

function fieldOf({ name, label, type, description }: ModelDescription['sources'][number]['dimensions'][number]) {
  return { name, label, type, description };
}
