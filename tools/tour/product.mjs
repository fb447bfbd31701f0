// The product to film: the one at ORIGIN, or one of our own on demonstration data in a folder that goes afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/prepare.mjs';

/** Address of a running product, and how to end it. */
export async function openProduct() {
  if (process.env.ORIGIN) return { origin: process.env.ORIGIN, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'pellucid-tour-'));
  const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' };
  const server = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env: { ...process.env, ...settings } });
  const close = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await addressOf(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf(server) {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk) => {
      printed += chunk;
      const address = /(http:\/\/127\.0\.0\.1:\d+)\S*\s*$/m.exec(printed)?.[1];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code} before it served:\n${printed}`)),
    );
  });
}
