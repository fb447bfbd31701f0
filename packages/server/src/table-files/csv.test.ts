import { get, type IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendTable } from './send-table.ts';
import type { Table } from './table.ts';

const columns: Table['columns'] = [
  { title: 'Company', type: 'text' },
  { title: 'Total amount', type: 'money' },
];

async function answer(table: Table) {
  const server = fastify();
  server.get('/', async (_, reply) => {
    await sendTable(reply, { name: 'x', day: new Date('2026-02-03T23:00:00Z') }, table);
    return reply;
  });
  return server.inject('/');
}

async function* chunksOf(...chunks: (string | null)[][][]) {
  yield* chunks;
}

test('quotes what needs quotes, marks the encoding, and writes an empty cell for nothing', async () => {
  const { body, headers } = await answer({
    columns,
    chunks: chunksOf([['Löwe, "Sons"\nInc', '1.50']], [[null, '-2.00']]),
  });
  expect(body).toBe('\uFEFFCompany,Total amount\r\n"Löwe, ""Sons""\nInc",1.50\r\n,-2.00\r\n');
  expect(headers['content-disposition']).toBe('attachment; filename="x_2026-02-03.csv"');
});

test('begins with what it is asked to say of itself, which readers tell from rows', async () => {
  const { body } = await answer({
    columns,
    preamble: ['All 1 record', 'a, "b"'],
    chunks: chunksOf([['Löwe', '1.50']]),
  });
  expect(body).toBe('\uFEFF# All 1 record\r\n"# a, ""b"""\r\nCompany,Total amount\r\nLöwe,1.50\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('takes the power from the formula %j', async (text) => {
  const { body } = await answer({ columns, chunks: chunksOf([[text, '-2.00']]) });
  expect(body).toContain(`\r\n'${text},-2.00`);
});

test.each([
  ['Acme;=1+1', "Acme;'=1+1"],
  ['Acme\t@SUM(A1)', "Acme\t'@SUM(A1)"],
  ['Acme; "=1+1"', '"Acme; ""\'=1+1"""'],
  ['Acme\r\n-1', '"Acme\r\n\'-1"'],
  ['Smith-Jones; a=b', 'Smith-Jones; a=b'],
])('leaves no formula to a spreadsheet that splits %j elsewhere', async (text, written) => {
  const { body } = await answer({ columns, chunks: chunksOf([[text, '-2.00']]) });
  expect(body).toContain(`\r\n${written},-2.00`);
});

test('a question refused before the first row is an error, not half a file', async () => {
  const refused: Table['chunks'] = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('refused')) }),
  };
  const { statusCode, headers } = await answer({ columns, chunks: refused });
  expect(statusCode).toBe(500);
  expect(headers['content-disposition']).toBeUndefined();
});

describe('an endless file', () => {
  let server: FastifyInstance;
  let response: IncomingMessage;
  let read = 0;
  let closed = false;
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield Array.from({ length: 1_000 }, () => ['Acme', '1.00']);
      }
    } finally {
      closed = true;
    }
  }

  /** A client that takes the first bytes and then reads no more. */
  beforeEach(async () => {
    [read, closed] = [0, false];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = fastify();
    await server.register(compress);
    server.get('/', async (_, reply) => {
      await sendTable(reply, { name: 'x' }, { columns, chunks: endless() });
      return reply;
    });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    response = await new Promise<IncomingMessage>((done) => get(address, done));
    response.on('error', () => undefined);
    response.once('data', () => response.pause());
    for (let before = -1; before !== read; ) {
      before = read;
      for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done));
    }
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  test('is read no further when the client goes, and what it is read from is closed', async () => {
    vi.useRealTimers();
    response.destroy();
    await expect.poll(() => closed).toBe(true);
  });

  test('is cut when the client takes nothing for a minute, and what it is read from is closed', async () => {
    vi.advanceTimersByTime(59_000);
    expect(closed).toBe(false);
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await expect.poll(() => closed).toBe(true);
    response.resume();
    await expect.poll(() => response.errored ?? response.closed).toBeTruthy();
    expect(response.complete).toBe(false);
  });
});

test('a file is named by its subject and the day', async () => {
  const { headers } = await answer({ columns, chunks: chunksOf() });
  expect(headers['content-disposition']).toBe('attachment; filename="x_2026-02-03.csv"');
});
