import type { CacheMetrics, Cell } from '@pellucid/contract';
import type { Engine, EngineOptions, Lane, RunningStatement } from '../engines/engine.ts';
import type { RunOptions } from './analytics.ts';
import { versionOf } from './cache-key.ts';
import type { DataVersions } from './data-versions.ts';
import type { PlannedStatement } from './planner.ts';
import { ResultCache } from './result-cache.ts';
import type { RunningPart } from './running-work.ts';
import type { SlowQuestions } from './slow-questions.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableRows } from './table-rows.ts';

/** Answers planned statements from the cache, else from the engine. */
export interface Answers {
  get(
    planned: PlannedStatement,
    at: Snapshot,
    options: Pick<RunOptions, 'signal' | 'noCache'> & Pick<EngineOptions, 'user'> & Partial<Pick<RunningPart, 'watch'>>,
  ): Promise<{ rows: readonly (readonly Cell[])[]; cached: boolean }>;
  /** Forgets what was answered from older data. */
  forgetOutdated(versions: DataVersions): void;
  metrics(): CacheMetrics;
}

interface AnswersDeps {
  engine: Engine;
  tableRows: TableRows;
  slowQuestions: SlowQuestions;
  cacheBytes: number;
}

export function createAnswers({ engine, tableRows, slowQuestions, cacheBytes }: AnswersDeps): Answers {
  const cache = new ResultCache(cacheBytes);

  /** By their cache keys, because several askers may wait for one. */
  const running = new Map<string, RunningStatement>();

  async function ask({ plan, statement, cacheKey }: PlannedStatement, lane: Lane, options: EngineOptions) {
    let begun: number | undefined;
    try {
      const onBegin = (begins: RunningStatement): void => {
        begun = performance.now();
        running.set(cacheKey, begins);
      };
      return await engine.run(statement, { ...options, lane, onBegin });
    } finally {
      running.delete(cacheKey);
      if (begun !== undefined) slowQuestions.note(plan, performance.now() - begun);
    }
  }

  return {
    async get(planned, at, { signal, noCache, user, watch }) {
      watch?.(() => running.get(planned.cacheKey));
      const run = async (stop: AbortSignal | undefined) =>
        ask(planned, await tableRows.laneOf(planned.plan, at), { signal: stop, user });
      return noCache ? { rows: await run(signal), cached: false } : cache.get(planned.cacheKey, signal, run);
    },
    forgetOutdated: (versions) => cache.retain((key) => versions.areCurrent(versionOf(key))),
    metrics: () => cache.metrics(),
  };
}
