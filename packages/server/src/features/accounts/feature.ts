import type { KeyObject } from 'node:crypto';
import type { CacheMetrics } from '@pellucid/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../../crud/registry.ts';
import type { Server } from '../../http/mount.ts';
import type { ChangeFeed } from '../../platform/db/change-feed.ts';
import type { AccountDeps } from './account-deps.ts';
import { type AccountLifecycle, createAccountLifecycle } from './account-lifecycle.ts';
import { createAccountSupport } from './account-support.ts';
import { createKnownDevices } from './known-devices.ts';
import { createOwnSessions } from './own-sessions.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswords } from './passwords.ts';
import { createProfile } from './profile.ts';
import { profileRoutes } from './profile-routes.ts';
import { createRegistration } from './registration.ts';
import { accountRoutes } from './routes.ts';
import { createAccounts } from './service.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { createViewerTickets, type TicketService } from './viewer-tickets.ts';

export interface AccountFeatureDeps extends AccountDeps {
  /** What goes with a record. */
  registry: Registry;
  changes: ChangeFeed;
  controlToken: string;
  /** Signs what makes a browser known again. */
  tokenKey: KeyObject;
  /** Whether the product is reached by https alone, so that cookies may ask for it. */
  secure: boolean;
  ticketService: TicketService | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Everything about accounts: signing in and out, registering, passwords, settings and sessions. Returns what another
 * feature that changes users needs of it.
 */
export function accountsFeature(
  server: Server,
  deps: AccountFeatureDeps,
): { lifecycle: AccountLifecycle; accountCache: () => CacheMetrics } {
  const lifecycle = createAccountLifecycle(deps);
  const throttle = createSignInThrottle(deps.clock);
  const accounts = createAccounts({ ...deps, throttle });
  const passwords = createPasswords(deps);
  const viewerTickets = createViewerTickets(deps.ticketService, deps.log);
  accountRoutes(server, { ...deps, accounts, knownDevices: createKnownDevices(deps), viewerTickets });
  passwordRoutes(server, { registration: createRegistration(deps), passwords });
  profileRoutes(server, {
    profile: createProfile({ ...deps, lifecycle, checkFresh: passwords.checkFresh }),
    ownSessions: createOwnSessions(deps),
    support: createAccountSupport({ ...deps, throttle, lifecycle }),
  });
  return { lifecycle, accountCache: accounts.cacheMetrics };
}
