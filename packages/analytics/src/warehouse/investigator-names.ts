import type { DuckDBConnection } from '@duckdb/node-api';
import { listText } from './list-text.ts';

/** Gives principal investigators the name and NPI that the recipient with their id has, and writes the texts of their lists anew. */
export async function nameInvestigators(connection: DuckDBConnection): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE renamed AS
    SELECT member.key, paid.recipient, paid.recipient_npi
    FROM investigator AS member JOIN recipient AS paid ON paid.recipient_id = member.investigator_id
    WHERE member.investigator IS DISTINCT FROM paid.recipient OR member.npi IS DISTINCT FROM paid.recipient_npi`);
  await connection.run(`UPDATE investigator SET investigator = renamed.recipient, npi = renamed.recipient_npi
    FROM renamed WHERE renamed.key = investigator.key`);
  await connection.run(`UPDATE investigator_list SET investigator = named.names, npi = named.npis
    FROM (SELECT list_key, ${listText('member.investigator')} AS names, ${listText('member.npi')} AS npis
      FROM listed_investigator JOIN investigator AS member ON member.key = investigator_key
      WHERE list_key IN (SELECT list_key FROM listed_investigator WHERE investigator_key IN (SELECT key FROM renamed))
      GROUP BY list_key) AS named
    WHERE named.list_key = investigator_list.key`);
  await connection.run('DROP TABLE renamed');
}
