import { stat, statfs } from 'node:fs/promises';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type HealthProbe, Unhealthy } from './health.ts';
import { readMailQueue } from './mail-queue-repository.ts';

/** Free bytes below which the disk counts as full: imports and the database need room to finish what they began. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** A mail that has waited for longer is a sign that none leaves even when none was refused, in minutes. */
const MAX_MAIL_WAIT_MINUTES = 15;
/** Questions are stopped after 10 s; one that is older hangs, in milliseconds. */
const MAX_QUESTION_MS = 30_000;

/**
 * The engine goes on answering from a file that was deleted or replaced, until a restart finds that it is gone: so the file
 * itself is looked at too.
 */
export function warehouseProbe({ file, dataVersion }: { file: string; dataVersion(): Promise<string> }): HealthProbe {
  let opened: number | undefined;
  const gone = () =>
    new Error('The file of the warehouse was moved or deleted: put it back before the server restarts');
  return {
    name: 'warehouse',
    async check() {
      const version = await dataVersion();
      const { ino, size } = await stat(file).catch(() => Promise.reject(gone()));
      opened ??= ino;
      if (opened !== ino) throw gone();
      return { dataVersion: version, size };
    },
  };
}

export function diskProbe(folder: string): HealthProbe {
  return {
    name: 'diskSpace',
    async check() {
      const { bsize, blocks, bavail } = await statfs(folder);
      const details = { total: blocks * bsize, free: bavail * bsize, threshold: MIN_FREE_BYTES, exists: true };
      if (details.free < MIN_FREE_BYTES) throw new Unhealthy('The disk of the data folder is almost full', details);
      return details;
    },
  };
}

/** Mail waits in a table and leaves later, so that the product does not stand and fall with the mail server. */
export function mailProbe({ db, clock, sends }: { db: Db; clock: Clock; sends: boolean }): HealthProbe {
  return {
    name: 'mail',
    critical: false,
    async check() {
      const { oldestWaitingSince, stuck, ...queue } = await readMailQueue(db, clock());
      const minutes = oldestWaitingSince ? (clock().getTime() - oldestWaitingSince.getTime()) / 60_000 : 0;
      const details = {
        ...queue,
        goesTo: sends ? 'mail server' : 'outbox folder',
        oldestWaitingMinutes: Math.floor(minutes),
      };
      if (stuck || minutes > MAX_MAIL_WAIT_MINUTES)
        throw new Unhealthy('Mail does not leave; see the last error and SMTP_URL', details);
      return details;
    },
  };
}

/** The line before the warehouse: it is stuck when a question stays in it for longer than questions may take. */
export function queueProbe(underWay: () => { running: number; oldestRunningMs: number }): HealthProbe {
  return {
    name: 'engineQueue',
    async check() {
      const { running, oldestRunningMs } = underWay();
      const details = { running, oldestRunningMs: Math.round(oldestRunningMs) };
      if (oldestRunningMs > MAX_QUESTION_MS) throw new Unhealthy('A question to the warehouse does not end', details);
      return details;
    },
  };
}
