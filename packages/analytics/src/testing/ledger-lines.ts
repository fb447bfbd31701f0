import { loadLedger } from '../ledger/load-ledger.ts';
import { LEDGER_LOOKUPS } from '../warehouse/schema.ts';
import type { FixtureWarehouse } from './fixture-warehouse.ts';

type Line = Readonly<Record<string, string>>;

/** What a line says where a test does not care. */
const ANY_LINE: Line = {
  program_year: '2024',
  date: '2024-06-30',
  amount: '10.00',
  payments: '1',
  reportable: 'true',
};

/** Loads lines into the ledger of a company; what a line leaves out is the same for all, or empty. */
export async function loadLines(
  warehouse: FixtureWarehouse,
  ownerCompanyId: number,
  lines: readonly Line[],
): Promise<void> {
  const names = Object.values(LEDGER_LOOKUPS).flat();
  const columns = [
    ...new Set([...Object.keys(ANY_LINE), 'record_id', 'other_products', 'context', 'home_system_id', ...names]),
  ];
  const connection = await warehouse.connect();
  try {
    await connection.run(`CREATE OR REPLACE TEMP TABLE line (${columns.map((name) => `${name} VARCHAR`).join(', ')})`);
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    for (const line of lines) {
      const values = { ...ANY_LINE, ...line };
      await connection.run(
        `INSERT INTO line VALUES (${places})`,
        columns.map((name) => values[name] ?? null),
      );
    }
    await connection.run('BEGIN');
    await loadLedger(connection, { ownerCompanyId, lines: 'line' });
    await connection.run('COMMIT');
  } finally {
    connection.closeSync();
  }
}
