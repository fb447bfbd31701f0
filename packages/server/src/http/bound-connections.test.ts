import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundConnections, connectionLimit } from './bound-connections.ts';

const MAX = 10;
let server: Server;
let port: number;
/** Ends the answers of /slow. */
let finish: () => void;
const sockets: Socket[] = [];
const log = { warn: vi.fn() };

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server = createServer(async (incoming, response) => {
    if (incoming.url === '/slow') {
      response.write('begun,');
      await finished;
    }
    incoming.resume();
    response.end('done');
  });
  log.warn.mockClear();
  boundConnections(server, MAX, log);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function silent(count: number, says = ''): Promise<Socket[]> {
  const made = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume(),
  );
  sockets.push(...made);
  await Promise.all(made.map((socket) => once(socket, 'connect')));
  for (const socket of made) socket.write(says);
  return made;
}

function get(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['say nothing', ''],
  ['never finish their headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['never finish their body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx'],
])('connections that %s make room for others, the oldest first', async (_, says) => {
  const first = await silent(MAX, says);
  expect(await get('/')).toBe('done');
  await silent(5 * MAX, says);
  await expect.poll(() => first.every(({ closed, readableEnded }) => closed || readableEnded)).toBe(true);
  expect(await get('/')).toBe('done');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('an answer under way is not cut, whoever comes', async () => {
  const slow = get('/slow');
  await silent(5 * MAX);
  expect(await get('/')).toBe('done');
  finish();
  expect(await slow).toBe('begun,done');
});

test('the limit leaves files for the data', () => {
  expect(connectionLimit()).toBeGreaterThan(50);
  expect(connectionLimit()).toBeLessThanOrEqual(10_000);
});
