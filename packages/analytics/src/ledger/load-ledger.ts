import type { DuckDBConnection } from '@duckdb/node-api';
import { LEDGER_LOOKUPS } from '../warehouse/schema.ts';

export interface LedgerLines {
  /** The company whose lines they are; only its users see them. */
  ownerCompanyId: number;
  /** A table with a line for each transaction: the columns of `LINE_COLUMNS` and the attributes of every `LEDGER_LOOKUPS`. */
  lines: string;
}

/** What a line says besides the names of things. */
const LINE_COLUMNS = [
  'program_year',
  'date',
  'amount',
  'payments',
  'record_id',
  'other_products',
  'context',
  'home_system_id',
  'reportable',
];

/**
 * Puts lines into the ledger of a company, in place of those of the same record, inside the caller's transaction. What they
 * name goes into the company's own lookup rows, as it is spelled: nothing that others read is touched.
 *
 * @returns the number of lines.
 */
export async function loadLedger(
  connection: DuckDBConnection,
  { ownerCompanyId, lines }: LedgerLines,
): Promise<number> {
  const owner = Math.trunc(ownerCompanyId);
  for (const [table, attributes] of Object.entries(LEDGER_LOOKUPS)) {
    await connection.run(addMissing(table, attributes, owner, lines));
  }
  await connection.run(`DELETE FROM ledger WHERE owner_company_id = ${owner}
    AND record_id IN (SELECT record_id FROM ${lines})`);
  const { rowsChanged } = await connection.run(insertLines(owner, lines));
  await connection.run(raiseVersion(owner));
  return rowsChanged;
}

function addMissing(table: string, attributes: readonly string[], owner: number, lines: string): string {
  const names = attributes.join(', ');
  return `INSERT INTO ledger_${table} (key, owner_company_id, ${names})
    SELECT nextval('ledger_key'), ${owner}, ${names} FROM (SELECT DISTINCT ${names} FROM ${lines} ORDER BY ALL) line
    WHERE coalesce(${names}) IS NOT NULL AND NOT EXISTS (
      FROM ledger_${table} known WHERE known.owner_company_id = ${owner} AND ${sameIn('known', attributes)})`;
}

function insertLines(owner: number, lines: string): string {
  const tables = Object.entries(LEDGER_LOOKUPS);
  const joins = tables.map(
    ([table, attributes]) => `JOIN (FROM ledger_${table} WHERE owner_company_id = ${owner} OR key = 0) l_${table}
      ON ${sameIn(`l_${table}`, attributes)}`,
  );
  return `INSERT INTO ledger BY NAME
    SELECT ${LINE_COLUMNS.map((column) => `line.${column}`).join(', ')}, ${owner} AS owner_company_id,
      ${tables.map(([table]) => `l_${table}.key AS ${table}_key`).join(', ')}, 0 AS data_set_id, 0 AS data_file_id
    FROM ${lines} line ${joins.join(' ')}
    ORDER BY line.program_year, line.date, line.record_id`;
}

const sameIn = (table: string, attributes: readonly string[]): string =>
  attributes.map((attribute) => `${table}.${attribute} IS NOT DISTINCT FROM line.${attribute}`).join(' AND ');

/** Later than every version before, also of a ledger that was removed meanwhile. */
const raiseVersion = (
  owner: number,
): string => `INSERT INTO private_version VALUES ('ledger', ${owner}, epoch_ms(now()))
  ON CONFLICT DO UPDATE SET version = greatest(private_version.version + 1, excluded.version)`;
