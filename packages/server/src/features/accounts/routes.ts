import { authenticate, createViewerToken, getAccount, signOut, whoIsSignedIn } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { StartupError } from '../../base/startup-error.ts';
import { controlRoute } from '../../http/control.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { createAdministrator } from './administrator.ts';
import type { KnownDevices } from './known-devices.ts';
import { originOf } from './origin.ts';
import type { Accounts } from './service.ts';
import type { ViewerTickets } from './viewer-tickets.ts';

export interface AccountRoutesDeps {
  accounts: Accounts;
  knownDevices: KnownDevices;
  viewerTickets: ViewerTickets;
  db: Db;
  clock: Clock;
  controlToken: string;
}

export function accountRoutes(server: Server, deps: AccountRoutesDeps): void {
  const { accounts, knownDevices, viewerTickets, controlToken } = deps;
  mount(server, authenticate, async ({ body }, { request, reply }) => {
    const device = await knownDevices.read(request);
    const { token, userId } = await accounts.signIn(body, { ...originOf(request), device });
    await knownDevices.remember(reply, userId);
    reply.header('Authorization', `Bearer ${token}`);
    return { id_token: token };
  });

  mount(server, whoIsSignedIn, async (_, { caller, reply }) => {
    reply.send(caller?.login ?? '');
  });

  mount(server, getAccount, (_, context) => accounts.account(requireCaller(context)));

  mount(server, createViewerToken, async (_, context) => viewerTickets(await accounts.account(requireCaller(context))));

  mount(server, signOut, async (_, context) => {
    await accounts.signOut(requireCaller(context), originOf(context.request));
    return undefined;
  });

  // The command asks the running server, which owns the embedded database.
  controlRoute(server, controlToken, 'create-admin', async (body) => {
    try {
      return { login: (await createAdministrator(deps, body)).login };
    } catch (error) {
      throw error instanceof StartupError ? new HttpProblem(400, { detail: error.message }) : error;
    }
  });
}
