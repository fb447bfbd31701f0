import type { DuckDBConnection } from '@duckdb/node-api';
import { COMPLETE_SINCE } from './schema.ts';

/** Whether a data set lacks something that its files have; the version is the one under which it was loaded, empty before 3. */
export function isIncomplete(schemaVersion: unknown): boolean {
  return Number(schemaVersion ?? 0) < COMPLETE_SINCE;
}

/** One line that asks for the files of data sets again that an earlier version loaded; undefined where there are none. */
export async function filesToImport(connection: DuckDBConnection): Promise<string | undefined> {
  const result = await connection.runAndReadAll(
    'SELECT type, program_year, schema_version FROM data_set ORDER BY type, program_year',
  );
  const sets = result.getRows().flatMap(([type, year, version]) => (isIncomplete(version) ? [`${type} ${year}`] : []));
  if (sets.length === 0) return undefined;
  return `An earlier version loaded ${sets.join(', ')}: until their published files are imported again, a record there may count for the first product and specialty alone, and has no primary type and no ids of investigators.`;
}
