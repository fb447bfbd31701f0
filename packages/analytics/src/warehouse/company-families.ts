import type { DuckDBConnection } from '@duckdb/node-api';

/** The family of a company by its id. */
export type CompanyFamilies = ReadonlyMap<string, string>;

/** Gives every company the family that it is listed in, or else itself as a family of one. */
export async function joinFamilies(connection: DuckDBConnection): Promise<void> {
  await connection.run(`UPDATE company SET company_family = found.family FROM (SELECT key,
      coalesce(listed.company_family, company.company) AS family FROM company LEFT JOIN company_family AS listed USING (company_id)) AS found
    WHERE found.key = company.key AND found.family IS DISTINCT FROM company.company_family`);
}

/** Takes the families as they are listed now; what is there already is left alone. Answers whether anything changed. */
export async function setCompanyFamilies(connection: DuckDBConnection, families: CompanyFamilies): Promise<boolean> {
  const known = await connection.runAndReadAll('SELECT company_id, company_family FROM company_family');
  const before = new Map(known.getRows().map(([id, family]) => [String(id), family]));
  const removed = [...before.keys()].filter((id) => !families.has(id));
  const changed = [...families].filter(([id, family]) => before.get(id) !== family);
  if (removed.length + changed.length === 0) return false;
  await connection.run('BEGIN');
  try {
    // Not emptied and filled again: an index remembers what the transaction has removed.
    for (const id of removed) await connection.run('DELETE FROM company_family WHERE company_id = $1', [id]);
    for (const entry of changed) await connection.run('INSERT OR REPLACE INTO company_family VALUES ($1, $2)', entry);
    await joinFamilies(connection);
    await connection.run('UPDATE warehouse_state SET data_version = greatest(data_version + 1, epoch_ms(now()))');
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
  return true;
}
