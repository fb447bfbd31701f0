import type { CacheMetrics, Cell } from '@pellucid/contract';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import type { RunOptions } from './analytics.ts';
import { versionOf } from './cache-key.ts';
import type { DataVersions } from './data-versions.ts';
import type { PlannedStatement } from './planner.ts';
import { ResultCache } from './result-cache.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableRows } from './table-rows.ts';

/** Answers planned statements from the cache, else from the engine. */
export interface Answers {
  get(
    planned: PlannedStatement,
    at: Snapshot,
    options: Pick<RunOptions, 'signal' | 'noCache'> & Pick<EngineOptions, 'user'>,
  ): Promise<{ rows: readonly (readonly Cell[])[]; cached: boolean }>;
  /** Forgets what was answered from older data. */
  forgetOutdated(versions: DataVersions): void;
  metrics(): CacheMetrics;
}

export function createAnswers(engine: Engine, tableRows: TableRows, cacheBytes: number): Answers {
  const cache = new ResultCache(cacheBytes);
  return {
    async get({ plan, statement, cacheKey }, at, { signal, noCache, user }) {
      const ask = async (stop: AbortSignal | undefined) =>
        engine.run(statement, { signal: stop, user, lane: await tableRows.laneOf(plan, at) });
      return noCache ? { rows: await ask(signal), cached: false } : cache.get(cacheKey, signal, ask);
    },
    forgetOutdated: (versions) => cache.retain((key) => versions.areCurrent(versionOf(key))),
    metrics: () => cache.metrics(),
  };
}
