import { type Clock, elapsedTime } from '../base/clock.ts';
import { networkOf } from '../base/network.ts';
import { tooManyRequests } from './problems.ts';

/** Keys that are remembered at most; the oldest are forgotten first, so that noise cannot fill the memory. */
const KEYS = 50_000;

/** So many of something in a window of time, for each key: an address, a user. */
export interface RateLimiter {
  /** Uses up `amount`. Throws 429, and uses nothing up, when the window holds less than that. */
  consume(caller: string | number, amount?: number): void;
}

/** Kept in memory: a restart begins anew. */
export function createRateLimiter(clock: Clock, { count, seconds }: { count: number; seconds: number }): RateLimiter {
  const used = new Map<string | number, { count: number; until: number }>();
  const elapsed = elapsedTime(clock);
  return {
    consume(caller, amount = 1) {
      const key = typeof caller === 'string' ? networkOf(caller) : caller;
      const now = elapsed();
      const known = used.get(key);
      const window = known && now < known.until ? known : { count: 0, until: now + seconds * 1000 };
      if (window.count + amount > count) throw tooManyRequests((window.until - now) / 1000);
      used.delete(key);
      used.set(key, { count: window.count + amount, until: window.until });
      const oldest = used.size > KEYS ? used.keys().next() : undefined;
      if (oldest && !oldest.done) used.delete(oldest.value);
    },
  };
}
