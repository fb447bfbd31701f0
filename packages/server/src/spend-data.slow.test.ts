import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoFiles } from '@pellucid/analytics/demo';
import { expect, test, vi } from 'vitest';
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
    const ready = vi.fn();
    spendData.onDataReady(ready);
    spendData.makeRollups(() => undefined);
    const files = await generateDemoFiles({ folder: join(folder, 'files'), generalRows: 50, years: [2024] });
    await spendData.import(files);
    const after = await records();
    expect(after.records).toBeGreaterThan(0);
    const published = await spendData.dataAsOf('general');
    expect(published).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await spendData.dataAsOf('all_payments'), 'as new as the newest of its parts').toBe(published);
    expect(await spendData.dataAsOf('ledger')).toBeNull();
    expect(after.dataVersion).not.toBe(before.dataVersion);
    expect(await spendData.analytics.dataVersion()).toBe(after.dataVersion);
    const states = () => [...new Set(spendData.analytics.rollups().map(({ state }) => state))];
    await expect.poll(states, { timeout: 30_000 }).toEqual(['made']);
    await expect.poll(() => ready.mock.calls.length, { message: 'told of the import' }).toBeGreaterThan(1);
    ready.mockClear();

    const names = async (dimension: string) => {
      const query = { source: 'general', dimensions: [dimension], measures: ['records'] };
      const { rows } = await spendData.analytics.run(query, { kind: 'system' });
      return rows.map(([name]) => String(name));
    };
    const families = new Map((await names('company_id')).map((id) => [id, 'All of them']));
    await spendData.setCompanyFamilies(families);
    expect(await names('company_family'), 'the next question goes by the families').toEqual(['All of them']);
    expect(ready, 'told of the families').toHaveBeenCalled();
    const [another = ''] = await generateDemoFiles({ folder: join(folder, 'more'), generalRows: 40, years: [2023] });
    const importing = spendData.import([another]);
    await spendData.setCompanyFamilies(new Map([...families.keys()].map((id) => [id, 'Renamed'])));
    await importing;
    expect(await names('company_family'), 'set during an import, they are there after it').toContain('Renamed');
    expect(await names('company_family')).not.toContain('All of them');
  } finally {
    await spendData.close();
    await rm(folder, { recursive: true });
  }
}, 60_000);
