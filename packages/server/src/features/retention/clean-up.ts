import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userDef } from '@pellucid/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import { auditEventOf } from '../../crud/record-change.ts';
import type { Registry } from '../../crud/registry.ts';
import { cascadedDeletes } from '../../crud/side-effects.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { SOCKET_FOLDER_PREFIX, SOCKET_NAME } from '../../platform/db/embedded.ts';
import { loggedError } from '../../platform/db/logged-error.ts';
import { removeDeadSocketFolders, removeFiles } from './folders.ts';
import { findNeverActivated, removeRows, removeUsers } from './repository.ts';
import { NEVER_ACTIVATED, OUTBOX_FILES, ROW_RETENTION, SOCKET_FOLDERS } from './retention.ts';

/** The hour of the night, by the server's time, from which on a day's clean-up is due. */
const HOUR = 3;
const CHECK_INTERVAL_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

export interface CleanUpDeps {
  db: Db;
  /** What goes with a record. */
  registry: Registry;
  clock: Clock;
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

export interface CleanUp {
  /** Cleans up now, in the background, and every night. */
  start(): void;
  /** Cleans up if this night's is due. */
  runIfDue(): Promise<void>;
  stop(): Promise<void>;
}

/** Removes what is older or more than `retention.ts` says. A part that fails is logged and does not stop the others. */
export function createCleanUp({ db, registry, clock, dataDir, log }: CleanUpDeps): CleanUp {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let nextAt = 0;

  async function neverActivated(): Promise<number> {
    return db.transaction(async (tx) => {
      const users = await findNeverActivated(tx, before(NEVER_ACTIVATED.days), NEVER_ACTIVATED.max);
      const ids = users.map(({ id }) => id);
      const cascaded = await cascadedDeletes(tx, registry, userDef, ids);
      await removeUsers(tx, ids);
      const deleted = users.map(({ id, ...old }) => ({
        action: 'delete' as const,
        entity: 'user',
        id,
        old,
        new: null,
      }));
      const by = { actor: 'system', reason: 'never activated' };
      const events = [...cascaded, ...deleted].map((change) => auditEventOf(change, by));
      await recordAudit(tx, events, clock());
      return users.length;
    });
  }

  const parts: readonly (readonly [what: string, remove: () => Promise<number>])[] = [
    ...ROW_RETENTION.map((rows) => [rows.what, () => removeRows(db, rows, before(rows.days))] as const),
    ['accounts never activated', neverActivated],
    [
      'mails in the outbox folder',
      () =>
        removeFiles(join(dataDir, 'outbox'), {
          ending: '.eml',
          before: before(OUTBOX_FILES.days),
          max: OUTBOX_FILES.max,
        }),
    ],
    [
      'socket folders',
      () =>
        removeDeadSocketFolders(tmpdir(), {
          prefix: SOCKET_FOLDER_PREFIX,
          socket: SOCKET_NAME,
          // Other processes share this folder, and have the machine's time whatever this one's clock says.
          before: new Date(Date.now() - SOCKET_FOLDERS.days * DAY_MS),
        }),
    ],
  ];

  async function run(): Promise<void> {
    for (const [what, remove] of parts) {
      if (stopped) return;
      try {
        const removed = await remove();
        if (removed > 0) log.info({ what, removed }, 'removed what is kept no longer');
      } catch (error) {
        log.error({ what, err: loggedError(error) }, 'clean-up failed');
      }
    }
  }

  function runIfDue(): Promise<void> {
    const now = clock();
    if (now.getTime() < nextAt) return running;
    const next = new Date(now);
    next.setHours(HOUR, 0, 0, 0);
    if (next <= now) next.setDate(next.getDate() + 1);
    nextAt = next.getTime();
    running = running.then(run);
    return running;
  }

  return {
    start() {
      timer = setInterval(runIfDue, CHECK_INTERVAL_MS);
      timer.unref();
      void runIfDue();
    },
    runIfDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
