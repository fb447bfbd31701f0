import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { openWarehouse } from '@pellucid/analytics/ingest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { readConfig } from './config.ts';
import { engineResources } from './engine-resources.ts';
import { openSpendData } from './spend-data.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-engine-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('the engine has half of the memory of the machine, or of the container', () => {
  const constrained = vi.spyOn(process, 'constrainedMemory');
  constrained.mockReturnValue(4 * 1024 ** 3);
  expect(engineResources().memoryLimit).toBe(`${Math.min(2048, Math.floor(totalmem() / 2 / 1024 ** 2))}MB`);
  constrained.mockReturnValue(256 * 1024 ** 2);
  expect(engineResources().memoryLimit, 'less than the engine needs').toBe('512MB');
  for (const none of [0, 2 ** 63]) {
    constrained.mockReturnValue(none);
    expect(engineResources().memoryLimit).toBe(`${Math.max(512, Math.floor(totalmem() / 2 / 1024 ** 2))}MB`);
  }
});

test('an operator gives it what the settings say', () => {
  const { engine } = readConfig({ ENGINE_MEMORY_MB: '3000', ENGINE_THREADS: '3', ENGINE_SPILL_DIR: 'spill' }, '/srv');
  expect(engineResources(engine)).toEqual({ memoryLimit: '3000MB', threads: 3, spillFolder: '/srv/spill' });
  for (const wrong of ['0', '1.5', 'all', '-1'])
    expect(() => readConfig({ ENGINE_THREADS: wrong })).toThrow('ENGINE_THREADS: must be a whole number of threads');
});

test('the warehouse of a server is opened with it', async () => {
  const spillFolder = join(folder, 'spill');
  const spendData = await openSpendData(folder, await loadCatalogue(), { engine: { spillFolder } });
  expect(await readdir(spillFolder)).toEqual([expect.stringMatching(/^pellucid-/)]);
  await spendData.close();
});

test('a question that needs more memory than the engine has fails alone, and the next one is answered', async () => {
  const warehouse = await openWarehouse({ folder, memoryLimit: '64MB', threads: 1 });
  const hungry = "SELECT length(string_agg(repeat('x', 1000) || range, '')) FROM range(1000000)";
  await warehouse.withConnection(async (connection) => {
    await expect(connection.run(hungry)).rejects.toThrow('Out of Memory');
    expect((await connection.runAndReadAll('SELECT 1')).getRows()).toEqual([[1]]);
  });
  await warehouse.close();
});
