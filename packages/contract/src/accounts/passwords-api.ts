import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { AccountKey, AccountName, KEY_RATE_LIMIT, PASSWORD_RULE } from './password.ts';

const tag = 'account';

/** Checked by the server against NewPassword, because a weak one has a problem of its own. */
const newPassword = z.string().describe(PASSWORD_RULE);

/** Details of the 400 that `requestPasswordReset` gives; clients tell them apart by these words. */
export const RESET_REFUSAL = { unknown: 'User not found', deactivated: 'User is deactivated' } as const;

/** How old the sign-in may be for what needs a fresh one, in seconds. */
export const FRESH_SIGN_IN_SECONDS = 15 * 60;

/** The body is plain text or a JSON string: a login or an e-mail address. */
export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  summary: 'Send a mail with a link to a new password; the body is a username or e-mail address as text',
  tag,
  method: 'POST',
  path: 'api/account/reset-password/init',
  access: 'public',
  rateLimit: { count: 30, seconds: 3_600 },
  body: AccountName,
});

export const verifyResetKey = endpoint({
  id: 'verifyResetKey',
  summary: 'Whether a reset key can still be used: 200, else 400',
  tag,
  method: 'GET',
  path: 'api/account/reset-password/resetKeyVerification/{key}',
  access: 'public',
  rateLimit: KEY_RATE_LIMIT,
  params: z.object({ key: AccountKey }),
});

export const finishPasswordReset = endpoint({
  id: 'finishPasswordReset',
  summary: 'Set a new password with the key from the mail; ends all sessions of the account',
  tag,
  method: 'POST',
  path: 'api/account/reset-password/finish',
  access: 'public',
  rateLimit: KEY_RATE_LIMIT,
  body: z.object({ key: AccountKey, newPassword }).meta({ id: 'KeyAndPasswordVM' }),
});

/** `userEmail` is the address on the form; where it is sent, it must be that of the account. */
const PasswordChangeDTO = z
  .object({ userEmail: z.string().max(254).nullish(), newPassword })
  .meta({ id: 'PasswordChangeDTO' });
export type PasswordChange = z.infer<typeof PasswordChangeDTO>;

/** 403 of type `signInAgain` when the last sign-in is over 15 minutes old. */
export const changePassword = endpoint({
  id: 'changePassword',
  summary: 'Change the own password; ends all other sessions and tells the owner by mail',
  tag,
  method: 'POST',
  path: 'api/account/change-password',
  access: 'authenticated',
  beforePasswordChange: true,
  body: PasswordChangeDTO,
});

export const changePasswordOf = endpoint({
  id: 'changePasswordOf',
  summary: "Set another user's password; they choose their own at the next sign-in and are told by mail",
  tag,
  method: 'POST',
  path: 'api/account/change-password/{login}',
  access: ['ROLE_ADMIN'],
  params: z.object({ login: AccountName }),
  body: PasswordChangeDTO,
});
