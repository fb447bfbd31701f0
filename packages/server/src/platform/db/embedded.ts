import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { shippedFile } from '../../base/shipped-file.ts';
import { StartupError } from '../../base/startup-error.ts';
import { connect, type Database } from './database.ts';

/** Folders of sockets lie in the system's temporary folder under this name; the driver looks for the socket by its own. */
export const SOCKET_FOLDER_PREFIX = 'pellucid-db-';
export const SOCKET_NAME = '.s.PGSQL.5432';

/** A running embedded PostgreSQL, to which one connection at a time may be made. */
export interface EmbeddedServer {
  socketFolder: string;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL and connects to it. */
export async function openEmbedded(folder: string): Promise<Database> {
  const { socketFolder, stop } = await startEmbedded(folder);
  const database = await connect({ target: { socketFolder } }).catch(async (error) => {
    await stop();
    throw unopened(folder, error);
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

/**
 * Starts the embedded PostgreSQL in a worker thread, because a query of it holds its thread until it ends. It is reached
 * like any server, through a socket that only this user can open: one driver and one way to speak SQL for both.
 *
 * The folder must belong to this process alone (the data folder's lock sees to that): it takes no lock itself, and two
 * writers destroy it.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedServer> {
  // Not in the data folder: a socket's path may be about a hundred characters long, and that folder is the operator's choice.
  const socketFolder = await mkdtemp(join(tmpdir(), SOCKET_FOLDER_PREFIX));
  const worker = new Worker(shippedFile('src/platform/db/pglite-worker.mjs'), {
    workerData: { folder, socketPath: join(socketFolder, SOCKET_NAME) },
    execArgv: [],
  });
  try {
    await said(worker, 'ready');
  } catch (error) {
    await worker.terminate();
    await rm(socketFolder, { recursive: true, force: true });
    throw unopened(folder, error);
  }
  // From here on a failure of the thread is one of the process: nothing works without its database.
  worker.removeAllListeners();
  return {
    socketFolder,
    stop: async () => {
      worker.postMessage('close');
      await said(worker, 'closed');
      await worker.terminate();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

function unopened(folder: string, error: unknown): StartupError {
  const why = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `The embedded database in ${folder} cannot be opened (${why}). Is the disk full or the folder damaged?`,
  );
}

function said(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: string) => message === word && resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`it ended with code ${code}`)));
  });
}
