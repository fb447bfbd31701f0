import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Problem } from '@pellucid/contract';
import { loadCatalogue } from '../catalogue.ts';
import { type Config, readConfig } from '../config.ts';
import { createAdministrator } from '../features/accounts/administrator.ts';
import { CONTROL_HEADER } from '../http/control.ts';
import { systemClock } from '../platform/clock.ts';
import { findServer, openDataFolder, type RunningServer } from '../platform/data-folder.ts';
import { connect, type Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { lineFor, StartupError } from '../platform/startup-error.ts';
import { openSpendData } from '../spend-data.ts';

const USAGE = `npm run create-admin -- [--login NAME] [--email ADDRESS]

Makes an administrator, whether or not a server runs on the data folder. Asks for what is not given, and for the
password, which is not shown; in a script the password is the first line of the input.`;

interface Asked {
  login: string;
  email: string;
  password: string;
}

async function ask(given: { login?: string | undefined; email?: string | undefined }): Promise<Asked> {
  let hidden = false;
  const output = new Writable({
    write(chunk, _, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = process.stdin.isTTY ?? false;
  const prompt = createInterface({ input: process.stdin, output, terminal });
  const lines = prompt[Symbol.asyncIterator]();
  const line = async (question: string, hide = false): Promise<string> => {
    if (terminal) process.stdout.write(question);
    hidden = hide;
    const { value, done } = await lines.next();
    hidden = false;
    if (hide && terminal) process.stdout.write('\n');
    if (done) throw new StartupError('The input ended before everything was answered; nothing was made.');
    return value;
  };
  try {
    const login = given.login ?? (await line('Login: '));
    const email = given.email ?? (await line('E-mail address: '));
    const password = await line('Password: ', true);
    if (terminal && (await line('Password again: ', true)) !== password) {
      throw new StartupError('The two passwords differ; nothing was made.');
    }
    return { login, email, password };
  } finally {
    prompt.close();
  }
}

/** Asks the server that owns the database; false when there is none any more. */
async function throughServer(server: RunningServer, asked: Asked): Promise<boolean> {
  const answer = await fetch(`${server.origin}/control/create-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CONTROL_HEADER]: server.controlToken },
    body: JSON.stringify(asked),
  }).catch(() => null);
  // Another program has the port now, or another server with a token of its own.
  if (!answer || answer.status === 404) return false;
  if (!answer.ok) {
    const { detail, title } = (await answer.json()) as Problem;
    throw new StartupError(detail ?? title);
  }
  return true;
}

/** Opens the database as the server would: the warehouse first, because its lock is the data folder's. */
async function withOwnDatabase(config: Config, work: (database: Database) => Promise<unknown>): Promise<void> {
  const folder = await openDataFolder(config.dataDir);
  const lock = config.databaseUrl ? null : await openSpendData(folder.warehouse, await loadCatalogue());
  try {
    const database = config.databaseUrl
      ? await connect({ target: { url: config.databaseUrl } })
      : await openEmbedded(folder.database);
    try {
      await migrate(database.pool);
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await lock?.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { login: { type: 'string' }, email: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void console.log(USAGE);
  const config = readConfig(process.env);
  if (config.demo) {
    throw new StartupError(
      'Demo mode has its own administrator, admin. Set NODE_ENV=production to make one that stays.',
    );
  }
  const server = await findServer(await openDataFolder(config.dataDir));
  const asked = await ask(values);
  if (!server || !(await throughServer(server, asked))) {
    await withOwnDatabase(config, ({ db }) => createAdministrator({ db, clock: systemClock }, asked));
  }
  console.log(`${asked.login.trim().toLowerCase()} can sign in as an administrator now.`);
}

try {
  await main();
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
