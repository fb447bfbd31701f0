import type { Cell } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import type { RunOptions } from './analytics.ts';
import type { PlannedStatement } from './planner.ts';
import { ResultCache } from './result-cache.ts';

/** Answers planned statements from the cache, else from the engine. */
export interface Answers {
  get(
    planned: PlannedStatement,
    options: Pick<RunOptions, 'signal' | 'noCache'>,
  ): Promise<{ rows: readonly (readonly Cell[])[]; cached: boolean }>;
  /** Forgets what was answered from older data. */
  clear(): void;
}

export function createAnswers(engine: Engine, cacheBytes: number): Answers {
  const cache = new ResultCache(cacheBytes);
  return {
    async get({ statement, cacheKey }, { signal, noCache }) {
      if (noCache) return { rows: await engine.run(statement, { signal }), cached: false };
      return cache.get(cacheKey, signal, (stop) => engine.run(statement, { signal: stop }));
    },
    clear: () => cache.clear(),
  };
}
