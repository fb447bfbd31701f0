import {
  getLogfile,
  getLogger,
  getLoggers,
  LEVEL_MINUTES,
  LOG_LEVELS,
  type LogLevel,
  listLoggers,
  putLogger,
  setLogger,
  tailLogs,
} from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type HandlerContext, mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { isLoggerName, type Logs } from '../../platform/logs/logs.ts';

export function logsRoutes(server: Server, { db, clock, logs }: { db: Db; clock: Clock; logs: Logs }): void {
  function stateOf(name: string) {
    const state = isLoggerName(name) ? logs.states()[name] : undefined;
    if (!state) throw notFound(`There is no logger ${name}`);
    return state;
  }

  /** Who makes the server talkative may see more of what others do: that is recorded. */
  async function change(name: string, level: LogLevel | null, minutes: number, context: HandlerContext): Promise<void> {
    const old = stateOf(name);
    if (!isLoggerName(name)) return;
    const { login } = requireCaller(context);
    const { id: requestId, ip: address } = context.request;
    const event = { actor: login, action: 'logger.update', entity: 'logger', entityId: name, address, requestId };
    const now = level === null ? { level } : { level, minutes };
    await db.transaction((tx) => recordAudit(tx, { ...event, old: { level: old.effectiveLevel }, new: now }, clock()));
    logs.setLevel(name, level, { minutes, by: login });
  }

  mount(server, getLoggers, async () => ({ levels: [...LOG_LEVELS], loggers: logs.states() }));
  mount(server, getLogger, async ({ params }) => stateOf(params.name));
  mount(server, setLogger, async ({ params, body }, context) => {
    await change(params.name, body.configuredLevel, body.minutes, context);
  });

  mount(server, listLoggers, async () =>
    Object.entries(logs.states()).map(([name, { effectiveLevel }]) => ({ name, level: effectiveLevel })),
  );
  mount(server, putLogger, async ({ body }, context) => {
    await change(body.name, body.level, LEVEL_MINUTES.default, context);
  });

  mount(server, tailLogs, async ({ query }) => logs.ring.tail(query));
  mount(server, getLogfile, async (_, { reply }) => {
    reply.send(logs.ring.text());
  });
}
