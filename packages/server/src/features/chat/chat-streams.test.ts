import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Analytics, QueryRefused, type RefusalCode } from '@pellucid/analytics';
import { openFixtureAnalytics, openRolledUpWarehouse } from '@pellucid/analytics/testing';
import { CHAT_ERROR_TEXT } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { MAX_STREAMS_PER_USER } from './stream-limit.ts';

const { model } = await loadCatalogue();
const STREAM = '/api/chatbot-stream';
/** No roll-up keeps these medians. */
const ENDLESS_QUESTION = 'median payment by specialty in 2021';
/** The engine stops a query when it next looks. */
const SLOWLY = { timeout: 10_000 };

describe('an answer under way', () => {
  let app: TestApp;
  let warehouse: Awaited<ReturnType<typeof openRolledUpWarehouse>>;
  let ask: () => Promise<IncomingMessage>;
  beforeAll(async () => {
    warehouse = await openRolledUpWarehouse();
    // Roll-ups are made with medians too, which have to end.
    let isReady = false;
    const connect = async () => {
      const connection = await warehouse.connect();
      const run = connection.run.bind(connection);
      const endless = 'SELECT count(*) FROM range(1000000000) a, range(1000) b WHERE a.range * b.range = 7';
      connection.run = (text, ...rest) => run(isReady && text.includes('median(') ? endless : text, ...rest);
      return connection;
    };
    const analytics = await openFixtureAnalytics({ model, warehouse: { connect }, minRunningMs: 0 });
    isReady = true;
    app = await buildTestApp({ database: embedded, analytics });
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const person = { username: 'analyst', password: 'Sunshine#2026' };
    const { body } = await app.anonymous.post('/api/authenticate', person);
    const headers = { authorization: `Bearer ${body.id_token}`, 'content-type': 'application/json' };
    ask = async () => {
      const sent = request({ port, method: 'POST', path: STREAM, headers, agent: false });
      const [answer] = await once(sent.end(JSON.stringify({ question: ENDLESS_QUESTION })), 'response');
      return answer.on('error', () => undefined);
    };
  });
  afterAll(async () => {
    await app.close();
    warehouse.close();
  });

  const underWay = async () => (await app.as('analyst').get('/api/analytics/running')).body;

  it('is stopped in the engine when its client goes away, and by who asked', async () => {
    const left = await ask();
    await expect.poll(underWay, SLOWLY).toHaveLength(1);
    left.destroy();
    await expect.poll(underWay, SLOWLY).toEqual([]);

    const answer = await ask();
    await expect.poll(underWay, SLOWLY).toHaveLength(1);
    const [{ id }] = await underWay();
    expect((await app.as('rival').delete(`/api/analytics/running/${id}`)).status).toBe(404);
    expect((await app.as('analyst').delete(`/api/analytics/running/${id}`)).status).toBe(204);
    const events = eventsOf({ text: await text(answer) });
    expect(events.at(-1)).toEqual({ type: 'error', data: { code: 'cancelled', message: CHAT_ERROR_TEXT } });
  });

  it('is one of four that a user has: the next is told to wait, 429, while others are served', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_STREAMS_PER_USER }, ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const next = await app.as('analyst').post(STREAM, { question: 'total spend in 2021' });
    expect(next).toMatchObject({ status: 429, body: { detail: expect.stringContaining('4 answers under way') } });
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.as('rival').post(STREAM, { question: 'total spend in 2021' })).status).toBe(200);
    for (const answer of answers) answer.destroy();
    const status = async () => (await app.as('analyst').post(STREAM, { question: 'total spend in 2021' })).status;
    await expect.poll(status, SLOWLY).toBe(200);
  });
});

describe('what goes wrong within an answer', () => {
  let app: TestApp;
  let failure: Error;
  beforeAll(async () => {
    const analytics: Analytics = {
      ...(await openFixtureAnalytics({ model })),
      run: async () => {
        throw failure;
      },
    };
    app = await buildTestApp({ database: embedded, analytics });
  });
  afterAll(() => app.close());

  it.each<[string, Error, number]>([
    ['failed', new Error('SELECT secret FROM engine'), 1],
    ['timeout', new QueryRefused('timeout', 'The question took more than 10 seconds.'), 0],
    ['busy', new QueryRefused('busy', 'Too many questions.'), 0],
  ])('ends it with one event and its code, and tells nothing more: %s', async (code, error, logged) => {
    failure = error;
    const before = app.errors.length;
    const answer = await app.as('analyst').post(STREAM, { question: 'total spend in 2021' });
    expect(answer.status).toBe(200);
    expect(eventsOf(answer).at(-1)).toEqual({ type: 'error', data: { code, message: CHAT_ERROR_TEXT } });
    expect(answer.text).not.toContain('SELECT');
    expect(app.errors.length - before).toBe(logged);
  });

  it.each<RefusalCode>(['freemium', 'forbidden', 'invalid'])(
    'what the gate does not allow is said: %s',
    async (code) => {
      failure = new QueryRefused(code, 'Choose one company.');
      const events = eventsOf(await app.as('analyst').post(STREAM, { question: 'total spend in 2021' }));
      expect(dataOf(events, 'text').text).toBe('Choose one company.');
      expect(events.at(-1)?.type).toBe('complete');
    },
  );
});
