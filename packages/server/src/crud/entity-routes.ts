import {
  ALERT_HEADER,
  type Changes,
  CriteriaError,
  type EntityDef,
  type EntityEndpoints,
  parseCriteria,
  parseSort,
  REASON_HEADER,
  TOTAL_COUNT_HEADER,
} from '@pellucid/contract';
import { type Handler, type HandlerContext, mount, requireCaller, type Server } from '../http/mount.ts';
import { badRequest } from '../http/problems.ts';
import { sendTable } from '../table-files/send-table.ts';
import { exportTable } from './entity-export.ts';
import type { Actor, EntityService } from './entity-service.ts';
import { pageHeaders } from './page-headers.ts';

/** Who acts in a request, for the rules and the audit trail. */
export function actorOf(context: HandlerContext): Actor {
  const { ip: address, id: requestId, headers } = context.request;
  const reason = headers[REASON_HEADER.toLowerCase()];
  return { caller: requireCaller(context), address, requestId, ...(reason && { reason: String(reason) }) };
}

/** A parameter that the list does not know is the caller's mistake, and named. */
function read<T>(definition: EntityDef, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof CriteriaError ? badRequest(error.message, definition.name, 'invalidcriteria') : error;
  }
}

/** The headers that a client shows a success alert from: its text, and the record's id. */
export function alert(
  definition: EntityDef,
  what: 'created' | 'updated' | 'deleted' | 'restored',
  id: number | string,
): Record<string, string> {
  const { one } = definition.noun;
  const subject = what === 'created' ? `A new ${one}` : `${/^[aeio]/.test(one) ? 'An' : 'A'} ${one}`;
  return {
    [ALERT_HEADER.alert]: `${subject} is ${what} with identifier ${id}`,
    [ALERT_HEADER.params]: String(id),
  };
}

/** The calls of any entity. */
type Calls = Omit<EntityEndpoints, 'get'> & { get?: EntityEndpoints['get'] };

/** Mounts the list of an entity, its count, and the file of it. */
export function listRoutes(server: Server, calls: Pick<Calls, 'list' | 'count' | 'export'>, service: EntityService) {
  const { definition } = service;
  const asked = (query: { sort?: string | string[] | undefined }) =>
    read(definition, () => ({ criteria: parseCriteria(definition, query), sort: parseSort(definition, query.sort) }));

  mount(server, calls.list, async ({ query }, context) => {
    const caller = requireCaller(context);
    const { page, size } = query;
    const { records, total } = await service.list({ ...asked(query), page, size }, caller);
    context.reply.headers(pageHeaders(context.request.url, { page, size }, total));
    return records;
  });

  mount(server, calls.count, async ({ query }, context) =>
    service.count(
      read(definition, () => parseCriteria(definition, query)),
      requireCaller(context),
    ),
  );

  mount(server, calls.export, async ({ query }, context) => {
    const { total, batches } = await service.export(asked(query), requireCaller(context), context.signal);
    context.reply.header(TOTAL_COUNT_HEADER, total);
    const name = definition.path.slice(definition.path.lastIndexOf('/') + 1);
    return sendTable(context.reply, { name, format: query.format }, exportTable(definition, query.columns, batches));
  });
}

/** Whether an update takes back that its record was marked as deleted: it is then announced as more than a change. */
async function takesBackDelete(service: EntityService, body: Changes, context: HandlerContext): Promise<boolean> {
  const { deletedFlag } = service.definition;
  if (deletedFlag === undefined || body.id == null || body[deletedFlag] !== false) return false;
  const stored: Readonly<Record<string, unknown>> = await service.get(body.id, requireCaller(context));
  return stored[deletedFlag] === true;
}

/**
 * Mounts the calls of an entity. `get` is left out where a feature answers it with more than the record. `checkBody` is
 * asked before the fields of a record are read one by one, and throws what is said of them together.
 */
export function entityRoutes(
  server: Server,
  calls: Calls,
  service: EntityService,
  checkBody?: (body: unknown, change: 'create' | 'update') => void,
): void {
  const { definition } = service;
  listRoutes(server, calls, service);

  if (definition.all) mount(server, calls.all, async (_, context) => service.all(requireCaller(context)));

  if (calls.get)
    mount(server, calls.get, async ({ params }, context) => service.get(params.id, requireCaller(context)));

  const create: Handler<Calls['create']> = async ({ body }, context) => {
    const record = await service.create(body, actorOf(context));
    const location = `/api/${definition.path}/${record.id}`;
    context.reply.headers({ Location: location, ...alert(definition, 'created', record.id) });
    return record;
  };
  mount(server, calls.create, create, { checkBody: (body) => checkBody?.(body, 'create') });

  const update: Handler<Calls['update']> = async ({ body }, context) => {
    const restores = await takesBackDelete(service, body, context);
    const record = await service.update(body, actorOf(context));
    context.reply.headers(alert(definition, restores ? 'restored' : 'updated', record.id));
    return record;
  };
  mount(server, calls.update, update, { checkBody: (body) => checkBody?.(body, 'update') });

  mount(server, calls.remove, async ({ params }, context) => {
    await service.remove(params.id, actorOf(context));
    context.reply.headers(alert(definition, 'deleted', params.id));
    return undefined;
  });
}
