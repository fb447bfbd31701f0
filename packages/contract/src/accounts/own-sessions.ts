import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { AccountName } from './password.ts';

const tag = 'account';

/** A place where the caller is signed in. Its id opens nothing: a token is signed. */
export const OwnSession = z.object({
  id: z.string(),
  /** When they signed in, UTC. */
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  remembered: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  /** Whether this request came from it. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  id: 'listOwnSessions',
  summary: 'Where the caller is signed in, the session used last first',
  tag,
  method: 'GET',
  path: 'api/account/sessions',
  access: 'authenticated',
  response: z.array(OwnSession),
});

/** 404 for a session that has ended and for one of someone else. */
export const endOwnSession = endpoint({
  id: 'endOwnSession',
  summary: "End one of the caller's sessions",
  tag,
  method: 'DELETE',
  path: 'api/account/sessions/{id}',
  access: 'authenticated',
  status: 204,
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  summary: "End all of the caller's sessions but this one",
  tag,
  method: 'DELETE',
  path: 'api/account/sessions',
  access: 'authenticated',
  status: 204,
});

export const endSessionsOf = endpoint({
  id: 'endSessionsOf',
  summary: 'End all sessions of a user',
  tag,
  method: 'DELETE',
  path: 'api/users/login/{login}/sessions',
  access: ['ROLE_ADMIN'],
  status: 204,
  params: z.object({ login: AccountName }),
});
