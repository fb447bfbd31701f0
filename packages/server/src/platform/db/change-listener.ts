import pg from 'pg';
import type { ChangeFeed } from './change-feed.ts';

/** Milliseconds between two looks at the connection, and until one that does not answer is given up. */
const CHECK_INTERVAL_MS = 2_000;

/** Milliseconds until a lost connection is made anew. */
const RETRY_INTERVAL_MS = 1_000;

interface Log {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

/** Hears of what other processes change, until it is stopped. */
export interface ChangeListener {
  /** Resolves after the first attempt to listen, whether it succeeded or not. */
  start(log: Log): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A connection of its own, because those of the pool come and go. While it is lost the feed is not complete; it is looked
 * at now and then, because a network that went away does not say so.
 */
export function createChangeListener(connectionString: string, feed: ChangeFeed): ChangeListener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let log: Log | undefined;
  let stopped = false;
  let hasWarned = false;

  function later(work: () => Promise<void>, ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(work, ms).unref();
  }

  function lost(from: pg.Client, error: unknown): void {
    if (from !== client) return;
    client = undefined;
    if (feed.isComplete()) feed.setComplete(false);
    if (stopped) return;
    const text = 'changes by other servers are not heard; who asks is read from the database each time';
    if (!hasWarned) log?.warn({ err: error }, text);
    hasWarned = true;
    void from.end().catch(() => undefined);
    later(listen, RETRY_INTERVAL_MS);
  }

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'pellucid changes',
      connectionTimeoutMillis: CHECK_INTERVAL_MS,
      query_timeout: CHECK_INTERVAL_MS,
    });
    client = fresh;
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('The connection ended')));
    try {
      await fresh.connect();
      await checkDirect(fresh);
      await feed.listenOn(fresh);
    } catch (error) {
      return lost(fresh, error);
    }
    if (client !== fresh || stopped) return;
    feed.setComplete(true);
    hasWarned = false;
    log?.info({}, 'changes by other servers are heard');
    later(() => check(fresh), CHECK_INTERVAL_MS);
  }

  async function check(current: pg.Client): Promise<void> {
    try {
      await current.query('SELECT 1');
      later(() => check(current), CHECK_INTERVAL_MS);
    } catch (error) {
      lost(current, error);
    }
  }

  return {
    async start(logger) {
      log = logger;
      await listen();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/**
 * A pooler in between gives the session that listens to others, and what it hears is lost: then the process that answers is
 * not the one that was connected to.
 */
async function checkDirect(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { processID } = client as pg.Client & { processID?: number };
  if (rows[0]?.pid !== processID)
    throw new Error('A connection pooler stands in between, and does not pass on changes');
}
