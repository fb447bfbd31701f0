import type { CacheMetrics, Cell } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import { BoundedMemory } from './bounded-memory.ts';

type Rows = readonly (readonly Cell[])[];

interface Running {
  readonly rows: Promise<Rows>;
  readonly stop: AbortController;
  waiting: number;
}

const BYTES_PER_CELL = 16;

/**
 * Remembers answers up to a bound of memory, least recently used first out, and lets identical questions that come while one
 * is being answered share its run. The run is stopped when the last of those who wait for it has gone.
 */
export class ResultCache {
  private readonly answers: BoundedMemory<Rows>;
  private readonly running = new Map<string, Running>();
  private readonly counts = { hits: 0, misses: 0, puts: 0, evictions: 0, removals: 0 };

  constructor(maxBytes: number) {
    this.answers = new BoundedMemory(maxBytes, () => {
      this.counts.evictions += 1;
    });
  }

  async get(
    key: string,
    signal: AbortSignal | undefined,
    ask: (signal: AbortSignal) => Promise<Rows>,
  ): Promise<{ rows: Rows; cached: boolean }> {
    const known = this.answers.get(key);
    if (known) {
      this.counts.hits += 1;
      return { rows: known, cached: true };
    }
    this.counts.misses += 1;
    const running = this.running.get(key) ?? this.start(key, ask);
    return { rows: await this.join(running, signal), cached: false };
  }

  /** Forgets the answers whose key does not pass. */
  retain(passes: (key: string) => boolean): void {
    this.counts.removals += this.answers.retain(passes);
  }

  metrics(): CacheMetrics {
    return { ...this.counts, entries: this.answers.size };
  }

  private start(key: string, ask: (signal: AbortSignal) => Promise<Rows>): Running {
    const stop = new AbortController();
    const rows = ask(stop.signal)
      .then((found) => {
        this.remember(key, found);
        return found;
      })
      .finally(() => {
        if (this.running.get(key) === running) this.running.delete(key);
      });
    const running: Running = { rows, stop, waiting: 0 };
    this.running.set(key, running);
    // Whoever waits gets the error; when all have gone there is nobody to tell.
    rows.catch(() => undefined);
    stop.signal.addEventListener('abort', () => this.running.delete(key), { once: true });
    return running;
  }

  private join(running: Running, signal: AbortSignal | undefined): Promise<Rows> {
    running.waiting++;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        running.waiting--;
        if (running.waiting === 0) running.stop.abort();
      };
      const giveUp = (): void => {
        leave();
        reject(new QueryRefused('cancelled', 'The question was called off.'));
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      running.rows.then(resolve, reject).finally(() => signal?.removeEventListener('abort', giveUp));
    });
  }

  private remember(key: string, rows: Rows): void {
    if (this.answers.set(key, rows, sizeOf(rows) + key.length * 2)) this.counts.puts += 1;
  }
}

/** About how much memory some rows take. */
export function sizeOf(rows: Rows): number {
  let bytes = 0;
  for (const row of rows)
    for (const cell of row) bytes += BYTES_PER_CELL + (typeof cell === 'string' ? cell.length * 2 : 0);
  return bytes;
}
