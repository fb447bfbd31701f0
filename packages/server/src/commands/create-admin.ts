import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { lineFor, StartupError } from '../base/startup-error.ts';
import { readConfig } from '../config.ts';
import { createAdministrator } from '../features/accounts/administrator.ts';
import { findServer, openDataFolder } from '../platform/data-folder.ts';
import { throughServer, withOwnDatabase } from './own-database.ts';

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
  const made = server && (await throughServer(server, 'create-admin', asked));
  if (!made) {
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
