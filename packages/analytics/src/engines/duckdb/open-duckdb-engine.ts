import type { DuckDBConnection } from '@duckdb/node-api';
import type { Model } from '../../model/model.ts';
import type { Engine } from '../engine.ts';
import { createDuckDBEngine } from './duckdb-engine.ts';
import { ensureRollups } from './rollups.ts';

/** What the engine needs of a warehouse; `openWarehouse` gives it. */
export interface ConnectableWarehouse {
  connect(): Promise<DuckDBConnection>;
}

/** The engine over an open warehouse, whose roll-ups are first brought in line with the model. */
export async function openDuckDBEngine(warehouse: ConnectableWarehouse, model: Model): Promise<Engine> {
  const connection = await warehouse.connect();
  try {
    await ensureRollups(connection, model);
  } finally {
    connection.closeSync();
  }
  return createDuckDBEngine({ connect: () => warehouse.connect() });
}
