import type { DuckDBConnection } from '@duckdb/node-api';
import { INVESTIGATOR_ID, PROFILE_OF_NPI } from './investigator-id.ts';
import { slotsSql } from './lists.ts';
import { cleanId, noteRecipients, PERSON } from './recipients.ts';
import { STAGING } from './stage.ts';

/** Takes the principal investigators of staged rows as recipients: one person has one id and one name, paid or not. */
export async function noteInvestigators(connection: DuckDBConnection): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${PROFILE_OF_NPI} AS SELECT npi AS known_npi, min(profile_id) AS known_id FROM (
      SELECT npi, profile_id FROM npi_crosswalk
      UNION ALL SELECT recipient_npi, recipient_id FROM recipient WHERE recipient_npi <> recipient_id)
    GROUP BY npi`);
  const named = `(SELECT investigators, max(program_year) AS program_year FROM ${STAGING} WHERE investigators IS NOT NULL GROUP BY ALL)`;
  await connection.run(`CREATE OR REPLACE TEMP TABLE found_investigator AS
    SELECT ${INVESTIGATOR_ID} AS recipient_id, ${PERSON} AS recipient, ${cleanId('npi')} AS recipient_npi, program_year
    FROM (${slotsSql('research', 'investigators', named, 'program_year')})`);
  await noteRecipients(connection, 'found_investigator', { renamedBy: 'a later year' });
}
