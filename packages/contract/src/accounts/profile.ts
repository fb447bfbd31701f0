import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { Account } from './account.ts';
import { AccountName, EmailAddress } from './password.ts';

/** Bytes of an avatar image, before it is written as text. */
export const AVATAR_BYTES = 2 * 1024 * 1024;

const name = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .regex(/^\P{Cc}*$/u, 'A name has no line breaks');

/** What the settings screen sends. What a client sends beside it (login, authorities …) changes nothing. */
const UserDTO = z
  .object({
    firstName: name,
    lastName: name,
    email: EmailAddress,
    /** `data:image/png;base64,…` or `data:image/jpeg;base64,…`; null or '' removes it, absent leaves it. */
    image: z
      .string()
      .max(Math.ceil((AVATAR_BYTES * 4) / 3) + 64)
      .nullish(),
  })
  .meta({ id: 'UserDTO' });
export type Settings = z.infer<typeof UserDTO>;

/** 403 of type `signInAgain` when the address changes and the last sign-in is over 15 minutes old. */
export const saveAccount = endpoint({
  id: 'saveAccount',
  summary: 'Save name, e-mail address and picture of the caller',
  tag: 'account',
  method: 'POST',
  path: 'api/account',
  access: 'authenticated',
  maxBody: 3 * 1024 * 1024,
  body: UserDTO,
});

export const getUserByLogin = endpoint({
  id: 'getUserByLogin',
  summary: 'A user by login: oneself, or anyone for ROLE_ADMIN',
  tag: 'account',
  method: 'GET',
  path: 'api/users/login/{login}',
  access: 'authenticated',
  beforePasswordChange: true,
  params: z.object({ login: AccountName }),
  response: Account,
});
