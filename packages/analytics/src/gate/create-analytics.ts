import type { ConnectableWarehouse } from '../engines/duckdb/connectable-warehouse.ts';
import { createDuckDBEngine, type DuckDBEngineOptions } from '../engines/duckdb/duckdb-engine.ts';
import { keepRollups, type RollupKeeper } from '../engines/duckdb/rollup-keeper.ts';
import type { Analytics } from './analytics.ts';
import { createGate, type GateOptions } from './gate.ts';

export interface AnalyticsOptions extends Omit<GateOptions, 'engine' | 'rollups'> {
  /** Open, and kept open by its owner for as long as the gate is used; tests give its statements more time or less. */
  warehouse: ConnectableWarehouse & Pick<DuckDBEngineOptions, 'timeLimitMs'>;
  /** Whoever has the roll-ups made, beside the questions; without, they are made before the first one. */
  rollups?: RollupKeeper;
}

/** Opens the query gate over a warehouse. */
export async function createAnalytics({ warehouse, ...options }: AnalyticsOptions): Promise<Analytics> {
  const rollups = options.rollups ?? (await keepRollups(warehouse, options.model));
  if (!options.rollups) await rollups.make();
  return createGate({ ...options, rollups, engine: createDuckDBEngine(warehouse) });
}
