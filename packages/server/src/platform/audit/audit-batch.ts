import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../db/database.ts';
import { loggedError } from '../db/logged-error.ts';
import { type AuditEvent, recordAudit } from './audit-trail.ts';

/** What comes within this time is one transaction. */
const WRITE_INTERVAL_MS = 250;
/** After a failure, which passes less quickly. */
const RETRY_INTERVAL_MS = 5_000;
const MAX_BATCH = 500;
/** Events that wait for a database that does not answer. */
const MAX_WAITING = 20_000;

export interface AuditBatch {
  add(event: AuditEvent): void;
  /** Writes what still waits, and takes nothing more. */
  stop(): Promise<void>;
}

/**
 * Puts events of reading, of which there are many and none changes a record, into the audit trail a little later and many at
 * once: nobody waits for the trail. What cannot be written is tried again, and logged where it has to be given up.
 */
export function createAuditBatch(deps: { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> }): AuditBatch {
  const { db, clock, log } = deps;
  const waiting: AuditEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let stopped = false;

  function writeIn(milliseconds: number): void {
    if (timer || stopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, milliseconds);
    timer.unref();
  }

  async function write(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const events = waiting.slice(0, MAX_BATCH);
        await db.transaction((tx) => recordAudit(tx, events, clock()));
        waiting.splice(0, events.length);
      }
    } catch (error) {
      log.error({ err: loggedError(error), waiting: waiting.length }, 'the audit trail cannot be written');
      writeIn(RETRY_INTERVAL_MS);
    }
  }

  return {
    add(event) {
      if (waiting.length >= MAX_WAITING) log.error({ event }, 'not in the audit trail: too much waits to be written');
      else waiting.push(event);
      writeIn(WRITE_INTERVAL_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await writing;
      await write();
      for (const event of waiting) log.error({ event }, 'not in the audit trail: the server ended');
    },
  };
}
