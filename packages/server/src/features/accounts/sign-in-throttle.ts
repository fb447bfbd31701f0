import type { Clock } from '../../base/clock.ts';

/** Wrong attempts of one address on one account before it has to wait, the first wait and the longest one, in seconds. */
const PAIR = { free: 5, firstWait: 2, longestWait: 900 } as const;
/** Wrong attempts of one address on any accounts within the window before it has to wait for the window's end. */
const ADDRESS = { free: 100 } as const;
/** Wrong attempts on one account from all addresses within the window before strange addresses have to wait. */
const ACCOUNT = { free: 50 } as const;
const WINDOW_SECONDS = 900;
/** Keys that are remembered at most; the oldest are forgotten first, so that noise cannot fill the memory. */
const MAX_ENTRIES = 50_000;

interface Failures {
  account: string | undefined;
  count: number;
  since: number;
  blockedUntil: number;
}

/**
 * Slows down guessing without a lock that a stranger could close: the waits grow for the address that fails, on the
 * account that it fails at. Only guessing from very many addresses makes others wait, and never an address from which
 * the account's owner has signed in of late. Kept in memory: a restart forgets it.
 */
export function createSignInThrottle(clock: Clock) {
  const failures = new Map<string, Failures>();
  const pair = (account: string, address: string) => `pair ${address} ${account}`;

  function current(key: string): Failures | undefined {
    const found = failures.get(key);
    const now = clock().getTime();
    if (!found || (now >= found.blockedUntil && now - found.since > WINDOW_SECONDS * 1000)) {
      failures.delete(key);
      return undefined;
    }
    return found;
  }

  function fail(key: string, account: string | undefined, waitAfter: (count: number, since: number) => number): void {
    const now = clock().getTime();
    const known = current(key);
    const next = { account, count: (known?.count ?? 0) + 1, since: known?.since ?? now, blockedUntil: 0 };
    next.blockedUntil = now + waitAfter(next.count, next.since) * 1000;
    failures.delete(key);
    failures.set(key, next);
    const oldest = failures.size > MAX_ENTRIES ? failures.keys().next() : undefined;
    if (oldest && !oldest.done) failures.delete(oldest.value);
  }

  const untilWindowEnds = (free: number) => (count: number, since: number) =>
    count < free ? 0 : Math.max(1, WINDOW_SECONDS - (clock().getTime() - since) / 1000);

  const secondsLeft = (key: string) => Math.max(0, ((current(key)?.blockedUntil ?? 0) - clock().getTime()) / 1000);

  return {
    /** Seconds until this address may try this account again; 0 when it may now. */
    wait: (account: string, address: string) =>
      Math.max(secondsLeft(pair(account, address)), secondsLeft(`address ${address}`)),
    /** Seconds that addresses unknown to the account have to wait because of guessing from many addresses. */
    waitOfStrangers: (account: string) => secondsLeft(`account ${account}`),
    failed(account: string, address: string) {
      const { free, firstWait, longestWait } = PAIR;
      fail(pair(account, address), account, (count) =>
        count < free ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(count - free, 20)),
      );
      fail(`address ${address}`, undefined, untilWindowEnds(ADDRESS.free));
      fail(`account ${account}`, account, untilWindowEnds(ACCOUNT.free));
    },
    succeeded(account: string, address: string) {
      failures.delete(pair(account, address));
    },
    /** Forgets what failed on an account, from every address. */
    forget(account: string) {
      for (const [key, failure] of failures) if (failure.account === account) failures.delete(key);
    },
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
