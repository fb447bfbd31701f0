import { type ConnectableWarehouse, openDuckDBEngine } from '../engines/duckdb/open-duckdb-engine.ts';
import type { Analytics } from './analytics.ts';
import { createGate, type GateOptions } from './gate.ts';

export interface AnalyticsOptions extends Omit<GateOptions, 'engine'> {
  /** Open, and kept open by its owner for as long as the gate is used. */
  warehouse: ConnectableWarehouse;
}

/** Opens the query gate over a warehouse: brings its roll-ups in line with the model, then answers. */
export async function createAnalytics({ warehouse, ...options }: AnalyticsOptions): Promise<Analytics> {
  return createGate({ ...options, engine: await openDuckDBEngine(warehouse, options.model) });
}
