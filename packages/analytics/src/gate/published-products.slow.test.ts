import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '../ingest/index.ts';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import type { Analytics } from './analytics.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/open-payments');
const present = existsSync(FOLDER);
if (!present) console.log('Skipped: products of published files, because ../shared is not there');

describe.skipIf(!present)('products of published files (needs ../shared)', () => {
  let folder: string;
  let warehouse: Warehouse;
  let analytics: Analytics;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'published-products-'));
    warehouse = await openWarehouse({ folder });
    const files = readdirSync(FOLDER).filter((name) => name.startsWith('OP_DTL_GNRL_PGYR202'));
    await importFiles({ warehouse, files: files.map((name) => join(FOLDER, name)) });
    const slots = [1, 2, 3, 4, 5].map(
      (number) => `upper(trim(Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_${number}))`,
    );
    await rowsOf(`ATTACH ':memory:' AS files`);
    await rowsOf(`CREATE TABLE files.named AS SELECT Total_Amount_of_Payment_USDollars::DECIMAL(18,2) AS amount,
      list_distinct([${slots.join(', ')}]) AS names
      FROM read_csv('${FOLDER}/OP_DTL_GNRL_PGYR202*', union_by_name = true, all_varchar = true)`);
    analytics = await openFixtureAnalytics({ warehouse });
  }, 300_000);
  afterAll(async () => {
    await warehouse?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  async function rowsOf(sql: string) {
    return warehouse.withConnection(async (connection) => (await connection.runAndReadAll(sql)).getRows());
  }

  it('have the dollars of every record that names them, in whichever slot', async () => {
    const byHand = await rowsOf(`SELECT name, sum(amount)::VARCHAR, count(*)::DOUBLE
      FROM (SELECT unnest(names) AS name, amount FROM files.named) WHERE name IS NOT NULL GROUP BY name ORDER BY name`);
    const named = { field: 'product', op: 'notEmpty' as const };
    const asked = { source: 'general', measures: ['total_amount', 'records'], dimensions: ['product'], where: [named] };
    const { rows } = await analytics.run({ ...asked, orderBy: [{ field: 'product' }], limit: 10_000 }, SCOPES.system);
    expect(rows).toEqual(byHand);
    const opdualag = { ...asked, dimensions: [], where: [{ field: 'product', op: 'eq' as const, value: 'OPDUALAG' }] };
    const [expected] = byHand.filter(([name]) => name === 'OPDUALAG');
    expect((await analytics.run(opdualag, SCOPES.system)).rows).toEqual([expected?.slice(1)]);
  });

  it('are all found by their names', async () => {
    const names = await rowsOf('SELECT DISTINCT unnest(names) AS name FROM files.named');
    const missing: unknown[] = [];
    for (const [name] of names) {
      if (name === null) continue;
      const request = { source: 'general', field: 'product', text: String(name) };
      const found = await analytics.search(request, SCOPES.system);
      if (!found.some(({ value }) => value === name)) missing.push(name);
    }
    expect(missing).toEqual([]);
  }, 300_000);
});
