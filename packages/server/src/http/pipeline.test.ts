import { endpoint } from '@pellucid/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../base/caller.ts';
import { createServer } from './create-server.ts';
import { mount, type Server } from './mount.ts';

const access = ['ROLE_COMPLIANCE'] as const;
const item = z.object({ id: z.int(), name: z.string() });
const common = { summary: 'For tests', tag: 'test', access } as const;
const getItem = endpoint({
  ...common,
  id: 'getItem',
  method: 'GET',
  path: 'api/items/{id}',
  params: z.object({ id: z.coerce.number().int() }),
  response: item,
});
const makeItem = endpoint({
  ...common,
  id: 'makeItem',
  method: 'POST',
  path: 'api/items',
  status: 201,
  body: z
    .strictObject({ name: z.string().min(2).max(5), size: z.int().min(1).optional(), mail: z.email().optional() })
    .meta({ id: 'ItemDTO' }),
  response: item,
});
const breakDown = endpoint({ ...common, id: 'breakDown', method: 'GET', path: 'api/break', access: 'public' });
const wait = endpoint({ ...common, id: 'wait', method: 'GET', path: 'api/wait', access: 'public' });

const rateLimit = { count: 2, seconds: 60 };
const ask = endpoint({
  ...common,
  id: 'ask',
  method: 'GET',
  path: 'api/ask/{n}',
  access: 'public',
  rateLimit,
  params: z.object({ n: z.coerce.number() }),
});
const askAgain = endpoint({ ...common, id: 'askAgain', method: 'GET', path: 'api/ask', access: 'public', rateLimit });

const person = (login: string, authorities: Caller['authorities']): Caller => ({
  userId: 1,
  login,
  email: `${login}@example.org`,
  authorities,
  sessionId: 'session',
  company: null,
  userGroup: null,
});
const PEOPLE: Record<string, Caller> = {
  cora: person('cora', ['ROLE_USER', 'ROLE_COMPLIANCE']),
  ann: person('ann', ['ROLE_USER']),
  root: person('root', ['ROLE_ADMIN']),
};

let server: Server;
let now = new Date('2026-03-01T12:00:00Z');
/** What became of the requests that wait, one after another. */
const waits: ('arrived' | 'aborted')[] = [];
beforeAll(async () => {
  server = await createServer(
    {
      publicUrl: 'https://pellucid.example',
      trustedProxies: [],
      viewerOrigins: [],
      mediaOrigins: [],
      analyticsOrigins: [],
      apiDocs: undefined,
    },
    { logger: pino({ level: 'silent' }), resolveCaller: async (token) => PEOPLE[token] ?? null, clock: () => now },
  );
  mount(
    server,
    getItem,
    async ({ params }) =>
      ({ id: params.id, name: 'Item', secret: 'not in the contract' }) as { id: number; name: string },
  );
  mount(server, ask, async () => undefined);
  mount(server, askAgain, async () => undefined);
  mount(server, makeItem, async ({ body }) => ({ id: 1, name: body.name }));
  mount(server, breakDown, async () => {
    throw new Error('password=hunter2 at /srv/app.ts:1');
  });
  mount(
    server,
    wait,
    (_, { signal }) =>
      new Promise((resolve) => {
        waits.push('arrived');
        signal.addEventListener('abort', () => {
          waits.push('aborted');
          resolve(undefined);
        });
      }),
  );
  await server.ready();
});
afterAll(() => server.close());

