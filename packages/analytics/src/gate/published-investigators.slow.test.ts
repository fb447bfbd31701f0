import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Condition, QueryInput } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '../ingest/index.ts';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import type { Analytics } from './analytics.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/open-payments');
const present = existsSync(FOLDER);
if (!present) console.log('Skipped: investigators of published files, because ../shared is not there');

describe.skipIf(!present)('investigators of published files (needs ../shared)', () => {
  let folder: string;
  let warehouse: Warehouse;
  let analytics: Analytics;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'published-investigators-'));
    warehouse = await openWarehouse({ folder });
    const files = readdirSync(FOLDER).filter((name) => /^OP_DTL_(GNRL|RSRCH)_PGYR201[34]/.test(name));
    await importFiles({ warehouse, files: files.map((name) => join(FOLDER, name)) });
    const led = [1, 2, 3, 4, 5].map((number) => `Principal_Investigator_${number}_Profile_ID`);
    await rowsOf(`ATTACH ':memory:' AS files`);
    const read = (type: string) =>
      `read_csv('${FOLDER}/OP_DTL_${type}_PGYR201[34]*', union_by_name = true, all_varchar = true)`;
    await rowsOf(`CREATE TABLE files.record AS
      SELECT Total_Amount_of_Payment_USDollars::DECIMAL(18,2) AS amount, Physician_Profile_ID AS paid, list_distinct([${led.join(', ')}]) AS leaders
      FROM ${read('RSRCH')}
      UNION ALL SELECT Total_Amount_of_Payment_USDollars::DECIMAL(18,2), Physician_Profile_ID, [] FROM ${read('GNRL')}`);
    analytics = await openFixtureAnalytics({ warehouse });
  }, 300_000);
  afterAll(async () => {
    await warehouse?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  async function rowsOf(sql: string) {
    return warehouse.withConnection(async (connection) => (await connection.runAndReadAll(sql)).getRows());
  }

  const ask = async (query: QueryInput) =>
    (await analytics.run({ measures: ['total_amount', 'records'], ...query }, SCOPES.system)).rows;

  it('have the dollars of every record that names them, in whichever slot', async () => {
    const byHand = await rowsOf(`SELECT id, sum(amount)::VARCHAR, count(*)::DOUBLE
      FROM (SELECT unnest(leaders) AS id, amount FROM files.record) WHERE id IS NOT NULL GROUP BY id ORDER BY id`);
    expect(byHand.length).toBeGreaterThan(100);
    const dimensions = ['investigator_id'];
    const where: Condition[] = [{ field: 'investigator_id', op: 'notEmpty' }];
    const orderBy = [{ field: 'investigator_id' }];
    expect(await ask({ source: 'research', dimensions, where, orderBy, limit: 10_000 })).toEqual(byHand);
  });

  it('are asked for with what they were paid, each record once', async () => {
    const [busiest] = await rowsOf(`SELECT id FROM (SELECT unnest(leaders) AS id, amount FROM files.record)
      WHERE id IN (SELECT paid FROM files.record) GROUP BY id ORDER BY count(*) DESC, id LIMIT 1`);
    const id = String(busiest?.[0]);
    const byHand = await rowsOf(`SELECT sum(amount)::VARCHAR, count(*)::DOUBLE FROM files.record
      WHERE paid = '${id}' OR list_contains(leaders, '${id}')`);
    const either: Condition[] = ['recipient_id', 'investigator_id'].map((field) => ({ field, op: 'eq', value: id }));
    expect(await ask({ source: 'all_payments', where: [{ any: either }] })).toEqual(byHand);
  });
});
