import type { ImportReport } from '@pellucid/analytics/ingest';
import type { Clock } from './base/clock.ts';
import type { ImportFiles } from './features/imports/routes.ts';
import { recordAudit } from './platform/audit/audit-trail.ts';
import type { Db } from './platform/db/database.ts';

/** The same import, which notes in the audit trail what became of the files and how many rows it removed. */
export function auditedImport(importFiles: ImportFiles, { db, clock }: { db: Db; clock: Clock }): ImportFiles {
  return async (files, options) => {
    const report = await importFiles(files, options);
    if (!report.changed) return report;
    const event = { actor: 'system', action: 'data.import' as const, entity: 'data', new: noted(report) };
    await db.transaction((tx) => recordAudit(tx, event, clock()));
    return report;
  };
}

function noted({ files }: ImportReport) {
  const sum = (rows: 'kept' | 'setAside' | 'superseded' | 'removed') =>
    files.reduce((total, file) => total + file[rows], 0);
  return {
    rowsKept: sum('kept'),
    rowsSetAside: sum('setAside'),
    rowsSuperseded: sum('superseded'),
    rowsRemoved: sum('removed'),
    files: files.map(({ name, outcome, controlTotal, sha256 }) => {
      return `${name}: ${outcome}, control total ${controlTotal}, SHA-256 ${sha256}`;
    }),
  };
}
