import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { keepRollups } from '../engines/duckdb/rollup-keeper.ts';
import { type FixtureWarehouse, openFixtureWarehouse } from './fixture-warehouse.ts';
import { loadShippedModel } from './shipped-model.ts';

let template: Promise<string> | undefined;

/**
 * The fixture warehouse with the roll-ups of the shipped model. They are made once for all tests of a process: that takes ten times as
 * long as a copy.
 */
export async function openRolledUpWarehouse(): Promise<FixtureWarehouse> {
  template ??= makeTemplate();
  const file = await template;
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`ATTACH '${file}' AS template (READ_ONLY);
    COPY FROM DATABASE template TO memory;
    DETACH template`);
  connection.closeSync();
  return { connect: () => instance.connect(), close: () => instance.closeSync() };
}

/** The file of a warehouse that is only copied. */
async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pellucid-fixture-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'template.duckdb');
  const warehouse = await openFixtureWarehouse();
  const rollups = await keepRollups(warehouse, await loadShippedModel());
  await rollups.make();
  const connection = await warehouse.connect();
  await connection.run(`ATTACH '${file}' AS template; COPY FROM DATABASE memory TO template; DETACH template`);
  connection.closeSync();
  warehouse.close();
  return file;
}
