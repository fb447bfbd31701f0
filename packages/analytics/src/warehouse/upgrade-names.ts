import type { DuckDBConnection } from '@duckdb/node-api';
import { nameCompanies, noteNamesOf } from './company-names.ts';
import { natureToday } from './natures.ts';

/**
 * Companies and natures of payment once had their published names alone: these become the names as published, beside those
 * of today. What was summed up by the former is forgotten, and made anew when the file is opened for questions.
 */
export async function nameEntities(connection: DuckDBConnection): Promise<void> {
  await connection.run('UPDATE company SET company_reported = company WHERE company_reported IS NULL');
  for (const facts of ['general', 'research', 'ownership']) await noteNamesOf(connection, facts);
  await nameCompanies(connection);
  await connection.run(`UPDATE nature SET nature_reported = nature, nature = ${natureToday('nature')}
    WHERE nature_reported IS NULL`);
  await connection.run('DELETE FROM rollup_state');
}
