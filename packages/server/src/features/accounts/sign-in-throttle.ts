import { type Clock, elapsedTime } from '../../base/clock.ts';

/** Wrong attempts of one source on one account before it has to wait, the first wait and the longest one, in seconds. */
const PAIR = { free: 5, firstWait: 2, longestWait: 900 } as const;
/** Wrong attempts of one address on any accounts within the window before strangers there wait for the window's end. */
const ADDRESS = { free: 100 } as const;
/** Wrong attempts on one account from all addresses within the window before strangers to it have to wait. */
const ACCOUNT = { free: 50 } as const;
const WINDOW_SECONDS = 900;
/** Counters in memory; the oldest are dropped first, so that noise cannot fill it. */
const MAX_ENTRIES = 50_000;

interface Counter {
  account: string | undefined;
  count: number;
  since: number;
  blockedUntil: number;
}

/** An attempt that may go on. It counts as a wrong one until it succeeds, so that a burst is no way around the limits. */
export interface SignInAttempt {
  succeeded(): void;
  /** The password was not looked at. */
  notTried(): void;
}

/** Where an attempt comes from. */
export interface SignInSource {
  /** The network of the address. */
  network: string;
  /** A device on which the account's owner has signed in: it waits for nothing that others did. */
  device?: string | undefined;
  /** Whether the account's owner has signed in from this network of late. */
  isKnownNetwork?: boolean;
}

/**
 * Slows down guessing without a lock that a stranger could close: the waits grow for the address that fails, on the
 * account that it fails at. What others do at other addresses or accounts makes nobody wait who is known: whose owner has
 * signed in from this network of late, or on this device, which is counted apart from the address it is at. Kept in memory:
 * a restart forgets it.
 */
export function createSignInThrottle(clock: Clock) {
  const counters = new Map<string, Counter>();
  // Of a clock that was set back, waits would last as much longer.
  const now = elapsedTime(clock);

  function current(key: string): Counter | undefined {
    const found = counters.get(key);
    if (found && (now() < found.blockedUntil || now() - found.since <= WINDOW_SECONDS * 1000)) return found;
    counters.delete(key);
    return undefined;
  }

  function count(key: string, account: string | undefined, waitAfter: (count: number, since: number) => number): void {
    const known = current(key);
    const next = { account, count: (known?.count ?? 0) + 1, since: known?.since ?? now(), blockedUntil: 0 };
    next.blockedUntil = now() + waitAfter(next.count, next.since) * 1000;
    counters.delete(key);
    counters.set(key, next);
    const oldest = counters.size > MAX_ENTRIES ? counters.keys().next() : undefined;
    if (oldest && !oldest.done) counters.delete(oldest.value);
  }

  function giveBack(key: string, free: number): void {
    const counter = current(key);
    if (!counter) return;
    counter.count -= 1;
    if (counter.count < free) counter.blockedUntil = 0;
  }

  const untilWindowEnds = (free: number) => (failed: number, since: number) =>
    failed < free ? 0 : Math.max(1, WINDOW_SECONDS - (now() - since) / 1000);
  const longerAndLonger = (failed: number) =>
    failed < PAIR.free ? 0 : Math.min(PAIR.longestWait, PAIR.firstWait * 2 ** Math.min(failed - PAIR.free, 20));

  const secondsLeft = (key: string) => Math.max(0, ((current(key)?.blockedUntil ?? 0) - now()) / 1000);

  return {
    /** Begins an attempt, or returns the seconds to wait. */
    begin(account: string, { network, device, isKnownNetwork = false }: SignInSource): SignInAttempt | number {
      const [byAddress, byAccount] = [`address ${network}`, `account ${account}`];
      const pair = device === undefined ? `pair ${network} ${account}` : `device ${device} ${account}`;
      const isKnown = isKnownNetwork || device !== undefined;
      const wait = Math.max(...(isKnown ? [pair] : [pair, byAddress, byAccount]).map(secondsLeft));
      if (wait > 0) return wait;
      count(pair, account, longerAndLonger);
      count(byAddress, undefined, untilWindowEnds(ADDRESS.free));
      count(byAccount, account, untilWindowEnds(ACCOUNT.free));
      const notTried = () => {
        giveBack(pair, PAIR.free);
        giveBack(byAddress, ADDRESS.free);
        giveBack(byAccount, ACCOUNT.free);
      };
      return {
        notTried,
        succeeded() {
          notTried();
          counters.delete(pair);
        },
      };
    },
    /** Forgets what failed on an account, from every address. */
    forget(account: string) {
      for (const [key, counter] of counters) if (counter.account === account) counters.delete(key);
    },
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
