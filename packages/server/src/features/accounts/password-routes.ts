import {
  activate,
  changePassword,
  changePasswordOf,
  finishPasswordReset,
  register,
  requestPasswordReset,
  resendActivation,
  verifyResetKey,
} from '@pellucid/contract';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { originOf } from './origin.ts';
import type { Passwords } from './passwords.ts';
import type { createRegistration } from './registration.ts';

/** How people come to an account and to a password. */
export function passwordRoutes(
  server: Server,
  { registration, passwords }: { registration: ReturnType<typeof createRegistration>; passwords: Passwords },
): void {
  mount(server, register, async ({ body }, { request }) => registration.register(body, originOf(request)));
  mount(server, activate, async ({ query }, { request }) => registration.activate(query.key, originOf(request)));
  mount(server, resendActivation, async ({ body }, { request }) => registration.resend(body, originOf(request)));

  mount(server, requestPasswordReset, async ({ body }, { request }) => passwords.requestReset(body, originOf(request)));
  mount(server, verifyResetKey, async ({ params }) => passwords.verifyKey(params.key));
  mount(server, finishPasswordReset, async ({ body }, { request }) => passwords.finishReset(body, originOf(request)));
  mount(server, changePassword, async ({ body }, context) =>
    passwords.changeOwn(requireCaller(context), body, originOf(context.request)),
  );
  mount(server, changePasswordOf, async ({ params, body }, context) =>
    passwords.changeOf(requireCaller(context), params.login, body, originOf(context.request)),
  );
}
