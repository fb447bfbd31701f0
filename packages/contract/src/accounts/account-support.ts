import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { AccountName } from './password.ts';

const ofUser = {
  tag: 'account',
  method: 'POST',
  access: ['ROLE_ADMIN'],
  status: 204,
  params: z.object({ login: AccountName }),
} as const;

/** 404 for no such user, 409 for one who has opened their account already, 429 when the mailbox got enough of them. */
export const resendActivationTo = endpoint({
  ...ofUser,
  id: 'resendActivationTo',
  summary: 'Send a user the mail again by which they open their account',
  path: 'api/users/login/{login}/activation/resend',
});

/** 404 for no such user. */
export const unlockUser = endpoint({
  ...ofUser,
  id: 'unlockUser',
  summary: 'Forget the wrong passwords given for a user, so that nobody has to wait any more to sign in as them',
  path: 'api/users/login/{login}/unlock',
});
