import { z } from 'zod';
import { Authority } from '../authority.ts';
import { endpoint } from '../http/endpoint.ts';

/** Tier of a company: FREE is held to the freemium limits in the query gate (docs/promises/access.md#free-tier). */
export const Tier = z.enum(['FREE', 'UNLIMITED']);
export type Tier = z.infer<typeof Tier>;

const tag = 'account';

export const LoginVM = z
  .object({
    username: z
      .string()
      .min(1)
      .max(254)
      .regex(/^\P{Cc}*$/u, 'A name is one line of text'),
    password: z.string().min(4).max(100),
    rememberMe: z.boolean().nullish(),
  })
  .meta({ id: 'LoginVM' });
export type LoginVM = z.infer<typeof LoginVM>;

/** The signed-in user (docs/promises/accounts.md#the-account). */
export const Account = z.object({
  id: z.int(),
  login: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  image: z.string().nullable(),
  activated: z.boolean(),
  langKey: z.string(),
  authorities: z.array(Authority),
  userGroup: z.string().nullable(),
  company: z.object({ id: z.int(), companyName: z.string(), tier: Tier }).nullable(),
  /** An administrator set the password: until the user chose another, other calls are refused. */
  mustChangePassword: z.boolean().optional(),
});
export type Account = z.infer<typeof Account>;

/** `POST api/authenticate`: the token is in the Authorization header, after `Bearer `, and in the body. */
export const authenticate = endpoint({
  id: 'authenticate',
  summary: 'Sign in with a username or e-mail address and a password',
  tag,
  method: 'POST',
  path: 'api/authenticate',
  access: 'public',
  body: LoginVM,
  response: z.object({ id_token: z.string() }),
});

/** `GET api/authenticate`: the caller's login as text, empty for who is not signed in. */
export const whoIsSignedIn = endpoint({
  id: 'whoIsSignedIn',
  summary: 'The login of the caller as text; empty without a sign-in',
  tag,
  method: 'GET',
  path: 'api/authenticate',
  access: 'public',
  stream: 'text/plain',
});

export const getAccount = endpoint({
  id: 'getAccount',
  summary: 'The identity of the caller',
  tag,
  method: 'GET',
  path: 'api/account',
  access: 'authenticated',
  beforePasswordChange: true,
  response: Account,
});

/** Tickets of the analytics server; the client keeps each as a cookie of its own name. */
export const TokenResponse = z.object({
  ticket: z.string().optional(),
  ticket1: z.string().optional(),
  ticket2: z.string().optional(),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

export const createViewerToken = endpoint({
  id: 'createViewerToken',
  summary: 'Open a session of the analytics viewer for the caller',
  tag,
  method: 'POST',
  path: 'api/account/token',
  access: 'authenticated',
  beforePasswordChange: true,
  body: z.looseObject({}).nullish(),
  response: TokenResponse,
});

export const signOut = endpoint({
  id: 'signOut',
  summary: "End the caller's session: its token is refused from the next request on",
  tag,
  method: 'POST',
  path: 'api/account/sign-out',
  access: 'authenticated',
  beforePasswordChange: true,
  status: 204,
});
