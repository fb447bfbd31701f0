import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { DuckDBConnection } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResultCache } from '../../gate/result-cache.ts';
import { type FixtureWarehouse, openFixtureWarehouse } from '../../testing/index.ts';
import type { Engine, EngineOptions, RunningStatement } from '../engine.ts';
import { createDuckDBEngine } from './duckdb-engine.ts';

const endless = {
  text: 'SELECT count(*) FROM range(1000000000) a, range(1000) b WHERE a.range * b.range = 7',
  parameters: [],
  columns: [],
};
/** Of a table, whose rows the engine counts as it reads them. */
const pairs = {
  text: 'SELECT count(*) FROM many one, many other WHERE one.range * other.range = 7',
  parameters: [],
  columns: [],
};
const short = { text: 'SELECT 1', parameters: [], columns: [] };
let warehouse: FixtureWarehouse;
beforeEach(async () => {
  warehouse = await openFixtureWarehouse();
});
afterEach(() => warehouse.close());

describe('run', () => {
  it('is stopped by its signal, and the connection serves the next statement', async () => {
    const engine = createDuckDBEngine({ ...warehouse, connections: 1 });
    const stop = new AbortController();
    const running = engine.run(endless, { signal: stop.signal });
    const waiting = engine.run(endless, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    for (const ended of await Promise.allSettled([running, waiting])) {
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'cancelled', status: 499 } });
    }
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('is stopped when its time is up', async () => {
    const engine = createDuckDBEngine({ ...warehouse, timeLimitMs: 100 });
    await expect(engine.run(endless)).rejects.toMatchObject({ code: 'timeout', status: 503 });
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('answers others while one user asks more slow questions than there are connections', async () => {
    const engine = createDuckDBEngine({ ...warehouse, connections: 2 });
    const stop = new AbortController();
    const slow = Array.from({ length: 4 }, () => engine.run(endless, { signal: stop.signal, user: 'greedy' }));
    const ended = Promise.allSettled(slow);
    expect(await engine.run(short, { user: 'other' })).toEqual([[1]]);
    stop.abort();
    await ended;
    engine.close();
  });

  it.each([
    ['a question', (engine: Engine, options: EngineOptions) => engine.run(pairs, options)],
    ['an export', (engine: Engine, options: EngineOptions) => engine.stream([pairs], options).next()],
  ])('tells how far %s is while it works', async (_, ask) => {
    const connection = await warehouse.connect();
    await connection.run('CREATE TABLE many AS FROM range(300000)');
    connection.closeSync();
    const engine = createDuckDBEngine(warehouse);
    const stop = new AbortController();
    const told: number[] = [];
    const onBegin = ({ progress }: RunningStatement) => {
      const look = async () => {
        const part = await progress();
        if (part !== null && part > 0) told.push(part);
        if (told.length >= 2) stop.abort();
        else setTimeout(look, 5);
      };
      void look();
    };
    await ask(engine, { signal: stop.signal, onBegin }).catch(() => undefined);
    stop.abort();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((part) => part <= 1)).toBe(true);
    engine.close();
  });

  it.each([51, 501, 1000])('reads of a table only the parts in which %i picked rows lie', async (picked) => {
    const connection = await warehouse.connect();
    await connection.run('CREATE TABLE many AS SELECT range AS number FROM range(500000)');
    await connection.run(
      `CREATE TABLE picked AS SELECT CASE WHEN range = 0 THEN 499999 ELSE range END AS number FROM range(${picked})`,
    );
    connection.closeSync();
    const engine = createDuckDBEngine(warehouse);
    const text = `EXPLAIN (ANALYZE, FORMAT json)
      SELECT number FROM many WHERE rowid IN (SELECT number FROM picked)`;
    const [row] = await engine.run({ ...short, text });
    const passed = [...String(row?.at(-1)).matchAll(/"operator_cardinality": (\d+)/g)].map(([, rows]) => Number(rows));
    expect(passed).toContain(picked);
    // The first part and the last of five.
    expect(Math.max(...passed)).toBeLessThan(250_000);
    engine.close();
  });

  it('ends no process when a connection refuses to be interrupted', async () => {
    let interrupts = 0;
    let end = () => {};
    const connection = {
      run: (text: string) => (text.startsWith('SET') ? Promise.resolve() : new Promise<void>((done) => (end = done))),
      interrupt() {
        interrupts++;
        throw new Error('the connection is closed');
      },
      closeSync: () => undefined,
    };
    const engine = createDuckDBEngine({ connect: async () => connection as unknown as DuckDBConnection });
    const stop = new AbortController();
    const running = engine.run(short, { signal: stop.signal });
    setTimeout(() => stop.abort(), 10);
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => interrupts).toBeGreaterThan(2);
    end();
    engine.close();
  });

  it('leaves the event loop free while it reads many rows', async () => {
    const engine = createDuckDBEngine(warehouse);
    const text = "SELECT 'recipient ' || range, CAST(range AS DOUBLE) FROM range(10000)";
    const longestPause = async () => {
      let longest = 0;
      let last = performance.now();
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      const rows = await engine.run({ text, parameters: [], columns: [] });
      clearInterval(timer);
      expect(rows).toHaveLength(10_000);
      expect(rows[9_999]).toEqual(['recipient 9999', 9999]);
      return longest;
    };
    // Read until the machine leaves it alone once: what else runs beside the test is not the engine's.
    await expect.poll(longestPause, { timeout: 30_000 }).toBeLessThan(100);
    engine.close();
  });
});

