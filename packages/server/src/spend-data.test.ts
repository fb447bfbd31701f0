import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoFiles } from '@pellucid/analytics/demo';
import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { openSpendData } from './spend-data.ts';

test('the next question after an import is answered from what it brought, while roll-ups are made beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pellucid-spend-'));
  const spendData = await openSpendData(join(folder, 'warehouse'), await loadCatalogue());
  try {
    const records = async () => {
      const query = { source: 'general', measures: ['records'] };
      const { rows, dataVersion } = await spendData.analytics.run(query, { kind: 'system' });
      return { records: Number(rows[0]?.[0]), dataVersion };
    };
    const before = await records();
    expect(before.records).toBe(0);
    spendData.makeRollups(() => undefined);
    const files = await generateDemoFiles({ folder: join(folder, 'files'), generalRows: 50, years: [2024] });
    await spendData.import(files);
    const after = await records();
    expect(after.records).toBeGreaterThan(0);
    expect(after.dataVersion).not.toBe(before.dataVersion);
    expect(await spendData.analytics.dataVersion()).toBe(after.dataVersion);
    const states = () => [...new Set(spendData.analytics.rollups().map(({ state }) => state))];
    await expect.poll(states, { timeout: 30_000 }).toEqual(['made']);
  } finally {
    await spendData.close();
    await rm(folder, { recursive: true });
  }
}, 60_000);
