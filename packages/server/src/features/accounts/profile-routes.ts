import {
  endOtherSessions,
  endOwnSession,
  endSessionsOf,
  getUserByLogin,
  listOwnSessions,
  resendActivationTo,
  saveAccount,
  unlockUser,
} from '@pellucid/contract';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import type { AccountSupport } from './account-support.ts';
import { originOf } from './origin.ts';
import type { createOwnSessions } from './own-sessions.ts';
import type { createProfile } from './profile.ts';

/** What people see and change of their own account, and administrators of everyone's. */
export function profileRoutes(
  server: Server,
  deps: {
    profile: ReturnType<typeof createProfile>;
    ownSessions: ReturnType<typeof createOwnSessions>;
    support: AccountSupport;
  },
): void {
  const { profile, ownSessions, support } = deps;
  mount(server, saveAccount, async ({ body }, context) =>
    profile.save(requireCaller(context), body, originOf(context.request)),
  );
  mount(server, getUserByLogin, async ({ params }, context) => profile.byLogin(requireCaller(context), params.login));

  mount(server, listOwnSessions, async (_, context) => ownSessions.list(requireCaller(context)));
  mount(server, endOwnSession, async ({ params }, context) =>
    ownSessions.end(requireCaller(context), params.id, originOf(context.request)),
  );
  mount(server, endSessionsOf, async ({ params }, context) =>
    ownSessions.endAllOf(requireCaller(context), params.login, originOf(context.request)),
  );
  mount(server, endOtherSessions, async (_, context) =>
    ownSessions.endOthers(requireCaller(context), originOf(context.request)),
  );

  mount(server, resendActivationTo, async ({ params }, context) =>
    support.resendActivation(requireCaller(context), params.login, originOf(context.request)),
  );
  mount(server, unlockUser, async ({ params }, context) =>
    support.unlock(requireCaller(context), params.login, originOf(context.request)),
  );
}