describe('stream', () => {
  it('rejects a result that the engine breaks off, instead of ending as if it were complete', async () => {
    const engine = createDuckDBEngine(warehouse);
    const text = "SELECT CASE WHEN range = 500000 THEN error('broken off') ELSE 'row' END FROM range(1000000)";
    let rows = 0;
    const reading = async () => {
      for await (const chunk of engine.stream([{ text, parameters: [], columns: [] }])) rows += chunk.length;
    };
    await expect(reading()).rejects.toThrow('before its last row');
    expect(rows).toBeLessThan(1_000_000);
    engine.close();
  });

  it('ends the statement when the reader stops reading', async () => {
    const engine = createDuckDBEngine(warehouse);
    const text = 'SELECT CAST(range AS DOUBLE) FROM range(100000000)';
    let read = 0;
    for await (const chunk of engine.stream([{ text, parameters: [], columns: [] }])) {
      read += chunk.length;
      if (read > 5_000) break;
    }
    expect(read).toBeLessThan(20_000);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('is stopped when the time of a later chunk is up', async () => {
    const engine = createDuckDBEngine({ ...warehouse, timeLimitMs: 300 });
    const text = 'SELECT CAST(range AS DOUBLE) FROM range(1000000000000) WHERE range < 500000';
    let chunks = 0;
    const reading = async () => {
      for await (const _ of engine.stream([{ text, parameters: [], columns: [] }])) chunks++;
    };
    await expect(reading()).rejects.toMatchObject({ code: 'timeout', status: 503 });
    expect(chunks).toBeGreaterThan(0);
    expect(await engine.run(short)).toEqual([[1]]);
    engine.close();
  });

  it('reads statements one after the other of the same data, the later ones with time to sort', async () => {
    const engine = createDuckDBEngine({ ...warehouse, timeLimitMs: 2_000, sortLimitMs: 300 });
    const writer = await warehouse.connect();
    await writer.run('CREATE TABLE counted AS SELECT 1.0::DOUBLE AS n');
    const count = { text: 'SELECT CAST(count(*) AS DOUBLE) FROM counted', parameters: [], columns: [] };
    const rows = [];
    for await (const chunk of engine.stream([count, count, endless])) {
      rows.push(...chunk);
      await writer.run('INSERT INTO counted VALUES (2)');
      if (rows.length === 2) break;
    }
    expect(rows).toEqual([[1], [1]]);
    await expect(engine.stream([endless]).next()).rejects.toMatchObject({ code: 'timeout' });
    const late = engine.stream([count, endless]);
    await late.next();
    await expect(late.next()).rejects.toMatchObject({ code: 'timeout', message: expect.stringContaining('0.3') });
    writer.closeSync();
    engine.close();
  });

  it('is refused when its time is up though the engine still plans, and closes its connection when that has ended', async () => {
    let planned = (_: unknown) => {};
    let isClosed = false;
    const connection = {
      run: async () => undefined,
      stream: () => new Promise((done) => (planned = done)),
      interrupt: () => undefined,
      closeSync: () => (isClosed = true),
    };
    const connect = async () => connection as unknown as DuckDBConnection;
    const engine = createDuckDBEngine({ connect, timeLimitMs: 50 });
    await expect(engine.stream([short]).next()).rejects.toMatchObject({ code: 'timeout', status: 503 });
    expect(isClosed).toBe(false);
    planned({});
    await expect.poll(() => isClosed).toBe(true);
    engine.close();
  });
});

it('leaves threads to other work, however many exports and questions run', async () => {
  const engine = createDuckDBEngine(warehouse);
  const stop = new AbortController();
  const { signal } = stop;
  const exports = Array.from({ length: 20 }, () => engine.stream([endless], { signal }).next());
  const questions = Array.from({ length: 20 }, () => engine.run(endless, { signal }));
  const ended = Promise.allSettled([...exports, ...questions]);
  // Hashing a password takes a thread of the same pool.
  const hash = promisify(pbkdf2);
  for (let sign = 0; sign < 10; sign++) expect(await hash('password', 'salt', 1, 32, 'sha512')).toHaveLength(32);
  stop.abort();
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
  engine.close();
});

describe('questions that come together', () => {
  it('share one run, which ends when the last of them is called off', async () => {
    const engine = createDuckDBEngine(warehouse);
    const cache = new ResultCache(1_000_000);
    let runs = 0;
    const ask = (signal: AbortSignal) => {
      runs++;
      return engine.run(endless, { signal });
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [cache.get('q', first.signal, ask), cache.get('q', second.signal, ask)];
    const settled = Promise.allSettled(answers);
    setTimeout(() => first.abort(), 20);
    setTimeout(() => second.abort(), 60);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(runs).toBe(1);
    expect((await cache.get('q', undefined, () => engine.run(short))).rows).toEqual([[1]]);
    engine.close();
  });
});
