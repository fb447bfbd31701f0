import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadShippedModel, openFixtureAnalytics } from '../testing/index.ts';
import { loadLines } from '../testing/ledger-lines.ts';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import { LEDGER_LOOKUPS } from '../warehouse/schema.ts';
import { removeOwner } from './remove-owner.ts';

const GONE = 424_242;
const STAYS = 515_151;
const marked = (mark: string) => {
  const names = Object.values(LEDGER_LOOKUPS).flat();
  return Object.fromEntries(
    [...names, 'record_id', 'context', 'home_system_id', 'other_products'].map((name) => [name, `${mark} ${name}`]),
  );
};

let folder = '';
let warehouse: Warehouse;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purged-'));
  warehouse = await openWarehouse({ folder });
  const fixture = { connect: warehouse.connect, close: () => undefined };
  await loadLines(fixture, GONE, [marked('MARKER-OF-THE-PURGED'), {}]);
  await loadLines(fixture, STAYS, [marked('MARKER-OF-ANOTHER')]);
});
afterAll(async () => {
  await warehouse.close();
  await rm(folder, { recursive: true });
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  return warehouse.withConnection(async (connection) => {
    const tables = await connection.runAndReadAll('SELECT table_name FROM duckdb_tables() ORDER BY 1');
    const rows: string[] = [];
    for (const [table] of tables.getRows()) {
      const all = await connection.runAndReadAll(`SELECT CAST(t AS VARCHAR) FROM "${table}" t`);
      rows.push(...all.getRows().map(([row]) => `${table}: ${row}`));
    }
    return rows.join('\n');
  });
}

it('leaves no row, no name and no version of a company anywhere, and those of others as they are', async () => {
  const before = await dump();
  expect(before).toContain('MARKER-OF-THE-PURGED');
  expect(before).toContain(String(GONE));
  expect(await warehouse.withConnection((connection) => removeOwner(connection, GONE))).toBe(2);
  const after = await dump();
  expect(after).not.toContain('MARKER-OF-THE-PURGED');
  expect(after).not.toContain(String(GONE));
  const ofOthers = before.split('\n').filter((row) => !row.includes('PURGED') && !row.includes(String(GONE)));
  expect(after.split('\n')).toEqual(ofOthers);
});

it('is done again without harm, and refuses what is no company', async () => {
  await warehouse.withConnection(async (connection) => {
    expect(await removeOwner(connection, GONE)).toBe(0);
    for (const id of [0, -1, 1.5, Number.NaN])
      await expect(removeOwner(connection, id)).rejects.toThrow('is no company');
  });
  expect(await dump()).toContain('MARKER-OF-ANOTHER');
});

it('takes what the gate remembers along', async () => {
  const analytics = await openFixtureAnalytics({ warehouse, model: await loadShippedModel(), isToldOfChanges: true });
  const scope = {
    kind: 'user',
    login: 'a',
    authorities: ['ROLE_USER' as const],
    company: { id: STAYS, tier: 'UNLIMITED' },
  } as const;
  const query = { source: 'ledger', measures: ['records'], dimensions: ['recipient'] };
  expect((await analytics.run(query, scope)).rows).toEqual([['MARKER-OF-ANOTHER recipient', 1]]);
  expect(analytics.cacheMetrics().entries).toBe(1);
  await warehouse.withConnection((connection) => removeOwner(connection, STAYS));
  analytics.dataChanged();
  await expect.poll(() => analytics.cacheMetrics().entries).toBe(0);
  const answer = await analytics.run(query, scope);
  expect([answer.rows, answer.cached, answer.dataThrough]).toEqual([[], false, null]);
  const search = { source: 'ledger', field: 'recipient', text: 'marker' };
  expect(await analytics.search(search, scope)).toEqual([]);
});
