import type { MetricsSummary } from '@pellucid/contract';
import type pg from 'pg';
import { Timings } from './timings.ts';

/** What is counted of a pool. */
export interface PoolMetrics {
  read(): MetricsSummary['database'];
  /** Forgets the pool's events again. */
  stop(): void;
}

interface PoolLog {
  debug(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** A connection that was lent for longer is worth a line in the log, in milliseconds. */
const SLOW_USE_MS = 1_000;

/**
 * Measures a pool: how long it takes to get a connection, to make one, and how long each is kept. Everything that takes
 * one goes through `pool.connect`, queries of the pool itself too, so that is where the clock starts.
 */
export function watchPool(pool: pg.Pool, log: PoolLog): PoolMetrics {
  const created = new Timings();
  const acquire = new Timings();
  const usage = new Timings();
  const lentAt = new WeakMap<pg.PoolClient, number>();
  const seen = new WeakSet<pg.PoolClient>();
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown;

  function lent(client: pg.PoolClient, askedAt: number): void {
    const now = performance.now();
    acquire.record(now - askedAt);
    if (!seen.has(client)) created.record(now - askedAt);
    seen.add(client);
    lentAt.set(client, now);
  }

  type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => void;
  pool.connect = ((done?: Done) => {
    const askedAt = performance.now();
    if (done) {
      return connect((error: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => {
        if (client) lent(client, askedAt);
        done(error, client, release);
      });
    }
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      lent(client, askedAt);
      return client;
    });
  }) as typeof pool.connect;

  const onRelease = (_: Error, client: pg.PoolClient): void => {
    const since = lentAt.get(client);
    if (since === undefined) return;
    const ms = performance.now() - since;
    usage.record(ms);
    if (ms > SLOW_USE_MS) log.warn({ ms: Math.round(ms) }, 'a database connection was in use for long');
  };
  const onConnect = (): void => log.debug({ open: pool.totalCount }, 'database connection made');
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost; the pool makes another');
  pool.on('release', onRelease).on('connect', onConnect).on('error', onError);

  return {
    read: () => ({
      max: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      created: created.read(),
      acquire: acquire.read(),
      usage: usage.read(),
    }),
    stop: () => {
      pool.off('release', onRelease).off('connect', onConnect).off('error', onError);
    },
  };
}
