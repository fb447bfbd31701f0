import type { Account, LoginVM } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { networkOf } from '../../base/network.ts';
import { forbidden, tooManyRequests, unauthorized } from '../../http/problems.ts';
import { type AuditEvent, recordAudit } from '../../platform/audit/audit-trail.ts';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { Db } from '../../platform/db/database.ts';
import { createWatchedCache } from '../../platform/db/watched-cache.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { signInAddresses } from '../../platform/sessions/repository.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { KnownDevice } from './known-devices.ts';
import type { Origin } from './origin.ts';
import { accountFinder, findUserForSignIn } from './repository.ts';
import type { SignInAttempt, SignInThrottle } from './sign-in-throttle.ts';

/** How long a successful sign-in makes an address one of the owner's, in milliseconds. */
const KNOWN_ADDRESS_MS = 30 * 24 * 3_600_000;

/** Accounts in the cache; each may hold a picture. */
const MAX_CACHED_ACCOUNTS = 500;

/** Where a sign-in came from, and the device when a user has signed in on it before. */
export interface SignInOrigin extends Origin {
  device: KnownDevice | null;
}

export interface AccountsDeps {
  db: Db;
  sessions: Sessions;
  throttle: SignInThrottle;
  clock: Clock;
  changes: ChangeFeed;
}

export function createAccounts({ db, sessions, throttle, clock, changes }: AccountsDeps) {
  const findAccount = accountFinder(db);
  const cache = createWatchedCache<number, Account>({
    changes,
    clock,
    topic: 'caller',
    concerns: ({ id }, userId) => id === userId,
    max: MAX_CACHED_ACCOUNTS,
  });
  const audit = (
    tx: Db,
    actor: string,
    action: AuditEvent['action'],
    { address, requestId }: Origin,
    about: Pick<AuditEvent, 'new' | 'entityId'> = {},
  ) => recordAudit(tx, { actor, action, entity: 'session', address, requestId, ...about }, clock());

  /** Whether the owner has signed in from the network of this address of late. */
  async function isKnown(userId: number, address: string): Promise<boolean> {
    const since = new Date(clock().getTime() - KNOWN_ADDRESS_MS);
    const known = await signInAddresses(db, userId, since);
    return known.some((earlier) => networkOf(earlier) === networkOf(address));
  }

  async function beginAttempt(
    account: string,
    userId: number | undefined,
    { address, device }: SignInOrigin,
  ): Promise<SignInAttempt> {
    const network = networkOf(address);
    const own = device?.userId === userId ? device?.id : undefined;
    let attempt = throttle.begin(account, { network, device: own });
    if (typeof attempt === 'number' && userId !== undefined && own === undefined && (await isKnown(userId, address))) {
      attempt = throttle.begin(account, { network, isKnownNetwork: true });
    }
    if (typeof attempt === 'number') throw tooManyRequests(attempt);
    return attempt;
  }

  return {
    /**
     * Opens a session and returns its token and whose it is. Wrong name and wrong password are one answer in one time; that a user is
     * disabled is told only to who knows the password.
     *
     * Errors: 401 wrong credentials, 403 disabled, 429 too many wrong attempts, Overloaded when too many sign in at once.
     */
    async signIn(
      { username, password, rememberMe }: LoginVM,
      { device, ...origin }: SignInOrigin,
    ): Promise<{ token: string; userId: number }> {
      const name = username.trim().toLowerCase();
      const user = await findUserForSignIn(db, name);
      // One account is one account, whichever of its two names is typed; unknown names are throttled alike.
      const account = user?.login ?? name;
      const attempt = await beginAttempt(account, user?.id, { device, ...origin });
      const right = await verifyPassword(user?.passwordHash, password).catch((error) => {
        attempt.notTried();
        throw error;
      });
      if (!user || !right) {
        // What was typed as an unknown name may be a password: it is not written down.
        await db.transaction((tx) => audit(tx, user?.login ?? 'anonymous', 'sign-in-failed', origin));
        throw unauthorized('Bad credentials');
      }
      attempt.succeeded();
      if (!user.activated) {
        await db.transaction((tx) => audit(tx, user.login, 'sign-in-disabled', origin));
        throw forbidden('User is Disabled! Please contact your Administrator.');
      }
      return db.transaction(async (tx) => {
        const { id: userId, login } = user;
        const remembered = rememberMe ?? false;
        const token = await sessions.open(tx, { userId, login, remembered, ...origin });
        await audit(tx, login, 'sign-in', origin, { new: { remembered } });
        return { token, userId };
      });
    },

    async signOut(caller: Caller, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.end(tx, caller.sessionId, 'sign-out');
        await audit(tx, caller.login, 'sign-out', origin, { entityId: caller.sessionId });
      });
    },

    async account(caller: Caller): Promise<Account> {
      // Frozen: it is written once and sent as often as it is asked for.
      const account = await cache.get(caller.userId, async (id) => Object.freeze((await findAccount(id)) ?? null));
      if (!account) throw unauthorized();
      return account;
    },

    cacheMetrics: cache.metrics,
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
