import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseServer, hasClickHouse, startClickHouse } from '../../testing/clickhouse-server.ts';
import type { RunningStatement } from '../engine.ts';
import { createClickHouseEngine } from './clickhouse-engine.ts';

const statement = (text: string, ...parameters: string[]) => ({ text, parameters, columns: [] });
const endless = statement('SELECT toFloat64(count()) FROM numbers(1000000000000) WHERE sipHash64(number) = 7');
const short = statement('SELECT toInt32(1)');

describe.skipIf(!hasClickHouse)('on a server', () => {
  let server: ClickHouseServer;
  beforeAll(async () => {
    server = await startClickHouse();
  });
  afterAll(() => server.close());
  const open = (options: { timeLimitMs?: number; connections?: number } = {}) =>
    createClickHouseEngine({ url: server.url, ...options });
  /** Statements under way, besides the one that asks and the one that keeps the server there. */
  const underWay = async () => {
    const engine = open();
    const [row] = await engine.run(
      statement("SELECT toInt32(count()) FROM system.processes WHERE query NOT LIKE '%stdin%'"),
    );
    engine.close();
    return row?.[0];
  };

  it('stops a statement by its signal, which frees the server, and answers the next', async () => {
    const engine = open({ connections: 1 });
    const stop = new AbortController();
    const running = engine.run(endless, { signal: stop.signal });
    const waiting = engine.run(endless, { signal: stop.signal });
    const ended = Promise.allSettled([running, waiting]);
    await expect.poll(underWay).toBe(1);
    stop.abort();
    for (const one of await ended) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'cancelled', status: 499 } });
    }
    await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('tells how far a statement is while it works', async () => {
    const engine = open();
    const stop = new AbortController();
    const told: number[] = [];
    const onBegin = async ({ progress }: RunningStatement) => {
      while (told.length < 2 && !stop.signal.aborted) {
        const part = await progress();
        if (part !== null) told.push(part);
      }
      stop.abort();
    };
    const counted = statement('SELECT toFloat64(count()) FROM numbers(2000000000) WHERE sipHash64(number) = 7');
    await engine.run(counted, { signal: stop.signal, onBegin }).catch(() => undefined);
    stop.abort();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((part) => part >= 0 && part <= 1)).toBe(true);
    engine.close();
  });

  it('stops a statement when its time is up, and says so', async () => {
    const engine = open({ timeLimitMs: 300 });
    await expect(engine.run(endless)).rejects.toMatchObject({ code: 'timeout', status: 503 });
    await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('answers others while one user asks more slow questions than there are connections', async () => {
    const engine = open({ connections: 2 });
    const stop = new AbortController();
    const slow = Array.from({ length: 4 }, () => engine.run(endless, { signal: stop.signal, user: 'greedy' }));
    const ended = Promise.allSettled(slow);
    expect(await engine.run(short, { user: 'other' })).toEqual([[1]]);
    stop.abort();
    await ended;
    engine.close();
  });

  it('streams rows in pieces, and the server stops when the reader does', async () => {
    const engine = open();
    let read = 0;
    for await (const rows of engine.stream([statement('SELECT toFloat64(number) FROM numbers(1000000000)')])) {
      expect(rows[0]).toEqual([read]);
      read += rows.length;
      if (read > 50_000) break;
    }
    await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('fails when the server fails after it has sent rows', async () => {
    const engine = open();
    const breaks = statement(
      "SELECT leftPad(toString(number + throwIf(number = 150000, 'broken')), 100, '0') FROM numbers(200000)",
    );
    const reading = async () => {
      let rows = 0;
      for await (const chunk of engine.stream([breaks])) rows += chunk.length;
      return rows;
    };
    await expect(reading()).rejects.toThrow(/broken/);
    await expect(engine.run(breaks)).rejects.toThrow(/broken/);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('binds hundreds of texts, as long as a question may bring them', async () => {
    const engine = open();
    const texts = Array.from({ length: 900 }, (_, index) => `${index} ${'é'.repeat(490)}`);
    const places = texts.map((_, index) => `{p${index + 1}:String}`);
    const last = statement(`SELECT {p900:String} WHERE {p1:String} IN (${places.join(', ')})`, ...texts);
    expect(await engine.run(last)).toEqual([[texts.at(-1)]]);
    engine.close();
  });

  it('changes nothing, whatever a statement says', async () => {
    const engine = open();
    await expect(engine.run(statement('CREATE TABLE t (a Int32) ENGINE = Memory'))).rejects.toThrow(/readonly/i);
    engine.close();
  });
});
