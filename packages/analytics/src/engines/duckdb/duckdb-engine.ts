import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Cell, QUERY_LIMIT } from '@pellucid/contract';
import { QueryRefused } from '../../gate/query-refused.ts';
import { duckdbDialect } from '../../sql/dialects/duckdb.ts';
import type { Statement } from '../../sql/statement.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import { ConnectionPool } from './connection-pool.ts';
import { rowsOf } from './read-chunk.ts';

export interface DuckDBEngineOptions {
  connect(): Promise<DuckDBConnection>;
  /** Statements at once. */
  connections?: number;
  timeLimitMs?: number;
}

/** An interrupt that comes before the statement has begun is lost, so it is repeated until the statement ends. */
const INTERRUPT_EVERY_MS = 20;

/** The engine over an open DuckDB warehouse. */
export function createDuckDBEngine(options: DuckDBEngineOptions): Engine {
  const pool = new ConnectionPool(() => options.connect(), options.connections ?? 4);
  const timeLimitMs = options.timeLimitMs ?? QUERY_LIMIT.milliseconds;

  /** Runs work that is interrupted on abort and when the time is up. The wait in line counts too. */
  async function guarded<T>(signal: AbortSignal | undefined, work: (c: DuckDBConnection) => Promise<T>): Promise<T> {
    const timeUp = AbortSignal.timeout(timeLimitMs);
    const stop = signal ? AbortSignal.any([signal, timeUp]) : timeUp;
    const connection = await pool.borrow(stop).catch((error: unknown) => {
      throw stop.aborted ? stopped(signal, timeLimitMs) : error;
    });
    try {
      return await interruptible(connection, stop, () => work(connection));
    } catch (error) {
      throw stop.aborted ? stopped(signal, timeLimitMs) : error;
    } finally {
      pool.giveBack(connection);
    }
  }

  return {
    dialect: duckdbDialect,

    run: (statement: Statement, { signal }: EngineOptions = {}) =>
      guarded(signal, async (connection) => {
        const prepared = await connection.prepare(statement.text);
        try {
          prepared.bind([...statement.parameters]);
          const result = await prepared.run();
          const rows: Cell[][] = [];
          for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
            if (rows.length > 0) await nextTurn();
            for (const row of rowsOf(chunk)) rows.push(row);
          }
          return rows;
        } finally {
          prepared.destroySync();
        }
      }),

    async *stream(statement, { signal } = {}) {
      // A connection of its own: an export may take minutes and must not hold up the boards.
      const connection = await options.connect();
      const timeUp = AbortSignal.timeout(timeLimitMs);
      const first = signal ? AbortSignal.any([signal, timeUp]) : timeUp;
      try {
        const result = await interruptible(connection, first, () =>
          connection.stream(statement.text, [...statement.parameters]),
        );
        for (;;) {
          const chunk = await interruptible(connection, signal, () => result.fetchChunk());
          if (!chunk || chunk.rowCount === 0) return;
          yield rowsOf(chunk);
        }
      } catch (error) {
        throw signal?.aborted || first.aborted ? stopped(signal, timeLimitMs) : error;
      } finally {
        connection.closeSync();
      }
    },

    close: () => pool.close(),
  };
}

/** Interrupts the connection from the abort of the signal until the work has ended. */
async function interruptible<T>(
  connection: DuckDBConnection,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    connection.interrupt();
    timer ??= setInterval(() => connection.interrupt(), INTERRUPT_EVERY_MS);
  };
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', interrupt);
    clearInterval(timer);
  }
}

function stopped(signal: AbortSignal | undefined, timeLimitMs: number): QueryRefused {
  if (signal?.aborted) return new QueryRefused('cancelled', 'The question was called off.');
  const seconds = timeLimitMs / 1000;
  return new QueryRefused(
    'timeout',
    `The question took longer than ${seconds} seconds and was stopped. Ask for fewer rows: choose a year, a company or a state.`,
  );
}
