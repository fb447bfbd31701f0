import type { DuckDBConnection } from '@duckdb/node-api';
import { idOfName } from '../warehouse/id-of-name.ts';
import { clean } from './lookup-table.ts';
import { STAGING } from './stage.ts';

/**
 * An id that a spreadsheet has turned into a number loses its `.0`; one in powers of ten (`1.00E+11`) has lost its
 * digits and counts as blank.
 */
export const cleanId = (column: string) =>
  `CASE WHEN regexp_full_match(trim(${column}), '\\d+\\.0+') THEN split_part(trim(${column}), '.', 1)
    WHEN regexp_full_match(trim(${column}), '\\d+(\\.\\d+)?[eE]\\+?\\d+') THEN NULL ELSE ${clean(column)} END`;

/** The name of a person, over columns with its parts. */
export const PERSON = clean("concat_ws(' ', trim(first_name), trim(last_name))");

/**
 * Who was paid, as columns over staged rows. A recipient is told apart by the id that CMS gave it, else by its NPI, else by
 * what its name hashes to.
 */
export const RECIPIENT_COLUMNS = `${cleanId('profile_id')} AS person_id, ${cleanId('npi')} AS recipient_npi,
  ${cleanId('hospital_id')} AS house_id, ${clean('hospital_ccn')} AS house_ccn,
  coalesce(${PERSON}, ${clean('hospital')}, ${clean('entity')}) AS recipient,
  coalesce(person_id, recipient_npi, 'TH' || house_id, 'CCN' || house_ccn, ${idOfName('recipient')}) AS recipient_id`;

/** Takes the recipients of staged rows, and leaves a table that says who each is. */
export async function fillRecipients(
  connection: DuckDBConnection,
  columns: readonly string[],
  target: string,
): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE distinct_values AS
    SELECT *, ${RECIPIENT_COLUMNS}
    FROM (SELECT ${columns.join(', ')}, max(program_year) AS program_year FROM ${STAGING} GROUP BY ALL)`);
  await noteRecipients(connection, 'distinct_values', { renamedBy: 'the same year' });
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${target} AS
    SELECT ${columns.map((column) => `found.${column}`).join(', ')}, coalesce(recipient.key, 0) AS recipient_key
    FROM distinct_values AS found LEFT JOIN recipient ON recipient.recipient_id = found.recipient_id`);
}

/**
 * Takes who rows name. There is one recipient per id; the spelling of its name is that of the newest program year that was loaded. Of one
 * year the rows that came last say it, or those that were there before.
 */
export async function noteRecipients(
  connection: DuckDBConnection,
  rows: string,
  { renamedBy }: { renamedBy: 'the same year' | 'a later year' },
): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE found_recipient AS
    SELECT recipient_id, max_by(recipient, (program_year, recipient)) AS recipient, max(recipient_npi) AS recipient_npi,
      max(program_year) AS program_year
    FROM ${rows} WHERE recipient_id IS NOT NULL GROUP BY recipient_id`);
  await connection.run(`UPDATE recipient SET recipient = coalesce(found.recipient, recipient.recipient),
      recipient_npi = coalesce(found.recipient_npi, recipient.recipient_npi), named_in = found.program_year
    FROM found_recipient AS found
    WHERE found.recipient_id = recipient.recipient_id AND found.program_year ${renamedBy === 'the same year' ? '>=' : '>'} recipient.named_in
      AND (found.recipient <> recipient.recipient OR recipient.recipient_npi IS NULL AND found.recipient_npi IS NOT NULL)`);
  await connection.run(`INSERT INTO recipient (key, recipient_id, recipient, recipient_npi, named_in)
    SELECT (SELECT max(key) FROM recipient) + row_number() OVER (ORDER BY recipient_id), recipient_id, recipient, recipient_npi,
      program_year
    FROM found_recipient AS found WHERE recipient_id NOT IN (SELECT recipient_id FROM recipient WHERE recipient_id IS NOT NULL)`);
}
