import type { DuckDBConnection } from '@duckdb/node-api';
import type { RejectedRow } from './repair-file.ts';
import type { FileReport } from './report.ts';
import { text } from './sql-text.ts';

/** Remembers a file that was loaded, and the rows of it that were not. */
export async function noteFile(
  connection: DuckDBConnection,
  id: number,
  report: FileReport,
  rejected: readonly RejectedRow[],
) {
  await connection.run(
    `INSERT INTO data_file (id, sha256, name, layout, imported_at, rows_read, rows_kept, rows_set_aside, rows_superseded, total,
      total_invested) VALUES (${id}, ${text(report.sha256)}, ${text(report.name)}, ${text(report.layout)}, now(), ${report.rowsRead},
      ${report.kept}, ${report.setAside}, ${report.superseded}, ${report.controlTotal}, ${report.amountInvested ?? 'NULL'})`,
  );
  if (rejected.length === 0) return;
  const appender = await connection.createAppender('rejected_row');
  for (const { line, reason, text: row } of rejected) {
    appender.appendInteger(id);
    appender.appendBigInt(BigInt(line));
    appender.appendVarchar(reason);
    appender.appendVarchar(row);
    appender.endRow();
  }
  appender.closeSync();
}
