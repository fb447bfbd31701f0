import type { DuckDBConnection } from '@duckdb/node-api';
import { joinFamilies } from './company-families.ts';

/** One company: the rows of one id, or of one name where it has none. */
const ENTITY = "coalesce('id ' || company_id, 'name ' || company_reported, '')";
/** Rows by how new their name is; of two names of one year the same one comes first whatever was loaded first. */
const NEWEST = 'company_reported IS NULL, named_in DESC NULLS LAST, company_reported DESC';
const SMALLEST_KEYS = 'SELECT key, min(key) OVER (PARTITION BY company) AS label_key FROM company';

/**
 * Gives every row of a company the name that it has in the newest program year, and former names to the rows whose published
 * name no company has now. Families follow. Answers whether rows now share a name that did not, or the other way round: what was summed up
 * by name is then out of date, whatever its year.
 */
export async function nameCompanies(connection: DuckDBConnection): Promise<boolean> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE named_before AS SELECT * FROM (${SMALLEST_KEYS}) JOIN company USING (key)
    WHERE company IS NOT NULL OR company_reported IS NULL`);
  await connection.run(`UPDATE company SET company = newest.company FROM (SELECT key,
      first_value(company_reported) OVER (PARTITION BY ${ENTITY} ORDER BY ${NEWEST}) AS company FROM company) AS newest
    WHERE newest.key = company.key AND newest.company IS DISTINCT FROM company.company`);
  await connection.run(`UPDATE company SET former_name = former.name FROM (SELECT key,
      CASE WHEN company_reported NOT IN (SELECT company FROM company WHERE company IS NOT NULL) THEN company_reported END AS name
      FROM company) AS former
    WHERE former.key = company.key AND former.name IS DISTINCT FROM company.former_name`);
  await joinFamilies(connection);
  const moved = await connection.runAndReadAll(`SELECT 1 FROM named_before
    JOIN (${SMALLEST_KEYS}) AS now USING (key) WHERE now.label_key <> named_before.label_key LIMIT 1`);
  await connection.run('DROP TABLE named_before');
  return moved.currentRowCount > 0;
}

/** Notes the newest program year in which facts name a company as its rows do; `facts` are rows of a fact table. */
export async function noteNamesOf(connection: DuckDBConnection, facts: string): Promise<void> {
  await connection.run(`UPDATE company SET named_in = found.program_year
    FROM (SELECT company_key, max(program_year) AS program_year FROM ${facts} GROUP BY company_key) AS found
    WHERE found.company_key = company.key AND found.program_year > coalesce(company.named_in, 0) AND company.key > 0`);
}
