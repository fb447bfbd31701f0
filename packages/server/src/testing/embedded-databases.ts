import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../platform/db/database.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { keepContents, restoreContents } from './contents.ts';

/** Folders of sockets of databases that no suite of this process uses now. */
const idle: string[] = [];

/**
 * A copy of the template for one suite. Starting a database takes longer than most suites, so one that a suite has closed is
 * put back to what it held at first and lent to the next; suites that are open at once have one each.
 */
export async function borrowEmbedded(template: string): Promise<Database> {
  const used = idle.pop();
  const socketFolder = used ?? (await startCopy(template));
  // With a connection of its own: what one suite left behind ends with it, and so does what the next would listen to.
  const prepared = await connect({ target: { socketFolder } });
  await (used ? restoreContents(prepared.pool) : keepContents(prepared.pool));
  await prepared.close();
  const database = await connect({ target: { socketFolder } });
  return {
    ...database,
    close: async () => {
      await database.close();
      idle.push(socketFolder);
    },
  };
}

async function startCopy(template: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pellucid-suite-'));
  await cp(template, folder, { recursive: true });
  const { socketFolder } = await startEmbedded(folder);
  process.once('exit', () => {
    for (const left of [folder, socketFolder]) rmSync(left, { recursive: true, force: true });
  });
  return socketFolder;
}
