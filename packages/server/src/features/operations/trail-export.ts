import type { Clock } from '../../base/clock.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AuditOrigin } from './audit-origin.ts';
import { type AuditFilter, type AuditRow, countAuditRows, readAuditRows } from './audit-repository.ts';

/** Reads the rows that pass, as far as the trail goes now. Who takes the trail away is recorded in it. */
export function trailExport({ db, clock }: { db: Db; clock: Clock }) {
  return async (filter: AuditFilter, asked: object, origin: AuditOrigin): Promise<AsyncGenerator<AuditRow[]>> => {
    const last = await countAuditRows(db);
    const event = { ...origin, action: 'audit.export', entity: 'audit', new: { ...asked, rowsUpTo: last } };
    await db.transaction((tx) => recordAudit(tx, event, clock()));
    return readAuditRows(db, filter, last);
  };
}
