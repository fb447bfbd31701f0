import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLanguageModel } from './language-model.ts';

/** A server of language models that answers as the test at hand says. */
let server: Server;
let baseUrl: string;
let answers: RequestListener;
let asked: { request: IncomingMessage; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) });
    answers(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const completing =
  (content: unknown, finish_reason = 'stop'): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ choices: [{ finish_reason, message: { role: 'assistant', content } }] }));

const MESSAGES = [{ role: 'user', content: 'total spend' }] as const;
const SIGNAL = new AbortController().signal;
const model = (apiKey?: string, timeoutMs?: number) =>
  createLanguageModel({ baseUrl, model: 'small-1', apiKey }, timeoutMs);

describe('a language model server', () => {
  it('is asked for one completion, with its key and without one', async () => {
    answers = completing('{"query": {}}');
    expect(await model('key').complete(MESSAGES, SIGNAL)).toBe('{"query": {}}');
    const [{ request, body } = { request: undefined, body: '' }] = asked;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer key' },
    });
    expect(JSON.parse(body)).toMatchObject({ model: 'small-1', messages: MESSAGES, temperature: 0 });
    await model().complete(MESSAGES, SIGNAL);
    expect(asked[1]?.request.headers).not.toHaveProperty('authorization');
  });

  it.each<[string, RequestListener, string]>([
    ['refuses', (_, response) => response.writeHead(401).end('secret'), 'status 401'],
    ['redirects', (_, response) => response.writeHead(302, { Location: baseUrl }).end(), 'fetch failed'],
    ['hangs up', (request) => request.socket.destroy(), 'fetch failed'],
    ['answers no JSON', (_, response) => response.end('<p>secret</p>'), 'no JSON in the answer'],
    ['answers something else', (_, response) => response.end('{"choices": []}'), 'no completion in the answer'],
    ['answers no text', completing({ sql: 'secret' }), 'no completion in the answer'],
    ['is cut off', completing('{"query":', 'length'), 'an answer that was cut off'],
    ['answers without end', (_, response) => response.end('x'.repeat(1_000_000)), 'an answer that is too long'],
  ])('that %s fails, and nothing that it said is in the error', async (_, listener, message) => {
    answers = listener;
    await expect(model().complete(MESSAGES, SIGNAL)).rejects.toThrow(message);
    await expect(model().complete(MESSAGES, SIGNAL)).rejects.not.toThrow('secret');
  });

  it('is not waited for longer than it may take, nor when its reader has gone', async () => {
    answers = () => undefined;
    await expect(model(undefined, 20).complete(MESSAGES, SIGNAL)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(model().complete(MESSAGES, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
