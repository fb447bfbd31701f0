import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { freePort, type RunningServer, startServer } from '../support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A second start serves within this time, in milliseconds, on a machine that prints the compiler's version in `TSC`. */
const SECOND_START = 3_000;
const TSC = 250;

const folder = mkdtempSync(join(tmpdir(), 'pellucid-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts with settings that cannot work: the exit code and the lines on the error stream. */
async function refusal(settings: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, lines: printed.trim().split('\n') };
}

/** How many times slower than the machine of the bound this one is at the moment: starting is much like loading a compiler. */
function slowness(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--version'], { cwd: ROOT });
  return Math.max(1, (performance.now() - began) / TSC);
}

describe('an installation that a first start has filled', () => {
  const settings = { DATA_DIR: join(folder, 'filled'), PORT: '0' };
  const took: number[] = [];

  /** Starts, and notes how long it took in milliseconds of the machine of the bound. */
  async function startTimed(): Promise<RunningServer> {
    const before = slowness();
    const began = performance.now();
    const server = await startServer(settings);
    const elapsed = performance.now() - began;
    took.push(elapsed / Math.max(before, slowness()));
    return server;
  }

  const preview = async (origin: string) => {
    const answer = await (await fetch(`${origin}/api/landing/previews/top-companies-by-spend`)).json();
    return answer.result.rows;
  };

  test('serves at once, refuses a second server, ends cleanly on SIGTERM and keeps its figures when it is killed', async () => {
    cpSync(inject('filledDir'), settings.DATA_DIR, { recursive: true });
    const first = await startTimed();
    expect((await fetch(`${first.origin}/`)).status).toBe(200);
    const second = await refusal({ ...settings, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toContain(settings.DATA_DIR);
    expect(await first.stop()).toBe(0);

    const before = await startTimed();
    const rows = await preview(before.origin);
    expect(rows.length).toBeGreaterThan(5);
    before.process.kill('SIGKILL');
    await once(before.process, 'exit');
    const after = await startTimed();
    expect(await preview(after.origin)).toEqual(rows);
    await after.stop();

    expect(Math.min(...took), `starts of ${took.map(Math.round).join(', ')} ms`).toBeLessThan(SECOND_START);
  });
});

describe('what cannot work is said in one line', () => {
  test('a port that is not a number', async () => {
    const { code, lines } = await refusal({ DATA_DIR: join(folder, 'none'), PORT: 'eighty' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('PORT')]);
  });

  test('a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await refusal({ DATA_DIR: join(folder, 'none'), PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(String(port))]);
  });

  test('a database that does not answer', async () => {
    const port = await freePort();
    const { code, lines } = await refusal({
      DATA_DIR: join(folder, 'none'),
      DATABASE_URL: `postgres://pellucid:secret@127.0.0.1:${port}/pellucid`,
    });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('DATABASE_URL');
    expect(lines[0]).not.toContain('secret');
  });
});
