import {
  getLogfile,
  getLogger,
  getLoggers,
  LEVEL_MINUTES,
  LOG_LEVELS,
  listLoggers,
  putLogger,
  setLogger,
  tailLogs,
} from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { mount, type Server } from '../../http/mount.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Logs } from '../../platform/logs/logs.ts';
import { auditOriginOf } from './audit-origin.ts';
import { createLogLevels } from './log-levels.ts';

export function logsRoutes(server: Server, { db, clock, logs }: { db: Db; clock: Clock; logs: Logs }): void {
  const levels = createLogLevels({ db, clock, logs });

  mount(server, getLoggers, async () => ({ levels: [...LOG_LEVELS], loggers: logs.states() }));
  mount(server, getLogger, async ({ params }) => levels.of(params.name));
  mount(server, setLogger, async ({ params, body }, context) => {
    await levels.change(params.name, body.configuredLevel, body.minutes, auditOriginOf(context));
  });

  mount(server, listLoggers, async () =>
    Object.entries(logs.states()).map(([name, { effectiveLevel }]) => ({ name, level: effectiveLevel })),
  );
  mount(server, putLogger, async ({ body }, context) => {
    await levels.change(body.name, body.level, LEVEL_MINUTES.default, auditOriginOf(context));
  });

  mount(server, tailLogs, async ({ query }) => logs.ring.tail(query));
  mount(server, getLogfile, async (_, { reply }) => {
    reply.send(logs.ring.text());
  });
}
