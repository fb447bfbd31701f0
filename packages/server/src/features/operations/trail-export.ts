import type { Clock } from '../../base/clock.ts';
import type { Caller } from '../../http/mount.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AuditOrigin } from './audit-origin.ts';
import { type AuditFilter, type AuditRow, countAuditRows, readAuditRows } from './audit-repository.ts';

export interface TrailExportDeps {
  db: Db;
  clock: Clock;
  /** Waits for a place among the exports of a user; the function gives it back. */
  enterExport(caller: Caller, signal?: AbortSignal): Promise<() => void>;
}

interface TrailExportRequest {
  filter: AuditFilter;
  /** The conditions in the words of the call, for the trail. */
  asked: object;
  caller: Caller;
  origin: AuditOrigin;
  signal: AbortSignal;
}

/** Reads the rows that pass, as far as the trail goes now. Who takes the trail away is recorded in it. */
export function trailExport({ db, clock, enterExport }: TrailExportDeps) {
  return async function* ({ filter, asked, caller, origin, signal }: TrailExportRequest): AsyncGenerator<AuditRow[]> {
    const leave = await enterExport(caller, signal);
    try {
      const last = await countAuditRows(db);
      const event = { ...origin, action: 'audit.export' as const, entity: 'audit', new: { ...asked, rowsUpTo: last } };
      await db.transaction((tx) => recordAudit(tx, event, clock()));
      yield* readAuditRows(db, filter, last);
    } finally {
      leave();
    }
  };
}
