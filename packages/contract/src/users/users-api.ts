import { z } from 'zod';
import { OwnSession } from '../accounts/own-sessions.ts';
import { AccountName } from '../accounts/password.ts';
import { Authority } from '../authority.ts';
import { entityEndpoints, IdParams } from '../entity/endpoints.ts';
import { MAX_REASON_LENGTH } from '../http/change-reason.ts';
import { endpoint } from '../http/endpoint.ts';
import { PAGING } from '../http/page.ts';
import { userDef } from './user.ts';

const tag = userDef.path;
const access = userDef.write;

const { get, remove, ...calls } = entityEndpoints(userDef);

/** Digits are an id, anything else is a login: clients of either kind find their user. */
const KeyParams = z.object({ id: AccountName });

/**
 * The calls of users. A new one is active, unless rejected, whatever `activated` says, and is mailed an invitation to choose a
 * password.
 * 400 `userexists` and `emailexists`; 403 for rights that the caller may not give or take; 409 `lastadmin` for what would
 * leave nobody with ROLE_ADMIN.
 */
export const userCalls = {
  ...calls,
  get: { ...get, params: KeyParams },
  remove: { ...remove, params: KeyParams },
};

export const listAuthorities = endpoint({
  id: 'listAuthorities',
  summary: 'The authorities that the caller may give to others',
  tag,
  method: 'GET',
  path: 'api/users/authorities',
  access,
  response: z.array(Authority),
});

/** Accounts that `setActivated` can switch at once. */
export const MAX_ACTIVATED_USERS = 1_000;

export const setActivated = endpoint({
  id: 'setActivated',
  summary: 'Activate users, or deactivate them and end their sessions',
  tag,
  method: 'PUT',
  path: 'api/users/activate',
  access,
  takesReason: true,
  body: z.object({
    /** One user, or several. */
    id: z.int().positive().nullish(),
    ids: z.array(z.int().positive()).max(MAX_ACTIVATED_USERS).default([]),
    activated: z.boolean(),
    /** Why: kept in the audit trail. */
    reason: z.string().trim().max(MAX_REASON_LENGTH).nullish(),
  }),
  response: z.object({ changed: z.int() }),
});

export const listUserSessions = endpoint({
  id: 'listUserSessions',
  summary: 'Where a user is signed in, the session used last first',
  tag,
  method: 'GET',
  path: 'api/users/{id}/sessions',
  access,
  params: IdParams,
  response: z.array(OwnSession),
});

export const endUserSession = endpoint({
  id: 'endUserSession',
  summary: 'End one session of a user',
  tag,
  method: 'DELETE',
  path: 'api/users/{id}/sessions/{sessionId}',
  access,
  takesReason: true,
  status: 204,
  params: IdParams.extend({ sessionId: z.string().regex(/^[\w-]{1,64}$/) }),
});

/** A change of a user, from the audit trail. `old` and `new` hold the fields that changed. */
export const UserChange = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  old: z.record(z.string(), z.unknown()).nullable(),
  new: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type UserChange = z.infer<typeof UserChange>;

export const listUserHistory = endpoint({
  id: 'listUserHistory',
  summary: 'What was changed of a user, newest first',
  tag,
  method: 'GET',
  path: 'api/users/{id}/history',
  access,
  params: IdParams,
  query: z.object(PAGING),
  response: z.array(UserChange),
});
