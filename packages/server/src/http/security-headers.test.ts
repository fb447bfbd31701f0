import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoint } from '@pellucid/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../base/caller.ts';
import { systemClock } from '../base/clock.ts';
import { createServer } from './create-server.ts';
import { mount, type Server } from './mount.ts';
import { servePages } from './static-pages.ts';

const READING: readonly string[] = ['GET', 'OPTIONS'];

const call = { summary: 'For tests', tag: 'test', access: 'public' } as const;
const change = endpoint({ ...call, id: 'change', method: 'POST', path: 'api/things', body: z.object({ a: z.int() }) });
const look = endpoint({
  ...call,
  id: 'look',
  method: 'GET',
  path: 'api/things/{key}',
  params: z.object({ key: z.string() }),
  query: z.object({ key: z.string().optional() }),
});
const fail = endpoint({ ...call, id: 'fail', method: 'GET', path: 'api/fail' });
const secret = endpoint({ ...call, id: 'secret', method: 'GET', path: 'api/secret', access: ['ROLE_ADMIN'] });

const USER: Caller = {
  userId: 1,
  login: 'ann',
  email: 'ann@example.org',
  authorities: ['ROLE_USER'],
  sessionId: 'session',
  company: null,
  userGroup: null,
};

let server: Server;
let folder: string;
const log: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-headers-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pellucid</title>');
  await writeFile(join(folder, 'assets/index-abc.js'), 'export {};');
  server = await createServer(
    {
      publicUrl: 'https://pellucid.example',
      trustedProxies: [],
      viewerOrigins: [],
      mediaOrigins: [],
      analyticsOrigins: [],
      apiDocs: undefined,
    },
    {
      logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
      resolveCaller: async (token) => (token === 'ann.s.token' ? USER : null),
      clock: systemClock,
    },
  );
  mount(server, change, async () => undefined);
  mount(server, look, async () => undefined);
  mount(server, secret, async () => undefined);
  mount(server, fail, async () => {
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Failing row contains ($argon2id$row).' });
    throw new DrizzleQueryError('insert into app_user values ($1)', ['$argon2id$parameter'], cause);
  });
  await servePages(server, folder, true);
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('every kind of answer', () => {
  test.each([
    ['a page', 'GET', '/', 200],
    ['a script', 'GET', '/assets/index-abc.js', 200],
    ['a page that is not there', 'GET', '/nothing', 404],
    ['an answer of the API', 'GET', '/api/things/1', 200],
    ['an unknown call', 'GET', '/api/nothing', 401],
    ['another method', 'DELETE', '/api/things/1', 405],
    ['a call without sign-in', 'GET', '/api/secret', 401],
    ['a wrong body', 'POST', '/api/things', 400],
    ['a failure', 'GET', '/api/fail', 500],
    ['an address that cannot be read', 'GET', '/%zz', 400],
    ['an address of the API that cannot be read', 'GET', '/api/things/%zz', 400],
    ['TRACE on a page', 'TRACE', '/', 404],
    ['TRACE on the API', 'TRACE', '/api/things', 405],
    ['a question about another origin', 'OPTIONS', '/api/things', 405],
  ] as const)('%s has the headers that protect it', async (_, method, url, status) => {
    const { statusCode, headers, payload } = await server.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(READING.includes(method) && { origin: 'https://evil.example' }),
        'x-probe': 'echo me',
        'access-control-request-method': 'POST',
      },
    });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/default-src '(self|none)'.*frame-ancestors 'none'/),
    });
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? "'self'";
    expect(scripts).toBe("'self'");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
    expect(payload).not.toContain('echo me');
  });
});

test('an address written in full is answered like its path: nothing of the API is kept', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(
    'GET http://pellucid.example/api/things/1 HTTP/1.1\r\nHost: pellucid.example\r\nConnection: close\r\n\r\n',
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
});

test('a request that never ends is given up', () => {
  expect(server.server.requestTimeout).toBe(30_000);
  expect(server.server.headersTimeout).toBe(10_000);
  expect(server.server.timeout, 'answers take as long as they need').toBe(0);
});

test('what a page of another site sends changes nothing, with or without its cookies: 403', async () => {
  const send = (site: string | undefined, method: 'GET' | 'POST' = 'POST') =>
    server.inject({
      method,
      url: method === 'GET' ? '/api/things/1' : '/api/things',
      headers: { 'content-type': 'application/json', ...(site !== undefined && { 'sec-fetch-site': site }) },
      ...(method === 'POST' && { payload: '{"a":1}' }),
    });
  for (const site of ['cross-site', 'same-site']) expect((await send(site)).statusCode).toBe(403);
  for (const site of ['same-origin', 'none', undefined]) expect((await send(site)).statusCode).toBe(200);
  const from = (origin: string) =>
    server.inject({
      method: 'POST',
      url: '/api/things',
      headers: { origin, host: 'portal.test:8080' },
      payload: { a: 1 },
    });
  for (const origin of ['http://evil.example', 'http://portal.test', 'null'])
    expect((await from(origin)).statusCode, origin).toBe(403);
  for (const origin of ['http://portal.test:8080', 'https://pellucid.example'])
    expect((await from(origin)).statusCode, origin).toBe(200);
  // A link on another site may lead to a page of ours.
  expect((await send('cross-site', 'GET')).statusCode).toBe(200);
});

test('the log has one line a request, whatever is in it, with who and from where but without keys, tokens and passwords', async () => {
  log.length = 0;
  const headers = { authorization: 'Bearer ann.s.token', 'user-agent': 'x\n{"level":50}' };
  await server.inject({ url: '/api/things/a-key-of-a-mail?key=a-key-of-a-mail', headers });
  await server.inject({ url: '/api/nothing%0a%0d{"level":50,"msg":"forged"}', headers });
  await server.inject({ url: '/api/secret', headers });
  await server.inject({ method: 'POST', url: '/api/things', payload: { password: 'Hunter#2026' }, headers });
  expect(log).toHaveLength(4);
  expect(log.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.map(({ status, level }) => [status, level])).toEqual([
    [200, 30],
    [404, 30],
    [403, 40],
    [400, 30],
  ]);
  expect(lines.every(({ login, reqId, address }) => login === 'ann' && reqId && address === '127.0.0.1')).toBe(true);
  expect(log.join('')).not.toMatch(/a-key-of-a-mail|ann\.s\.token|Hunter/);
});

test('a statement that fails is logged without its parameters and rows, and answered without any of it', async () => {
  log.length = 0;
  const { payload } = await server.inject('/api/fail');
  expect(payload).not.toMatch(/duplicate|insert|argon2/);
  const [failure] = log.map((line) => JSON.parse(line));
  expect(failure.err).toMatchObject({ message: 'duplicate key', statement: 'insert into app_user values ($1)' });
  expect(log.join('')).not.toContain('argon2id');
});
