import {
  ALERT_HEADER,
  assignedRolesCalls,
  endUserSession,
  grantableBy,
  listAuthorities,
  listUserHistory,
  listUserSessions,
  setActivated,
  type UserChange,
  userCalls,
  userDef,
} from '@pellucid/contract';
import { actorOf, alert, entityRoutes, listRoutes } from '../../crud/entity-routes.ts';
import { pageHeaders } from '../../crud/page-headers.ts';
import { type HandlerContext, mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import { activation } from './activation.ts';
import { assignedRolesService } from './assigned-roles.ts';
import * as repository from './repository.ts';
import { type UsersDeps, userService } from './service.ts';
import { createUserSessions } from './user-sessions.ts';

/** Accounts as administrators keep them, and the roles that are assigned to users and groups. */
export function usersRoutes(server: Server, deps: UsersDeps): void {
  const { db, sessions } = deps;
  const users = userService(deps);
  const userSessions = createUserSessions(deps);
  const activate = activation({ ...deps, users });
  entityRoutes(server, assignedRolesCalls, assignedRolesService(deps, sessions));
  listRoutes(server, userCalls, users);

  /** The user of an id or a login, if the caller may see them. */
  async function found(key: string, context: HandlerContext) {
    const id = /^\d+$/.test(key) ? Number(key) : await repository.userIdOf(db, key);
    if (id === null) throw notFound(`There is no user ${key}`);
    return users.get(id, requireCaller(context));
  }

  mount(server, userCalls.get, ({ params }, context) => found(params.id, context));

  mount(server, userCalls.create, async ({ body }, context) => {
    const user = await users.create(body, actorOf(context));
    const location = `/api/${userDef.path}/${encodeURIComponent(user.login)}`;
    context.reply.headers({ Location: location, ...alert(userDef, 'created', user.login) });
    return user;
  });

  mount(server, userCalls.update, async ({ body }, context) => {
    const user = await users.update(body, actorOf(context));
    context.reply.headers(alert(userDef, 'updated', user.login));
    return user;
  });

  mount(server, userCalls.remove, async ({ params }, context) => {
    const user = await found(params.id, context);
    await users.remove(user.id, actorOf(context));
    context.reply.headers(alert(userDef, 'deleted', user.login));
    return undefined;
  });

  mount(server, listAuthorities, async (_, context) => grantableBy(requireCaller(context).authorities).toReversed());

  mount(server, setActivated, async ({ body: { id, ids, activated, reason } }, context) => {
    const actor = { ...actorOf(context), ...(reason && { reason }) };
    const wanted = [...new Set(id == null ? ids : [id, ...ids])];
    const changed = await activate(wanted, activated, actor);
    const what = `${changed} user${changed === 1 ? ' is' : 's are'} ${activated ? 'activated' : 'deactivated'}`;
    context.reply.headers({ [ALERT_HEADER.alert]: what, [ALERT_HEADER.params]: String(changed) });
    return { changed };
  });

  mount(server, listUserSessions, async ({ params }, context) => {
    const user = await found(String(params.id), context);
    return userSessions.list(user.id, requireCaller(context));
  });

  mount(server, endUserSession, async ({ params }, context) => {
    const user = await found(String(params.id), context);
    await userSessions.end(user.id, params.sessionId, actorOf(context));
    return undefined;
  });

  mount(server, listUserHistory, async ({ params, query }, context) => {
    const user = await found(String(params.id), context);
    const { events, total } = await repository.eventsOf(db, user.id, query);
    context.reply.headers(pageHeaders(context.request.url, query, total));
    return events.map(changeOf);
  });
}

/** Fields of a record that change with every change and tell nothing. */
const ALWAYS = new Set(['version', 'lastModifiedBy', 'lastModifiedDate']);

/** An event of the audit trail with no more than the fields that changed. */
function changeOf({ old, new: now, at, ...event }: repository.UserEvent): UserChange {
  const names = Object.keys({ ...old, ...now }).filter(
    (name) => !ALWAYS.has(name) && JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]),
  );
  const only = (record: Record<string, unknown> | null) =>
    record && Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
  return { ...event, at: new Date(at).toISOString(), old: only(old), new: only(now) };
}
