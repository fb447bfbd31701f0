import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import type { Server } from '../base/server.ts';
import { createServer } from './create-server.ts';
import { servePages } from './static-pages.ts';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-pages-'));
  server = await createServer(
    {
      publicUrl: undefined,
      trustedProxies: [],
      viewerOrigins: ['https://spotfire.example'],
      mediaOrigins: [],
      analyticsOrigins: [],
      apiDocs: undefined,
    },
    { logger: pino({ level: 'silent' }), resolveCaller: async () => null, clock: systemClock },
  );
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('without a build the start page says what to do', async () => {
  await servePages(server, folder, false);
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.payload).toContain('npm run build');
});

test('one page that is asked for anew each time, assets that are kept for ever', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pellucid</title>');
  await writeFile(join(folder, 'assets/index-abc.js'), 'export {};');
  await writeFile(join(folder, '..', 'outside.txt'), 'secret');
  await servePages(server, folder, true);

  const page = await server.inject('/');
  expect(page.payload).toContain('<title>Pellucid</title>');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(String(page.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; Secure; SameSite=Strict$/);
  expect((await server.inject({ url: '/', cookies: { 'XSRF-TOKEN': 'x' } })).headers['set-cookie']).toBeUndefined();
  expect(page.headers['content-security-policy']).toContain("script-src 'self' https://spotfire.example;");

  const asset = await server.inject('/assets/index-abc.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/nothing', '/../outside.txt', '/%2e%2e/outside.txt']) {
    const answer = await server.inject(url);
    expect(answer.statusCode).not.toBe(200);
    expect(answer.payload).not.toContain('secret');
  }
  await rm(join(folder, '..', 'outside.txt'));
});
