import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createViewerToken } from '@pellucid/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';
import { createViewerTickets } from './viewer-tickets.ts';

const SECRET = 'shows-the-service-who-asks';
const TICKETS = { ticket: 'a1.b2', ticket1: 'c3', ticket2: 'd4==' };
const CALL = `/${createViewerToken.path}`;

/** A ticket service that answers as the test at hand says. */
let service: Server;
let address: string;
let answers: RequestListener;
let asked: { request: IncomingMessage; body: string }[] = [];

beforeAll(async () => {
  service = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) });
    answers(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/tickets`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

// docs/promises/pages.md#another-analytics-server
onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    const ticketService = { url: address, secret: SECRET };
    app = await buildTestApp({ database, config: { ticketService }, logLevel: 'warn' });
  });
  afterAll(() => app.close());

  it('answers 401 to strangers, for whom no ticket is asked', async () => {
    expect((await app.anonymous.post(CALL, {})).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('answers the tickets of who is signed in, whatever the call says of them', async () => {
    answers = answering({ ...TICKETS, other: 'kept back' });
    const answer = await app.as('analyst').post(CALL, { login: 'admin', userGroup: 'Administrators' });
    expect(answer).toMatchObject({ status: 200, body: TICKETS });
    expect(answer.body).not.toHaveProperty('other');
    const [{ request, body } = { request: undefined, body: '' }] = asked;
    expect(request).toMatchObject({ method: 'POST', url: '/tickets', headers: { authorization: `Bearer ${SECRET}` } });
    expect(JSON.parse(body)).toEqual({
      login: 'analyst',
      email: 'analyst@pellucid.example',
      userGroup: 'Analysts',
      company: expect.any(String),
    });
  });

  it('answers one ticket or none, as the service does', async () => {
    for (const tickets of [{ ticket: 'only' }, {}]) {
      answers = answering(tickets);
      expect((await app.as('analyst').post(CALL, {})).body).toEqual(tickets);
    }
  });

  describe('answers no ticket, keeps the session and logs nothing secret where the service', () => {
    it.each<[string, RequestListener, string]>([
      ['refuses', answering({ detail: SECRET }, 403), 'status 403'],
      ['redirects', (_, response) => response.writeHead(302, { Location: address }).end(), 'TypeError'],
      ['hangs up', (request) => request.socket.destroy(), 'TypeError'],
      ['answers no JSON', (_, response) => response.end(`<p>${SECRET}</p>`), 'SyntaxError'],
      ['answers something else', answering({ ticket: 7 }), 'no tickets in the answer'],
      ['answers what is no cookie', answering({ ticket: 'a; path=/' }), 'a ticket that is no cookie'],
      ['answers without end', (_, response) => response.end('x'.repeat(100_000)), 'an answer that is too long'],
    ])('%s', async (_, listener, reason) => {
      answers = listener;
      const before = app.errors.length;
      expect(await app.as('analyst').post(CALL, {})).toMatchObject({ status: 200, body: {} });
      expect(asked).toHaveLength(1);
      const logged = app.errors.slice(before).join('\n');
      expect(logged).toContain(`"reason":"${reason}"`);
      expect(logged).not.toContain(SECRET);
      expect(logged).not.toContain(address);
      expect((await app.as('analyst').get('/api/account')).status).toBe(200);
    });
  });
});

const PERSON = { login: 'analyst', email: 'a@example.org', userGroup: null, company: null };

it('waits no longer than it may for a service that says nothing', async () => {
  answers = () => undefined;
  const warnings: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void warnings.push(words) };
  expect(await createViewerTickets({ url: address, secret: undefined }, log, 20)(PERSON)).toEqual({});
  expect(warnings).toEqual([[{ reason: 'TimeoutError' }, expect.any(String)]]);
});

it('shows no secret where none is set', async () => {
  answers = answering(TICKETS);
  const tickets = createViewerTickets({ url: address, secret: undefined }, { warn: () => undefined });
  expect(await tickets(PERSON)).toEqual(TICKETS);
  expect(asked[0]?.request.headers).not.toHaveProperty('authorization');
});

it('asks nobody where no service is set', async () => {
  expect(await createViewerTickets(undefined, { warn: () => undefined })(PERSON)).toEqual({});
  expect(asked).toEqual([]);
});
