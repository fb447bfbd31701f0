import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Settings of whoever runs the tests must not reach the server under test. */
const SETTINGS = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'OPEN_PAYMENTS_FILES', 'SMTP_URL', 'NODE_ENV', 'VITEST'];

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  /** Everything the server printed so far. */
  output(): string;
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | null>;
}

/** A port that was free a moment ago, on loopback. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on loopback');
  return address.port;
}

/** Runs the start command as `npm start` does, with only these settings; resolves when it ends or prints the address. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const env: Record<string, string | undefined> = { ...process.env };
  for (const name of SETTINGS) delete env[name];
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: ROOT, env: { ...env, ...settings } });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /(http:\/\/127\.0\.0\.1:\d+)\S*\s*$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it served:\n${printed}`)));
  });
  return {
    origin,
    process: child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      return child.exitCode;
    },
  };
}
