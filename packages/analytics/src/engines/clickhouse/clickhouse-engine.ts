import { randomUUID } from 'node:crypto';
import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type Cell, QUERY_LIMIT } from '@pellucid/contract';
import { clickhouseDialect } from '../../sql/dialects/clickhouse.ts';
import type { Statement } from '../../sql/statement.ts';
import { ConnectionPool } from '../connection-pool.ts';
import { type Engine, type EngineOptions, SORT_LIMIT_MS } from '../engine.ts';
import { stopped, timeLimit, untilAborted } from '../time-limit.ts';
import { ANSWER_SETTINGS } from './settings.ts';

export interface ClickHouseEngineOptions {
  /** Of the HTTP interface: `http://localhost:8123`. */
  url: string;
  username?: string;
  password?: string;
  database?: string;
  /** Statements at once. */
  connections?: number;
  timeLimitMs?: number;
}

const DEFAULT_CONNECTIONS = 8;
/** The server's own limit comes later than ours, which says so in our words; it frees the server of what we lost sight of. */
const SERVER_GRACE_SECONDS = 5;
const TIME_IS_UP = '159';

const PROGRESS = `SELECT toFloat64(read_rows), toFloat64(total_rows_approx) FROM system.processes WHERE query_id = {p1:String}`;
const PROGRESS_TIMEOUT_MS = 1_000;

/** The engine over a ClickHouse server, or over the one of a cluster that questions are put to. */
export function createClickHouseEngine({
  url,
  username,
  password,
  database,
  ...options
}: ClickHouseEngineOptions): Engine {
  const timeLimitMs = options.timeLimitMs ?? QUERY_LIMIT.milliseconds;
  /** One statement at a time each, so that the pool decides whose turn it is. */
  const connect = (limitMs = timeLimitMs): ClickHouseClient =>
    createClient({
      url,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(database === undefined ? {} : { database }),
      max_open_connections: 1,
      // Our own clock ends a statement; the client's measures silence on the line, of which a long sort has much.
      request_timeout: limitMs + 2_000 * SERVER_GRACE_SECONDS,
      use_multipart_params_auto: true,
      clickhouse_settings: ANSWER_SETTINGS,
      log: { level: ClickHouseLogLevel.OFF },
    });
  const close = (client: ClickHouseClient): void => void client.close();
  const pool = new ConnectionPool(async () => connect(), options.connections ?? DEFAULT_CONNECTIONS, close);

  let observer: ClickHouseClient | undefined;
  /** The server knows what it has read of what it thinks there is; of a cluster, over all shards. */
  async function progressOf(id: string): Promise<number | null> {
    observer ??= connect();
    const statement = { text: PROGRESS, parameters: [id], columns: [] };
    try {
      const options = { id: randomUUID(), signal: AbortSignal.timeout(PROGRESS_TIMEOUT_MS) };
      for await (const [[read, all] = []] of chunksOf(observer, statement, options)) {
        return Number(all) > 0 ? Math.min(1, Number(read) / Number(all)) : null;
      }
    } catch {
      // A server that is too busy to tell goes on with its work.
    }
    return null;
  }

  function explained(error: unknown, limit: AbortSignal, signal: AbortSignal | undefined): unknown {
    const isTimeUp = error instanceof ClickHouseError && error.code === TIME_IS_UP;
    return limit.aborted || isTimeUp ? stopped(signal, timeLimitMs) : error;
  }

  return {
    dialect: clickhouseDialect,

    async run(statement, { signal, onBegin, ...borrower }: EngineOptions = {}) {
      const limit = timeLimit(signal, timeLimitMs);
      try {
        const client = await pool.borrow(borrower, limit.signal);
        const id = randomUUID();
        onBegin?.({ progress: () => progressOf(id) });
        try {
          const rows: Cell[][] = [];
          for await (const chunk of chunksOf(client, statement, {
            id,
            signal: limit.signal,
            seconds: timeLimitMs / 1000,
          })) {
            for (const row of chunk) rows.push(row);
          }
          return rows;
        } finally {
          pool.giveBack(client, borrower);
        }
      } catch (error) {
        throw explained(error, limit.signal, signal);
      } finally {
        limit.end();
      }
    },

    async *stream(statements, { signal, onBegin } = {}) {
      // A connection of its own: an export may take minutes and must not hold up the boards.
      const client = connect(SORT_LIMIT_MS);
      const stop = new AbortController();
      const id = randomUUID();
      onBegin?.({ progress: () => progressOf(id) });
      let limit: ReturnType<typeof timeLimit> | undefined;
      try {
        for (const [index, statement] of statements.entries()) {
          const chunks = chunksOf(client, statement, { id, signal: stop.signal });
          for (let milliseconds = index === 0 ? timeLimitMs : SORT_LIMIT_MS; ; milliseconds = timeLimitMs) {
            // For each chunk anew: how long the reader takes between them is not the engine's fault.
            limit = timeLimit(signal, milliseconds);
            const { value, done } = await untilAborted(limit.signal, chunks.next()).finally(limit.end);
            if (done) break;
            yield value;
          }
        }
      } catch (error) {
        throw explained(error, limit?.signal ?? stop.signal, signal);
      } finally {
        stop.abort();
        void client.close();
      }
    },

    close: () => {
      pool.close();
      if (observer) close(observer);
    },
  };
}

/**
 * The rows of a statement as they arrive. Closing the line, on abort or when the reader leaves, ends the statement on the
 * server. What arrives is read a piece at a time, so that requests are answered between pieces.
 */
async function* chunksOf(
  client: ClickHouseClient,
  { text, parameters }: Statement,
  { id, signal, seconds }: { id: string; signal: AbortSignal; seconds?: number },
): AsyncGenerator<Cell[][], void, undefined> {
  const result = await client.query({
    query: text,
    query_id: id,
    query_params: Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, value])),
    format: 'JSONCompactEachRow',
    abort_signal: signal,
    ...(seconds === undefined
      ? {}
      : { clickhouse_settings: { max_execution_time: Math.ceil(seconds) + SERVER_GRACE_SECONDS } }),
  });
  const hangUp = (): void => result.close();
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    for await (const rows of result.stream<Cell[]>()) yield rows.map((row) => row.json());
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', hangUp);
    result.close();
  }
}
