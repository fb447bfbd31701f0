import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';
import type { Statement } from '../../sql/statement.ts';
import type { EngineOptions } from '../engine.ts';
import { stopped, timeLimit, untilAborted } from '../time-limit.ts';
import { interruptible } from './interruptible.ts';
import { rowsOf } from './read-chunk.ts';
import { runningOn } from './running-on.ts';
import { createSemaphore } from './semaphore.ts';

interface StreamOptions {
  connect(): Promise<DuckDBConnection>;
  /** Calls to the engine that exports make at once. */
  exports: number;
  timeLimitMs: number;
  /** For the first chunk of a statement that others were read before. */
  sortLimitMs: number;
}

/** Streams statements one after the other, each over a connection of its own: an export may take minutes and must not hold up the boards. */
export function createStreaming({ connect, exports, timeLimitMs, sortLimitMs }: StreamOptions) {
  const calls = createSemaphore(exports);
  // Where there are several, one call is left to exports that only read on.
  const sorts = createSemaphore(Math.max(1, exports - 1));

  return async function* stream(
    statements: readonly Statement[],
    { signal, onBegin }: EngineOptions = {},
  ): AsyncGenerator<Cell[][], void, undefined> {
    const connection = await connect();
    let limit = { ...timeLimit(signal, timeLimitMs), milliseconds: timeLimitMs };
    let working: Promise<unknown> = Promise.resolve();

    /** Works in turn and within a time, which begins with the work: waiting for other exports is not this one's fault. */
    function limited<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
      const begin = () =>
        calls(signal, () => {
          limit.end();
          limit = { ...timeLimit(signal, milliseconds), milliseconds };
          const { signal: over, end } = limit;
          working = interruptible(connection, over, work);
          return untilAborted(over, working as Promise<T>).finally(end);
        });
      return milliseconds > timeLimitMs ? sorts(signal, begin) : begin();
    }

    async function* read({ text, parameters }: Statement, firstChunkMs: number): AsyncGenerator<Cell[][]> {
      const result = await limited(firstChunkMs, () => connection.stream(text, [...parameters]));
      for (let milliseconds = firstChunkMs; ; milliseconds = timeLimitMs) {
        const chunk = await limited(milliseconds, () => result.fetchChunk());
        // A statement that was interrupted ends like one that has no more rows.
        limit.signal.throwIfAborted();
        if (!chunk || chunk.rowCount === 0) return throwIfBrokenOff(connection);
        yield* rowsOf(chunk);
      }
    }

    try {
      // One transaction, so that an import between two statements changes no row.
      await limited(timeLimitMs, () => connection.run('BEGIN TRANSACTION READ ONLY'));
      onBegin?.(runningOn(connection));
      for (const [index, statement] of statements.entries())
        yield* read(statement, index === 0 ? timeLimitMs : sortLimitMs);
    } catch (error) {
      throw limit.signal.aborted || signal?.aborted ? stopped(signal, limit.milliseconds) : error;
    } finally {
      limit.end();
      // The engine may still be planning; nothing may run on a connection that is closed.
      void working.catch(() => undefined).then(() => connection.closeSync());
    }
  };
}

/**
 * A result that the engine breaks off, for lack of memory say, ends like a complete one: no call tells its error. But the
 * transaction that it was read in is lost, so that the next statement in it fails.
 */
async function throwIfBrokenOff(connection: DuckDBConnection): Promise<void> {
  await connection.run('SELECT 1').catch((cause: unknown) => {
    throw new Error('the engine broke the result off before its last row', { cause });
  });
}