async function send(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  options: { as?: string; body?: string; type?: string } = {},
) {
  const headers = {
    ...(options.as && { authorization: `Bearer ${options.as}` }),
    ...(options.body !== undefined && { 'content-type': options.type ?? 'application/json' }),
  };
  const answer = await server.inject({
    method,
    url,
    headers,
    ...(options.body !== undefined && { payload: options.body }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.payload ? JSON.parse(answer.payload) : undefined,
  };
}

describe('who may call', () => {
  test('nobody without a good token: 401, before the body is looked at', async () => {
    for (const as of [undefined, 'forged']) {
      const answer = await send('POST', '/api/items', { body: '{', ...(as && { as }) });
      expect(answer.status).toBe(401);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.body).toEqual({
        type: 'https://www.jhipster.tech/problem/problem-with-message',
        title: 'Unauthorized',
        status: 401,
        detail: 'Full authentication is required to access this resource',
        path: '/api/items',
        message: 'error.http.401',
      });
    }
  });

  test('not who lacks the authority: 403; an administrator may everything', async () => {
    const refused = await send('GET', '/api/items/1', { as: 'ann' });
    expect(refused).toMatchObject({
      status: 403,
      body: { title: 'Forbidden', detail: 'Access is denied', message: 'error.http.403' },
    });
    expect((await send('GET', '/api/items/1', { as: 'root' })).status).toBe(200);
  });
});

// docs/promises/calls.md#errors
describe('what is sent', () => {
  test('each wrong field is named with its constraint: 400', async () => {
    const body = JSON.stringify({ name: 'x', size: 0, mail: 'no', extra: 1 });
    const answer = await send('POST', '/api/items', { as: 'cora', body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      title: 'Method argument not valid',
      message: 'error.validation',
      path: '/api/items',
    });
    expect(answer.body.fieldErrors).toEqual([
      { objectName: 'item', field: 'name', message: 'Size' },
      { objectName: 'item', field: 'size', message: 'Min' },
      { objectName: 'item', field: 'mail', message: 'Email' },
      { objectName: 'item', field: 'extra', message: 'Unknown' },
    ]);
    const missing = await send('POST', '/api/items', { as: 'cora', body: '{"name":null}' });
    expect(missing.body.fieldErrors).toEqual([{ objectName: 'item', field: 'name', message: 'NotNull' }]);
  });

  test('a wrong path parameter is a constraint violation: 400', async () => {
    const answer = await send('GET', '/api/items/abc?cacheBuster=5', { as: 'cora' });
    expect(answer).toMatchObject({ status: 400, body: { title: 'Constraint Violation', path: '/api/items/abc' } });
  });

  test('malformed JSON 400, another media type 415, too large 413', async () => {
    const answers = [
      await send('POST', '/api/items', { as: 'cora', body: '{"name":' }),
      await send('POST', '/api/items', { as: 'cora', body: '<item/>', type: 'application/xml' }),
      await send('POST', '/api/items', { as: 'cora', body: JSON.stringify({ name: 'x'.repeat(2_000_000) }) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 413]);
    expect(answers[0]?.body.detail).toBe('The body is not valid JSON');
  });
});

describe('what is answered', () => {
  test('only what the contract names, with the status of the endpoint', async () => {
    expect((await send('GET', '/api/items/7', { as: 'cora' })).body).toEqual({ id: 7, name: 'Item' });
    expect((await send('POST', '/api/items', { as: 'cora', body: '{"name":"New"}' })).status).toBe(201);
  });

  test('an error nobody foresaw is a 500 that tells nothing', async () => {
    const answer = await send('GET', '/api/break');
    expect(answer).toMatchObject({ status: 500, body: { title: 'Internal Server Error', message: 'error.http.500' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|app\.ts/);
  });

  test('unknown paths: 401 to strangers, 404 to those signed in; a wrong method 405', async () => {
    expect((await send('GET', '/api/nothing')).status).toBe(401);
    expect(await send('GET', '/api/nothing', { as: 'ann' })).toMatchObject({
      status: 404,
      body: { path: '/api/nothing', message: 'error.http.404' },
    });
    const wrong = await send('PUT', '/api/items/3', { as: 'cora' });
    expect(wrong).toMatchObject({
      status: 405,
      body: { detail: "Request method 'PUT' not supported", message: 'error.http.405' },
    });
    expect(wrong.headers.allow).toContain('GET');
  });

  test('headers: nothing of the API is kept, no inline script, https only', async () => {
    const { headers } = await send('GET', '/api/items/7', { as: 'cora' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});

test('the signal of a request ends its work when the client goes away', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const client = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/wait`, { signal: client.signal }).catch(() => 'gone');
  await expect.poll(() => waits).toEqual(['arrived']);
  client.abort();
  expect(await call).toBe('gone');
  await expect.poll(() => waits).toEqual(['arrived', 'aborted']);
});

test('a call is made as often from one address as its endpoint says, counted with calls of the same limit: then 429', async () => {
  const call = async (path: string, remoteAddress = '192.0.2.1') =>
    server.inject({ url: `/api/${path}`, remoteAddress });
  const statuses = [];
  for (const path of ['ask/x', 'ask/x', 'ask/x', 'ask/1', 'ask']) statuses.push((await call(path)).statusCode);
  expect(statuses, 'what cannot be read is not counted').toEqual([400, 400, 400, 200, 200]);
  const refused = await call('ask/2');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await call('ask', '192.0.2.2')).statusCode).toBe(200);
  now = new Date(now.getTime() + 60_000);
  expect((await call('ask')).statusCode).toBe(200);
});
