import type { DuckDBConnection } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model, Rollup } from '../../model/model.ts';
import { type FixtureWarehouse, loadShippedModel, openFixtureWarehouse } from '../../testing/index.ts';
import { ensureRollups, refreshRollups } from './rollups.ts';

const model = await loadShippedModel();
const rollups = model.sources.get('general')?.rollups ?? [];
let warehouse: FixtureWarehouse;
let connection: DuckDBConnection;
beforeEach(async () => {
  warehouse = await openFixtureWarehouse();
  connection = await warehouse.connect();
});
afterEach(() => warehouse.close());

async function contents(relation: string): Promise<string[]> {
  const reader = await connection.runAndReadAll(`SELECT CAST(t AS VARCHAR) AS line FROM "${relation}" t ORDER BY line`);
  return reader.getRows().map(([line]) => String(line));
}

function modelWith(kept: readonly Rollup[]): Model {
  const general = model.sources.get('general');
  return { sources: new Map(general && [['general', { ...general, rollups: kept }]]) };
}

describe('refreshRollups', () => {
  it('leaves what making every roll-up anew would give, when years come, change and go', async () => {
    await ensureRollups(connection, model);
    await connection.run(`INSERT INTO company (key, company_id, company) VALUES (9, '100000000009', 'Aster Pharma')`);
    await connection.run(`INSERT INTO general BY NAME SELECT * REPLACE (2025 AS program_year, 9 AS company_key) FROM general
      WHERE program_year = 2024`);
    await connection.run('UPDATE general SET amount = amount + 1 WHERE program_year = 2022');
    await connection.run('DELETE FROM general WHERE program_year = 2021');
    await refreshRollups(connection, model, 'general', [2021, 2022, 2025]);

    const refreshed = new Map<string, string[]>();
    for (const { relation } of rollups) refreshed.set(relation, await contents(relation));
    await connection.run('DELETE FROM rollup_state');
    await ensureRollups(connection, model);
    for (const { relation } of rollups) expect(refreshed.get(relation), relation).toEqual(await contents(relation));
  });

  it('writes the years alone that changed, and says how far it is', async () => {
    const few = modelWith(rollups.filter(({ name }) => /^general_nature(_all_years)?$/.test(name)));
    await ensureRollups(connection, few);
    await connection.run('UPDATE rollup_general_nature SET amount = 7');
    const told: [number, number][] = [];
    await refreshRollups(connection, few, 'general', [2023], (done, count) => told.push([done, count]));
    const reader = await connection.runAndReadAll(
      'SELECT DISTINCT program_year::INTEGER FROM rollup_general_nature WHERE amount = 7 ORDER BY 1',
    );
    expect(reader.getRows()).toEqual([[2021], [2022], [2024]]);
    expect(told).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('makes roll-ups that a file does not have yet, within the transaction of its caller', async () => {
    await connection.run('BEGIN');
    await refreshRollups(connection, model, 'general', [2024]);
    await connection.run('ROLLBACK');
    await expect(contents('rollup_general_nature')).rejects.toThrow(/does not exist/);
    await refreshRollups(connection, model, 'general', [2024]);
    expect(await contents('rollup_general_nature')).toHaveLength(12);
  });
});

describe('ensureRollups', () => {
  it('makes what was declared anew or otherwise, drops what is gone, and touches nothing else', async () => {
    const [first, second] = rollups.slice(-2);
    if (!first || !second) throw new Error('The model has fewer than two roll-ups');
    expect(await ensureRollups(connection, modelWith([first, second]))).toEqual([second.name, first.name]);
    expect(await ensureRollups(connection, modelWith([first, second]))).toEqual([]);
    const narrowed = { ...second, columns: second.columns.slice(0, 2) };
    expect(await ensureRollups(connection, modelWith([narrowed]))).toEqual([second.name]);
    await expect(contents(first.relation)).rejects.toThrow(/does not exist/);
  });
});
