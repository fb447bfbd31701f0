import type { CacheMetrics } from '@pellucid/contract';
import { BoundedCache } from '../../base/bounded-cache.ts';
import type { Clock } from '../../base/clock.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

/** Milliseconds that a value is kept at most, should the database ever change without telling. */
export const MAX_AGE_MS = 5_000;

export interface WatchedCache<K, V> {
  /** The value of a key: the kept one, or what `load` reads. Null is not kept. */
  get(key: K, load: (key: K) => Promise<V | null>): Promise<V | null>;
  metrics(): CacheMetrics;
}

/**
 * Keeps what was read from the database until the database tells that it changed. What was being read meanwhile may be
 * either, and is not kept; while changes may go unheard, nothing is.
 */
export function createWatchedCache<K, V>(options: {
  changes: ChangeFeed;
  topic: ChangeTopic;
  /** Whether a change of this id concerns a value. */
  concerns: (value: V, id: number) => boolean;
  max: number;
  clock: Clock;
}): WatchedCache<K, V> {
  const { changes, topic, concerns, max, clock } = options;
  const cache = new BoundedCache<K, { value: V; readAt: number }>(max);
  let told = 0;
  changes.subscribe(topic, (id) => {
    told += 1;
    cache.deleteWhere(({ value }) => id === null || concerns(value, id));
  });

  return {
    async get(key, load) {
      const now = clock().getTime();
      const kept = cache.get(key, ({ readAt }) => Math.abs(now - readAt) < MAX_AGE_MS);
      if (kept) return kept.value;
      const before = told;
      const value = await load(key);
      if (value !== null && told === before && changes.isComplete()) cache.set(key, { value, readAt: now });
      return value;
    },
    metrics: () => cache.metrics(),
  };
}
