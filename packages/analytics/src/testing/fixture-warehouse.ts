import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { BLANK_ROWS, SCHEMA_VERSION, TABLES } from '../warehouse/schema.ts';
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
  await connection.run(TABLES + BLANK_ROWS);
  await connection.run(`INSERT INTO warehouse_state VALUES (0, ${SCHEMA_VERSION})`);
  await connection.run(LOOKUP_ROWS);
  await connection.run(FACT_ROWS);
  connection.closeSync();
  return { connect: () => instance.connect(), close: () => instance.closeSync() };
}
