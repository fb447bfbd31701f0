import type { DuckDBConnection } from '@duckdb/node-api';

/** The column by which every table with private rows says whose they are. */
const OWNER = 'owner_company_id';

/**
 * Removes every row of a company from every table that has an owner, in a transaction of its own, and empties the log of
 * changes. Blocks of the file that held them are free then, and written over by later loads.
 *
 * @returns the number of lines of its ledger.
 */
export async function removeOwner(connection: DuckDBConnection, ownerCompanyId: number): Promise<number> {
  // Nobody, 0, owns the blank rows.
  if (!Number.isSafeInteger(ownerCompanyId) || ownerCompanyId < 1) throw new Error(`${ownerCompanyId} is no company`);
  const found = await connection.runAndReadAll(
    `SELECT DISTINCT table_name FROM duckdb_columns() WHERE column_name = '${OWNER}' AND NOT internal ORDER BY 1`,
  );
  const tables = found.getRows().map(([table]) => String(table));
  let lines = 0;
  let rows = 0;
  await connection.run('BEGIN');
  try {
    for (const table of tables) {
      const { rowsChanged } = await connection.run(`DELETE FROM "${table}" WHERE ${OWNER} = ${ownerCompanyId}`);
      if (table === 'ledger') lines = rowsChanged;
      rows += rowsChanged;
    }
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
  // While somebody else writes it has to wait, and comes with the end of that.
  if (rows > 0) await connection.run('CHECKPOINT').catch(() => undefined);
  return lines;
}
