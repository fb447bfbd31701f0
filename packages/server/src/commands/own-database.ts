import type { Problem } from '@pellucid/contract';
import { StartupError } from '../base/startup-error.ts';
import { loadCatalogue } from '../catalogue.ts';
import { CONTROL_HEADER } from '../http/control.ts';
import { type DataFolder, openDataFolder, type RunningServer } from '../platform/data-folder.ts';
import { connect, type Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openSpendData } from '../spend-data.ts';

/**
 * Asks the server that owns the database to do what a command is for; undefined when there is none any more.
 *
 * Errors: StartupError with what the server says against it.
 */
export async function throughServer<T>(server: RunningServer, name: string, body: object): Promise<T | undefined> {
  const answer = await fetch(`${server.origin}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CONTROL_HEADER]: server.controlToken },
    body: JSON.stringify(body),
  }).catch(() => null);
  // Another program has the port now, or another server with a token of its own.
  if (!answer || answer.status === 404) return undefined;
  if (!answer.ok) {
    const { detail, title } = (await answer.json()) as Problem;
    throw new StartupError(detail ?? title);
  }
  return (await answer.json()) as T;
}

/** Where the database is. */
export interface DatabaseConfig {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the database for whoever has the lock of the data folder, and brings its tables up to date. */
export async function withDatabase<T>(
  folder: DataFolder,
  databaseUrl: string | undefined,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = databaseUrl ? await connect({ target: { url: databaseUrl } }) : await openEmbedded(folder.database);
  try {
    await migrate(database.pool);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the database as the server would: the warehouse first, because its lock is the data folder's. */
export async function withOwnDatabase<T>(config: DatabaseConfig, work: (database: Database) => Promise<T>): Promise<T> {
  const folder = await openDataFolder(config.dataDir);
  const lock = config.databaseUrl ? null : await openSpendData(folder.warehouse, await loadCatalogue());
  try {
    return await withDatabase(folder, config.databaseUrl, work);
  } finally {
    await lock?.close();
  }
}
