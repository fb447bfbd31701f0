import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../../base/startup-error.ts';
import { ChangeFeed } from './change-feed.ts';
import { type ChangeListener, createChangeListener } from './change-listener.ts';

// Ids and counts stay far below 2^53; the driver's default of text for bigint would leak into every repository.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The application database, or a transaction of it: what repositories take as their first argument. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count' | 'with'
>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** What the database tells of its changes. */
  changes: ChangeFeed;
  /** Hears of what other processes change; undefined for the embedded database, which no other process may change. */
  changeListener: ChangeListener | undefined;
  close(): Promise<void>;
}

export interface ConnectionSettings {
  /** A URL of a PostgreSQL server, or the folder of the embedded database's socket. */
  target: { url: string } | { socketFolder: string };
}

/** Milliseconds until an unreachable server is given up, and until a request stops waiting for a free connection. */
const CONNECT_TIMEOUT = 10_000;

/**
 * The pool replaces a connection on which a statement failed. The embedded session outlives it, with all that was prepared
 * there by name, and would refuse the same names to the new one.
 */
const forgetPrepared = (client: pg.ClientBase): Promise<unknown> => client.query('DEALLOCATE ALL');

const EMBEDDED: pg.PoolConfig = { user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 };

/**
 * Opens a pool and proves it with one query. The embedded database answers one statement at a time and knows one session
 * only, so it gets one connection; more would mix their statements.
 *
 * Errors: StartupError with a line for people when the server cannot be reached or refuses, or does not keep text as UTF-8.
 */
export async function connect({ target }: ConnectionSettings): Promise<Database> {
  const url = 'url' in target ? target.url : undefined;
  const changes = new ChangeFeed(url !== undefined);
  const pool = new pg.Pool({
    ...('url' in target ? { connectionString: target.url, max: 10 } : { ...EMBEDDED, host: target.socketFolder }),
    onConnect: async (client) => {
      if (url === undefined) await forgetPrepared(client);
      await changes.listenOn(client);
    },
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'pellucid',
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The only connection may break after it asked for a COMMIT and before it heard of it.
  if (url === undefined) pool.on('remove', () => changes.missed());
  try {
    const { rows } = await pool.query("SELECT current_setting('server_encoding') AS encoding");
    if (rows[0].encoding !== 'UTF8') throw new StartupError(wrongEncoding(rows[0].encoding));
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `DATABASE_URL: the database cannot be reached (${reason(error)}). Check the address, the account and that the server runs.`,
    );
  }
  const changeListener = url === undefined ? undefined : createChangeListener(url, changes);
  return {
    db: drizzle(pool),
    pool,
    changes,
    changeListener,
    close: async () => {
      await changeListener?.stop();
      await pool.end();
    },
  };
}

/** Whether a request waited in vain for a connection: all are busy. */
export function isPoolTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'timeout exceeded when trying to connect' || isPoolTimeout(error.cause);
}

/** Where text is bytes, lengths and upper case are those of bytes. */
function wrongEncoding(encoding: string): string {
  return `DATABASE_URL: the database keeps text as ${encoding}. Make one for Pellucid with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
