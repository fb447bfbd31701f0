import type { DuckDBConnection } from '@duckdb/node-api';
import type { RunningStatement } from '../engine.ts';

/** What a connection works on. */
export function runningOn(connection: DuckDBConnection): RunningStatement {
  return {
    async progress() {
      try {
        const { percentage } = connection.progress;
        return percentage < 0 ? null : percentage / 100;
      } catch {
        // Closed meanwhile.
        return null;
      }
    },
  };
}
