import type { CacheMetrics, Cell } from '@pellucid/contract';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import type { RunOptions } from './analytics.ts';
import { versionOf } from './cache-key.ts';
import type { DataVersions } from './data-versions.ts';
import type { PlannedStatement } from './planner.ts';
import { ResultCache } from './result-cache.ts';

/** Answers planned statements from the cache, else from the engine. */
export interface Answers {
  get(
    planned: PlannedStatement,
    options: Pick<RunOptions, 'signal' | 'noCache'> & Pick<EngineOptions, 'user'>,
  ): Promise<{ rows: readonly (readonly Cell[])[]; cached: boolean }>;
  /** Forgets what was answered from older data. */
  forgetOutdated(versions: DataVersions): void;
  metrics(): CacheMetrics;
}

export function createAnswers(engine: Engine, cacheBytes: number): Answers {
  const cache = new ResultCache(cacheBytes);
  return {
    async get({ statement, cacheKey }, { signal, noCache, user }) {
      if (noCache) return { rows: await engine.run(statement, { signal, user }), cached: false };
      return cache.get(cacheKey, signal, (stop) => engine.run(statement, { signal: stop, user }));
    },
    forgetOutdated: (versions) => cache.retain((key) => versions.areCurrent(versionOf(key))),
    metrics: () => cache.metrics(),
  };
}
