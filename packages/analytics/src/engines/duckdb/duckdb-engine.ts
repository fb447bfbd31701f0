import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DuckDBConnection, DuckDBMaterializedResult } from '@duckdb/node-api';
import { type Cell, QUERY_LIMIT } from '@pellucid/contract';
import { duckdbDialect } from '../../sql/dialects/duckdb.ts';
import type { Statement } from '../../sql/statement.ts';
import { ConnectionPool } from '../connection-pool.ts';
import { type Engine, type EngineOptions, SORT_LIMIT_MS } from '../engine.ts';
import { stopped, timeLimit, untilAborted } from '../time-limit.ts';
import { engineShares } from './engine-shares.ts';
import { interruptible } from './interruptible.ts';
import { rowsOf } from './read-chunk.ts';
import { runningOn } from './running-on.ts';
import { createStreaming } from './stream-statements.ts';

export interface DuckDBEngineOptions {
  connect(): Promise<DuckDBConnection>;
  /** Statements at once. */
  connections?: number;
  /** Chunks that exports read at once. */
  exports?: number;
  timeLimitMs?: number;
  sortLimitMs?: number;
}

/** A connection counts how far its statement is only where it is told to show it, which it is kept from. */
const COUNT_PROGRESS = 'SET enable_progress_bar = true; SET enable_progress_bar_print = false';

/**
 * Joined to so few rows, a table is read only where it has their values, else from the smallest of these to the largest, which is nearly all
 * of it where they lie apart. More than a page of records or the head of an export has (record 292).
 */
const READ_ONLY_WHERE_JOINED = 'SET dynamic_or_filter_threshold = 1024';

/** The engine over an open DuckDB warehouse. */
export function createDuckDBEngine(options: DuckDBEngineOptions): Engine {
  const shares = engineShares();
  const connect = async (): Promise<DuckDBConnection> => {
    const connection = await options.connect();
    await connection.run(`${COUNT_PROGRESS}; ${READ_ONLY_WHERE_JOINED}`);
    return connection;
  };
  const pool = new ConnectionPool(connect, options.connections ?? shares.statements, (connection) =>
    connection.closeSync(),
  );
  const { timeLimitMs = QUERY_LIMIT.milliseconds, sortLimitMs = SORT_LIMIT_MS } = options;

  /**
   * Runs work that is interrupted on abort and when the time is up. The wait in line counts too. Who asked is answered then,
   * also while the engine still plans, which it does not interrupt; the connection comes back when it has ended.
   */
  async function guarded<T>(
    { signal, onBegin, ...borrower }: EngineOptions,
    work: (connection: DuckDBConnection, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const limit = timeLimit(signal, timeLimitMs);
    try {
      const connection = await pool.borrow(borrower, limit.signal);
      onBegin?.(runningOn(connection));
      const working = interruptible(connection, limit.signal, () => work(connection, limit.signal));
      return await untilAborted(
        limit.signal,
        working.finally(() => pool.giveBack(connection, borrower)),
      );
    } catch (error) {
      throw limit.signal.aborted ? stopped(signal, timeLimitMs) : error;
    } finally {
      limit.end();
    }
  }

  return {
    dialect: duckdbDialect,

    run: (statement: Statement, asked: EngineOptions = {}) =>
      guarded(asked, async (connection, limit) => {
        const result = await execute(connection, statement);
        const rows: Cell[][] = [];
        for (let index = 0; index < result.chunkCount; index++) {
          if (index > 0) await nextTurn();
          limit.throwIfAborted();
          for await (const some of rowsOf(result.getChunk(index))) for (const row of some) rows.push(row);
        }
        return rows;
      }),

    stream: createStreaming({ connect, exports: options.exports ?? shares.exports, timeLimitMs, sortLimitMs }),

    close: () => pool.close(),
  };
}

/**
 * Runs a statement in as few turns to the engine and back as it needs: one without parameters, else one more to prepare it.
 * A prepared statement is not kept for the next question: the engine plans by the values that its tables hold, and a plan
 * from before an import can leave out rows that came with it.
 */
async function execute(
  connection: DuckDBConnection,
  { text, parameters }: Statement,
): Promise<DuckDBMaterializedResult> {
  if (parameters.length === 0) return connection.run(text);
  const prepared = await connection.prepare(text);
  try {
    prepared.bind([...parameters]);
    return await prepared.run();
  } finally {
    prepared.destroySync();
  }
}
