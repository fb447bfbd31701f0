import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../base/startup-error.ts';

/**
 * What is kept in DATA_DIR. Its lock is the warehouse file's: the operating system holds it for the process that opened
 * the warehouse and lets go of it when that process ends, however it ends. So the warehouse is opened before anything
 * else in the folder is touched.
 */
export interface DataFolder {
  path: string;
  warehouse: string;
  database: string;
}

/** Who serves from a data folder: commands that find it ask that server instead of opening the files themselves. */
export interface RunningServer {
  pid: number;
  origin: string;
  /** Lets a command of this user on this machine in, through `control/…`. */
  controlToken: string;
}

/** Readable and writable by this user alone. */
const PRIVATE = 0o600;

export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: ${path} cannot be made (${errorCode(error)}). Choose a folder that this user may write.`,
    );
  }
  return { path, warehouse: join(path, 'warehouse'), database: join(path, 'database') };
}

/** The key that signs tokens: made from JWT_SECRET, or a random one that is made once and kept in the folder. */
export async function tokenKey({ path }: DataFolder, secret: string | undefined): Promise<KeyObject> {
  if (secret !== undefined) return createSecretKey(secret, 'utf8');
  const file = join(path, 'jwt-secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return createSecretKey(known, 'base64url');
  const made = randomBytes(64).toString('base64url');
  await writeWhole(file, made);
  return createSecretKey(made, 'base64url');
}

/** Says who serves this folder, and returns how to take that back. */
export async function announceServer({ path }: DataFolder, server: RunningServer): Promise<() => Promise<void>> {
  const file = join(path, 'server.json');
  await writeWhole(file, JSON.stringify(server));
  return () => rm(file, { force: true });
}

/** The server that says it serves this folder; it may be gone, so who asks it must expect no answer. */
export async function findServer({ path }: DataFolder): Promise<RunningServer | null> {
  try {
    return JSON.parse(await readFile(join(path, 'server.json'), 'utf8')) as RunningServer;
  } catch {
    return null;
  }
}

/** Writes a file of this user alone; it is there whole or not at all, also when the process is killed while it writes. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: PRIVATE });
  await rename(draft, file);
}

function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
