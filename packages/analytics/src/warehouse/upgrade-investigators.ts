import type { DuckDBConnection } from '@duckdb/node-api';
import { idOfName } from './id-of-name.ts';
import { listText } from './list-text.ts';

/**
 * Research records once had the names of their principal investigators as one text, and nothing else of them. Each name becomes somebody
 * without a profile, so that a question for the name finds what it found.
 */
export async function listInvestigators(connection: DuckDBConnection): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE named_together AS
    SELECT row_number() OVER (ORDER BY names) AS list_key, names, string_split(names, '; ') AS people
    FROM (SELECT DISTINCT principal_investigators AS names FROM research WHERE principal_investigators IS NOT NULL);
  CREATE OR REPLACE TEMP TABLE named_person AS SELECT list_key, place, name, ${idOfName('name')} AS id
    FROM (SELECT list_key, generate_subscripts(people, 1) AS place, trim(unnest(people)) AS name FROM named_together) WHERE name <> '';
  INSERT INTO investigator (key, investigator_id, investigator)
    SELECT row_number() OVER (ORDER BY id), id, min(name) FROM named_person GROUP BY id;
  INSERT INTO listed_investigator SELECT list_key, min(place), key
    FROM named_person JOIN investigator ON investigator_id = id GROUP BY list_key, key ORDER BY list_key;
  INSERT INTO investigator_list (key, investigator_id, investigator)
    SELECT list_key, ${listText('member.investigator_id')}, ${listText('member.investigator')}
    FROM listed_investigator JOIN investigator AS member ON member.key = investigator_key
    WHERE list_key <> 0 GROUP BY list_key ORDER BY list_key;
  UPDATE research SET investigator_list_key = named_together.list_key
    FROM named_together WHERE names = principal_investigators;
  DROP TABLE named_together; DROP TABLE named_person`);
}

/** Takes the text of which lists are made away, in a transaction after it: the engine wants that so. */
export async function dropInvestigatorNames(connection: DuckDBConnection): Promise<void> {
  await connection.run('ALTER TABLE research DROP COLUMN IF EXISTS principal_investigators');
}
