import type { DuckDBConnection } from '@duckdb/node-api';

/** What the engine needs of a warehouse; `openWarehouse` gives it. */
export interface ConnectableWarehouse {
  connect(): Promise<DuckDBConnection>;
}
