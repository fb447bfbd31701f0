import type { DuckDBConnection } from '@duckdb/node-api';
import { LEDGER_LOOKUPS } from './schema.ts';
import { spellCities } from './upgrade-cities.ts';
import { classifySpecialties } from './upgrade-classifications.ts';
import { listInvestigators } from './upgrade-investigators.ts';
import { nameEntities } from './upgrade-names.ts';
import { listProducts } from './upgrade-products.ts';
import { listSpecialties } from './upgrade-specialties.ts';

/** What brings the rows of an older file in line with the tables of this version, once. */
interface Upgrade {
  readonly name: string;
  /** Runs in the transaction that opens the file, when the tables of this version are there. */
  run(connection: DuckDBConnection): Promise<void>;
}

/** In the order in which they are made; each leaves a file that needs it no longer as it is. */
const UPGRADES: readonly Upgrade[] = [
  { name: 'private lookups', run: separateLedgerLookups },
  { name: 'names of today', run: nameEntities },
  { name: 'lists of products', run: listProducts },
  { name: 'lists of specialties', run: listSpecialties },
  { name: 'lists of investigators', run: listInvestigators },
  { name: 'classifications of specialties', run: classifySpecialties },
  { name: 'spelling of cities', run: spellCities },
];

/** Makes the upgrades that a file has not had; a new file needs none. */
export async function upgrade(connection: DuckDBConnection, { isNew }: { isNew: boolean }): Promise<void> {
  const made = await connection.runAndReadAll('SELECT name FROM warehouse_upgrade');
  const known = new Set(made.getRows().map(([name]) => String(name)));
  for (const { name, run } of UPGRADES.filter((one) => !known.has(one.name))) {
    if (!isNew) await run(connection);
    await connection.run('INSERT INTO warehouse_upgrade VALUES ($1, now())', [name]);
  }
}

/**
 * Ledgers once shared the lookup tables of the published records: what they point to is copied for each owner, and what no
 * published record or roll-up uses leaves the public tables. A name that a ledger has changed there comes back with the next import.
 */
async function separateLedgerLookups(connection: DuckDBConnection): Promise<void> {
  for (const [table, attributes] of Object.entries(LEDGER_LOOKUPS)) {
    const [key, names] = [`${table}_key`, attributes.join(', ')];
    const tables = await connection.runAndReadAll(
      `SELECT DISTINCT table_name FROM duckdb_columns() WHERE column_name = '${key}'`,
    );
    const users = tables.getRows().map(([name]) => String(name));
    await connection.run(`CREATE OR REPLACE TEMP TABLE moved AS
      SELECT owner_company_id, ${key} AS old_key, nextval('ledger_key')::INTEGER AS key
      FROM (SELECT DISTINCT owner_company_id, ${key} FROM ledger WHERE ${key} <> 0)`);
    await connection.run(`INSERT INTO ledger_${table} (key, owner_company_id, ${names})
      SELECT moved.key, moved.owner_company_id, ${names} FROM moved JOIN ${table} shared ON shared.key = moved.old_key`);
    await connection.run(`UPDATE ledger SET ${key} = moved.key FROM moved
      WHERE moved.owner_company_id = ledger.owner_company_id AND moved.old_key = ledger.${key}`);
    const unused = users
      .filter((name) => name !== 'ledger')
      .map((name) => `old_key NOT IN (SELECT ${key} FROM ${name})`);
    await connection.run(
      `DELETE FROM ${table} WHERE key IN (SELECT old_key FROM moved WHERE ${['true', ...unused].join(' AND ')})`,
    );
  }
  await connection.run('DROP TABLE IF EXISTS moved');
}
