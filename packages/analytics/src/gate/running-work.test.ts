import { expect, it } from 'vitest';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import { duckdbDialect } from '../sql/dialects/duckdb.ts';
import { FIXTURE_FREE_TIER, loadShippedModel } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { createGate } from './gate.ts';

const model = await loadShippedModel();
const { analyst, rival, system } = SCOPES;
const inGeneral = { source: 'general', measures: ['total_amount'], dimensions: ['nature'] };
const inResearch = { ...inGeneral, source: 'research' };
const nobodys = '7b0a9f6e-0000-4000-8000-000000000000';

/** A gate to an engine that works on every question of a user until it is stopped, and then is as far as `progress` says. */
function openGate({ minRunningMs = 0, progress = async (): Promise<number | null> => 0.25 } = {}) {
  const stopped = ({ signal }: EngineOptions) =>
    new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
    );
  const engine: Engine = {
    dialect: duckdbDialect,
    run: async (_, options = {}) => {
      if (options.user === undefined) return [[0, 0, 0]];
      options.onBegin?.({ progress });
      return stopped(options);
    },
    async *stream(_, options = {}) {
      options.onBegin?.({ progress });
      yield [
        ['Food', '1.00'],
        ['Fees', '2.00'],
      ];
      await stopped(options);
    },
    close: () => undefined,
  };
  return createGate({ engine, model, freeTier: FIXTURE_FREE_TIER, minRunningMs });
}

it('a question is told of to who asked it, with how far it is, and to nobody else', async () => {
  const gate = openGate();
  const stop = new AbortController();
  const asked = expect(gate.run(inGeneral, analyst, { signal: stop.signal })).rejects.toThrow();
  await expect
    .poll(() => gate.running(analyst))
    .toMatchObject([
      { what: 'question', sources: ['general'], progress: 0.25, rows: null, milliseconds: expect.any(Number) },
    ]);
  expect(await gate.running(rival)).toEqual([]);
  expect(await gate.running(system)).toEqual([]);
  stop.abort();
  await asked;
  expect(await gate.running(analyst)).toEqual([]);
});

it('is called off by its owner alone, and the engine stops', async () => {
  const gate = openGate();
  const asked = expect(gate.run(inGeneral, analyst)).rejects.toMatchObject({ code: 'cancelled', status: 499 });
  await expect.poll(() => gate.running(analyst)).toHaveLength(1);
  const [{ id } = { id: '' }] = await gate.running(analyst);
  for (const other of [rival, system, SCOPES.public]) expect(gate.cancel(id, other)).toBe(false);
  expect(gate.cancel(nobodys, analyst)).toBe(false);
  expect(await gate.running(analyst)).toHaveLength(1);
  expect(gate.cancel(id, analyst)).toBe(true);
  await asked;
  expect(gate.cancel(id, analyst)).toBe(false);
});

it('all that one request asks is one, and ends with one call', async () => {
  const gate = openGate();
  const { signal } = new AbortController();
  const asked = Promise.allSettled([inGeneral, inResearch].map((query) => gate.run(query, analyst, { signal })));
  await expect.poll(() => gate.running(analyst)).toMatchObject([{ sources: ['general', 'research'], progress: 0.25 }]);
  const [{ id } = { id: '' }] = await gate.running(analyst);
  gate.cancel(id, analyst);
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('who waits for the same answer as another sees how far that is, and calls off their own wait alone', async () => {
  const gate = openGate();
  const first = expect(gate.run(inGeneral, analyst)).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => gate.running(analyst)).toHaveLength(1);
  const second = expect(gate.run(inGeneral, rival)).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => gate.running(rival)).toMatchObject([{ progress: 0.25 }]);
  const [mine, theirs] = [await gate.running(analyst), await gate.running(rival)];
  gate.cancel(mine[0]?.id ?? '', analyst);
  await first;
  expect(await gate.running(rival)).toEqual([expect.objectContaining({ id: theirs[0]?.id })]);
  gate.cancel(theirs[0]?.id ?? '', rival);
  await second;
});

it('an export tells the rows that it sent, and ends when it is called off', async () => {
  const gate = openGate();
  const { chunks } = await gate.stream(inGeneral, analyst);
  const read: unknown[] = [];
  const reading = (async () => {
    for await (const rows of chunks) read.push(...rows);
  })();
  const ended = expect(reading).rejects.toThrow();
  await expect.poll(() => gate.running(analyst)).toMatchObject([{ what: 'export', rows: 2, progress: 0.25 }]);
  const [{ id } = { id: '' }] = await gate.running(analyst);
  expect(gate.cancel(id, rival)).toBe(false);
  expect(gate.cancel(id, analyst)).toBe(true);
  await ended;
  expect(read).toHaveLength(2);
  expect(await gate.running(analyst)).toEqual([]);
});

it('says null where the engine cannot tell, and nothing of what takes less than a second', async () => {
  const silent = openGate({ progress: async () => null });
  const quick = openGate({ minRunningMs: 60_000 });
  const stop = new AbortController();
  const { signal } = stop;
  const asked = Promise.allSettled([silent, quick].map((gate) => gate.run(inGeneral, analyst, { signal })));
  await expect.poll(() => silent.running(analyst)).toMatchObject([{ progress: null }]);
  expect(await quick.running(analyst)).toEqual([]);
  stop.abort();
  await asked;
});
