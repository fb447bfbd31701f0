import type { DuckDBConnection } from '@duckdb/node-api';

/** An interrupt that comes before the statement has begun is lost, so it is repeated until the statement ends. */
const INTERRUPT_EVERY_MS = 20;

/** Interrupts the connection from the abort of the signal until the work has ended. */
export async function interruptible<T>(
  connection: DuckDBConnection,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    timer ??= setInterval(() => interruptNow(connection), INTERRUPT_EVERY_MS);
    interruptNow(connection);
  };
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', interrupt);
    clearInterval(timer);
  }
}

/** A connection that was closed meanwhile has nothing to interrupt and throws, which in a timer would end the process. */
function interruptNow(connection: DuckDBConnection): void {
  try {
    connection.interrupt();
  } catch {
    // What was asked is told by its own outcome.
  }
}
