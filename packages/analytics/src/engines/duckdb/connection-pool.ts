import type { DuckDBConnection } from '@duckdb/node-api';

interface Waiting {
  take(connection: DuckDBConnection): void;
}

/**
 * A few connections, each lent to one statement at a time; who comes when all are lent waits in line. The engine spreads one
 * statement over all cores, so that more statements at once only share what there is.
 */
export class ConnectionPool {
  private readonly idle: DuckDBConnection[] = [];
  private readonly line: Waiting[] = [];
  private lent = 0;

  constructor(
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly size: number,
  ) {}

  /** Lends a connection. Rejects with the signal's reason when it is aborted while waiting. */
  async borrow(signal?: AbortSignal): Promise<DuckDBConnection> {
    signal?.throwIfAborted();
    if (this.lent >= this.size) return this.waitInLine(signal);
    this.lent++;
    try {
      return this.idle.pop() ?? (await this.connect());
    } catch (error) {
      this.lent--;
      throw error;
    }
  }

  giveBack(connection: DuckDBConnection): void {
    const next = this.line.shift();
    if (next) {
      next.take(connection);
      return;
    }
    this.lent--;
    this.idle.push(connection);
  }

  close(): void {
    for (const connection of this.idle.splice(0)) connection.closeSync();
  }

  private waitInLine(signal?: AbortSignal): Promise<DuckDBConnection> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        take: (connection) => {
          signal?.removeEventListener('abort', leave);
          resolve(connection);
        },
      };
      this.line.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
