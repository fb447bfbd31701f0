import { get, type IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { expect, test } from 'vitest';
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

test('reads no further when the client goes, and closes what it read from', async () => {
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
  const server = fastify();
  server.get('/', async (_, reply) => {
    await sendTable(reply, { name: 'x' }, { columns, chunks: endless() });
    return reply;
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const response = await new Promise<IncomingMessage>((done) => get(address, done));
  response.once('data', () => response.pause());
  const readMeanwhile = async () => {
    const before = read;
    await new Promise((done) => setTimeout(done, 100));
    return read - before;
  };
  await expect.poll(readMeanwhile).toBe(0);
  response.destroy();
  await expect.poll(() => closed).toBe(true);
  await server.close();
});

test('a file is named by its subject and the day', async () => {
  const { headers } = await answer({ columns, chunks: chunksOf() });
  expect(headers['content-disposition']).toBe('attachment; filename="x_2026-02-03.csv"');
});
