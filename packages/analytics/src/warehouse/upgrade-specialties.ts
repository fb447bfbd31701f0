import type { DuckDBConnection } from '@duckdb/node-api';

const WITH_FIRST_SPECIALTY = ['general', 'research', 'ownership'];

/** Every specialty becomes the list that names it alone, under its own key. */
export async function listSpecialties(connection: DuckDBConnection): Promise<void> {
  await connection.run(`INSERT INTO specialty_list BY NAME SELECT key, specialty, specialty_group FROM specialty WHERE key <> 0 ORDER BY key;
    INSERT INTO listed_specialty SELECT key, 1, key FROM specialty WHERE key <> 0 ORDER BY key`);
}

/**
 * Gives facts that have the key of their first specialty alone the key of the list that names it: the same number. Written as a change of
 * type, which makes the column anew in one go where an update would keep the old and new value of every row.
 */
export async function addSpecialtyLists(connection: DuckDBConnection): Promise<void> {
  const left = await connection.runAndReadAll(`SELECT table_name FROM duckdb_columns()
    WHERE table_name IN (${WITH_FIRST_SPECIALTY.map((table) => `'${table}'`).join(', ')})
    GROUP BY table_name HAVING NOT bool_or(column_name = 'specialty_list_key')`);
  for (const [table] of left.getRows()) {
    await connection.run(`BEGIN; ALTER TABLE ${String(table)} ADD COLUMN specialty_list_key INTEGER;
      ALTER TABLE ${String(table)} ALTER specialty_list_key SET DATA TYPE INTEGER USING specialty_key; COMMIT`);
  }
}
