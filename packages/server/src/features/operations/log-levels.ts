import type { LogLevel } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { isLoggerName, type LoggerName, type Logs } from '../../platform/logs/logs.ts';
import type { AuditOrigin } from './audit-origin.ts';

/** The levels of the loggers. Errors: 404 for a logger that is not there. */
export function createLogLevels({ db, clock, logs }: { db: Db; clock: Clock; logs: Logs }) {
  function known(name: string): LoggerName {
    if (!isLoggerName(name)) throw notFound(`There is no logger ${name}`);
    return name;
  }

  return {
    of: (name: string) => logs.states()[known(name)],

    /** Who makes the server talkative may see more of what others do: that is recorded. */
    async change(name: string, level: LogLevel | null, minutes: number, origin: AuditOrigin): Promise<void> {
      const logger = known(name);
      const old = { level: logs.states()[logger].effectiveLevel };
      const now = level === null ? { level } : { level, minutes };
      const event = { ...origin, action: 'logger.update' as const, entity: 'logger', entityId: logger, old, new: now };
      await db.transaction((tx) => recordAudit(tx, event, clock()));
      logs.setLevel(logger, level, { minutes, by: origin.actor });
    },
  };
}
