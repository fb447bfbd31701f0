import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { AccountKey, AccountName, KEY_RATE_LIMIT, PASSWORD_RULE, RegistrationEmail } from './password.ts';

const tag = 'account';

export const ManagedUserVM = z
  .object({
    email: RegistrationEmail,
    // Checked by the server against NewPassword, because a weak one has a problem of its own.
    password: z.string().describe(PASSWORD_RULE),
    langKey: z
      .string()
      .regex(/^[A-Za-z-]{2,10}$/)
      .nullish(),
  })
  .meta({ id: 'ManagedUserVM' });
export type ManagedUserVM = z.infer<typeof ManagedUserVM>;

/**
 * `POST api/register`. 400: `emailAlreadyUsed`, `loginAlreadyUsed`, `invalidPassword` (title "Incorrect password") or
 * field errors (title "Method argument not valid").
 */
export const register = endpoint({
  id: 'register',
  summary: 'Register with an e-mail address; the account is opened by a link that comes by mail',
  tag,
  method: 'POST',
  path: 'api/register',
  access: 'public',
  rateLimit: { count: 30, seconds: 3_600 },
  status: 201,
  body: ManagedUserVM,
});

/**
 * 400 when the key is unknown, used or older than 24 hours. The answer has a key for another password: whoever registered the
 * address, perhaps a stranger, knows the one that was chosen then.
 */
export const activate = endpoint({
  id: 'activate',
  summary: 'Activate a registered account with the key from the mail',
  tag,
  method: 'GET',
  path: 'api/activate',
  access: 'public',
  rateLimit: KEY_RATE_LIMIT,
  query: z.object({ key: AccountKey }),
  response: z.object({ resetKey: z.string() }),
});

/** Answers the same, as late, whether there is an account that waits for it or not. */
export const resendActivation = endpoint({
  id: 'resendActivation',
  summary: 'Send the activation mail again; the body is a username or e-mail address as text',
  tag,
  method: 'POST',
  path: 'api/account/activation/resend',
  access: 'public',
  rateLimit: { count: 20, seconds: 3_600 },
  body: AccountName,
});
