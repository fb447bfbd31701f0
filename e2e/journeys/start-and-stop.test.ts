import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort, startServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pellucid-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts with settings that cannot work: the exit code and the lines on the error stream. */
async function refusal(settings: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, lines: printed.trim().split('\n') };
}

describe('a fresh installation', () => {
  test('serves the demonstration, serves again at once, and ends cleanly on SIGTERM', async () => {
    const settings = { DATA_DIR: join(folder, 'first'), PORT: String(await freePort()) };
    const first = await startServer(settings);
    expect((await fetch(`${first.origin}/`)).status).toBe(200);

    const second = await refusal({ ...settings, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toContain(settings.DATA_DIR);
    expect(await first.stop()).toBe(0);

    const started = performance.now();
    const again = await startServer(settings);
    // Five seconds on a free machine; the bound only tells a second start from a first one on a busy one.
    expect(performance.now() - started).toBeLessThan(20_000);
    expect((await fetch(`${again.origin}/management/health`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });

  test('keeps its figures when it is killed', async () => {
    const settings = { DATA_DIR: join(folder, 'first'), PORT: String(await freePort()) };
    const preview = async (origin: string) => {
      const answer = await (await fetch(`${origin}/api/landing/previews/top-companies-by-spend`)).json();
      return answer.result.rows;
    };
    const before = await startServer(settings);
    const rows = await preview(before.origin);
    expect(rows.length).toBeGreaterThan(5);
    before.process.kill('SIGKILL');
    await once(before.process, 'exit');
    const after = await startServer(settings);
    expect(await preview(after.origin)).toEqual(rows);
    await after.stop();
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
    const { code, lines } = await refusal({ DATA_DIR: join(folder, 'first'), PORT: String(port) });
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
