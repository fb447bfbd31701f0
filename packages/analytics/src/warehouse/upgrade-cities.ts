import type { DuckDBConnection } from '@duckdb/node-api';
import { cityInOneSpelling } from './cities.ts';

/**
 * Cities once had their published names alone, so that one city had as many rows as spellings: these become the names as
 * published, beside that of the city. What was summed up by the former is forgotten, and made anew when the file is opened for questions.
 */
export async function spellCities(connection: DuckDBConnection): Promise<void> {
  await connection.run(`UPDATE place SET city_reported = city, city = ${cityInOneSpelling('city')}
    WHERE city_reported IS NULL AND city IS NOT NULL`);
  await connection.run('DELETE FROM rollup_state');
}
