import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { CATALOGUE_TABLES, FACT_TABLES, LOOKUP_TABLES, SCHEMA_VERSION } from '../warehouse/schema.ts';
import { FACT_ROWS, LOOKUP_ROWS } from './fixture-rows.ts';

/** A warehouse in memory, of which tests borrow connections. */
export interface FixtureWarehouse {
  connect(): Promise<DuckDBConnection>;
  close(): void;
}

/** Opens a warehouse in memory with the rows of `fixture-rows.ts`: 100 general, 20 research, 10 ownership, 12 ledger rows. */
export async function openFixtureWarehouse(): Promise<FixtureWarehouse> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const lookups = [...LOOKUP_TABLES.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, name]) => name);
  await connection.run(CATALOGUE_TABLES + LOOKUP_TABLES + FACT_TABLES);
  await connection.run(lookups.map((lookup) => `INSERT INTO ${lookup} (key) VALUES (0);`).join('\n'));
  await connection.run(`INSERT INTO warehouse_state VALUES (0, ${SCHEMA_VERSION})`);
  await connection.run(LOOKUP_ROWS);
  await connection.run(FACT_ROWS);
  connection.closeSync();
  return { connect: () => instance.connect(), close: () => instance.closeSync() };
}
