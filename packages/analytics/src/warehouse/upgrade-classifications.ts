import type { DuckDBConnection } from '@duckdb/node-api';
import { listText } from './list-text.ts';
import { SPECIALTY_CLASSIFICATION } from './specialty-levels.ts';

/** Gives every specialty its second level, and every list of specialties those of its members. */
export async function classifySpecialties(connection: DuckDBConnection): Promise<void> {
  await connection.run(`UPDATE specialty SET specialty_classification = ${SPECIALTY_CLASSIFICATION} WHERE key <> 0`);
  await connection.run(`UPDATE specialty_list SET specialty_classification = found.texts
    FROM (SELECT list_key, ${listText('specialty.specialty_classification')} AS texts
      FROM listed_specialty JOIN specialty ON specialty.key = specialty_key GROUP BY list_key) AS found
    WHERE found.list_key = specialty_list.key AND specialty_list.key <> 0`);
}
