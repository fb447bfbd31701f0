import type { DuckDBConnection } from '@duckdb/node-api';
import { isIncomplete } from '../warehouse/files-to-import.ts';
import { SCHEMA_VERSION } from '../warehouse/schema.ts';
import { ACCEPTED, TOTALS } from './facts.ts';
import { readFileName } from './file-name.ts';
import type { SourceType } from './layouts.ts';
import { isoDate } from './repair.ts';
import { text } from './sql-text.ts';
import { STAGING } from './stage.ts';

/** Rows of one program year and publication in a staged file. */
export interface StagedPart {
  readonly programYear: number;
  /** As written in the file; null when blank. */
  readonly publication: string | null;
  /** YYYY-MM-DD; null sorts before every date. */
  readonly publicationDate: string | null;
  readonly rows: number;
  /** Exact decimals, in the order of `TOTALS`. */
  readonly totals: readonly string[];
}

/** A part of which is known whether it is loaded, and what it takes the place of. */
export interface DecidedPart extends StagedPart {
  /** Null when a newer publication of its year is there. */
  readonly dataSetId: number | null;
  /** Rows of an older publication that it removed. */
  readonly removed: number;
}

/** The staged parts, undecided. A blank publication date is the one in the file's name, else older than any. */
export async function stagedParts(
  connection: DuckDBConnection,
  type: SourceType,
  fileName: string,
): Promise<StagedPart[]> {
  const sums = TOTALS[type].map((column) => `sum(${column})::DECIMAL(38,2)::VARCHAR`);
  const result = await connection.runAndReadAll(
    `SELECT program_year, publication, count(*)::DOUBLE, ${sums.join(', ')} FROM ${STAGING} GROUP BY ALL`,
  );
  return result.getRows().map(([programYear, publication, rows, ...totals]) => ({
    programYear: Number(programYear),
    publication: publication === null ? null : String(publication),
    publicationDate: isoDate(String(publication ?? '')) ?? readFileName(fileName).publicationDate,
    rows: Number(rows),
    totals: totals.map(String),
  }));
}

/**
 * Decides which parts are loaded: those of the newest publication of their year. Removes from the warehouse what a newer
 * publication replaces, notes the data sets, and leaves the table of accepted parts for the load.
 */
export async function decideParts(
  connection: DuckDBConnection,
  type: SourceType,
  parts: readonly StagedPart[],
): Promise<DecidedPart[]> {
  const newestFirst = [...parts].sort((a, b) => (b.publicationDate ?? '').localeCompare(a.publicationDate ?? ''));
  const decided: DecidedPart[] = [];
  for (const part of newestFirst) decided.push({ ...part, ...(await acceptPart(connection, type, part)) });

  await connection.run(
    `CREATE OR REPLACE TEMP TABLE ${ACCEPTED} (program_year SMALLINT, publication VARCHAR, data_set_id INTEGER)`,
  );
  for (const { programYear, publication, dataSetId } of decided) {
    if (dataSetId === null) continue;
    await connection.run(`INSERT INTO ${ACCEPTED} VALUES (${programYear}, ${text(publication)}, ${dataSetId})`);
  }
  return decided;
}

/**
 * The data set that the warehouse has of a part's type and year, and how its publication compares; null when it has none. One that
 * an earlier version of the product loaded lacks what that did not keep: the same publication replaces it.
 */
export async function loadedPart(
  connection: DuckDBConnection,
  type: SourceType,
  { programYear, publicationDate }: Pick<StagedPart, 'programYear' | 'publicationDate'>,
): Promise<{ id: number; order: 'older' | 'same' | 'newer' } | null> {
  const result = await connection.runAndReadAll(
    `SELECT id, publication_date::VARCHAR, schema_version FROM data_set WHERE type = ${text(type)} AND program_year = ${programYear}`,
  );
  const [id, date, version] = result.getRows()[0] ?? [];
  if (id === undefined) return null;
  const order = (date === null ? '' : String(date)).localeCompare(publicationDate ?? '');
  return {
    id: Number(id),
    order: order === 0 ? (isIncomplete(version) ? 'older' : 'same') : order > 0 ? 'newer' : 'older',
  };
}

async function acceptPart(
  connection: DuckDBConnection,
  type: SourceType,
  part: StagedPart,
): Promise<Pick<DecidedPart, 'dataSetId' | 'removed'>> {
  const loaded = await loadedPart(connection, type, part);
  const [total = '0', invested] = part.totals;
  if (loaded?.order === 'newer') return { dataSetId: null, removed: 0 };
  if (loaded?.order === 'same') {
    await connection.run(`UPDATE data_set SET records = records + ${part.rows}, total = total + ${total},
      total_invested = total_invested + ${invested ?? 'NULL'} WHERE id = ${loaded.id}`);
    return { dataSetId: loaded.id, removed: 0 };
  }
  let removed = 0;
  if (loaded) {
    removed = (await connection.run(`DELETE FROM ${type} WHERE data_set_id = ${loaded.id}`)).rowsChanged;
    await connection.run(`DELETE FROM data_set WHERE id = ${loaded.id}`);
  }
  const next = await nextId(connection, 'data_set');
  await connection.run(`INSERT INTO data_set (id, type, program_year, publication_date, records, total, total_invested, schema_version)
    VALUES (${next}, ${text(type)}, ${part.programYear}, ${text(part.publicationDate)}, ${part.rows}, ${total}, ${invested ?? 'NULL'}, ${SCHEMA_VERSION})`);
  return { dataSetId: next, removed };
}

/** Ids are never given twice, not even those of what this import has just removed: indexes remember them until it ends. */
export async function nextId(connection: DuckDBConnection, table: 'data_set' | 'data_file'): Promise<number> {
  const result = await connection.runAndReadAll(`SELECT nextval('${table}_id')::INTEGER`);
  return Number(result.getRows()[0]?.[0]);
}
