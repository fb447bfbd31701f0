import { type ConnectableWarehouse, openDuckDBEngine } from '../engines/duckdb/open-duckdb-engine.ts';
import type { Model } from '../model/model.ts';
import type { Analytics } from './analytics.ts';
import { createGate } from './gate.ts';

export interface AnalyticsOptions {
  warehouse: ConnectableWarehouse;
  model: Model;
}

/** Opens the query gate over a warehouse: brings its roll-ups in line with the model, then answers. */
export async function createAnalytics({ warehouse, model }: AnalyticsOptions): Promise<Analytics> {
  return createGate({ engine: await openDuckDBEngine(warehouse, model), model });
}
