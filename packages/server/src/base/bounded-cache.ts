import type { CacheMetrics } from '@pellucid/contract';

/** Values that are kept to be read again, at most `max` of them: then it begins anew. Counts what became of them. */
export class BoundedCache<K, V> {
  private readonly values = new Map<K, V>();
  private readonly counts = { hits: 0, misses: 0, puts: 0, evictions: 0, removals: 0 };

  constructor(private readonly max: number) {}

  /** The value of a key as long as it is fresh. */
  get(key: K, isFresh: (value: V) => boolean): V | undefined {
    const value = this.values.get(key);
    if (value !== undefined && isFresh(value)) {
      this.counts.hits += 1;
      return value;
    }
    this.counts.misses += 1;
    this.delete(key);
    return undefined;
  }

  set(key: K, value: V): void {
    if (this.values.size >= this.max && !this.values.has(key)) {
      this.counts.evictions += this.values.size;
      this.values.clear();
    }
    this.values.set(key, value);
    this.counts.puts += 1;
  }

  delete(key: K): void {
    if (this.values.delete(key)) this.counts.removals += 1;
  }

  deleteWhere(isStale: (value: V) => boolean): void {
    for (const [key, value] of this.values) if (isStale(value)) this.delete(key);
  }

  metrics(): CacheMetrics {
    return { ...this.counts, entries: this.values.size };
  }
}
