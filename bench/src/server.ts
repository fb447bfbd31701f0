import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { authenticate } from '@pellucid/contract';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 8102;

/** Demonstration accounts that the ladders sign in with. */
export const ACCOUNT = { username: 'analyst', password: 'Sunshine#2026' } as const;

/** Those that read the boards; each has a few questions under way, and the others of it wait. */
export const LOGINS = ['analyst', 'poweruser', 'compliance', 'rival', 'admin'];

export interface RunningProcess {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The product's server on prepared data, as `npm start` runs it. */
export function startServer(dataDir: string): Promise<RunningProcess> {
  return run(['--require', './tools/thread-pool.cjs', 'tools/start.mjs'], {
    DATA_DIR: dataDir,
    PORT: String(PORT),
    LOG_LEVEL: 'silent',
  });
}

/** A server with one route that answers JSON and does nothing else, in a process of its own like the product's. */
export function startBareServer(): Promise<RunningProcess> {
  return run(['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')], { PORT: String(PORT + 1) });
}

/** Resolves when the process prints an address. */
async function run(args: readonly string[], settings: Record<string, string>): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...settings } });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /(http:\/\/127\.0\.0\.1:\d+)\S*\s*$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** The token of a demonstration account. */
export async function signIn(origin: string, username: string = ACCOUNT.username): Promise<string> {
  const response = await fetch(`${origin}/${authenticate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, username }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  return authenticate.response.parse(await response.json()).id_token;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
