import type { DuckDBConnection } from '@duckdb/node-api';

/** How often the engine is told to stop: it listens only while a statement runs. */
const INTERRUPT_INTERVAL_MS = 50;

/** Stops whatever the connection does once the signal is aborted; the function that it gives ends that. */
export function interruptOnAbort(connection: DuckDBConnection, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    try {
      connection.interrupt();
    } catch {
      // A closed connection has nothing to stop; thrown in a timer, its error would end the process.
    }
  };
  const abort = () => {
    timer = setInterval(interrupt, INTERRUPT_INTERVAL_MS);
    interrupt();
  };
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return () => {
    clearInterval(timer);
    signal?.removeEventListener('abort', abort);
  };
}
