import type { DuckDBConnection } from '@duckdb/node-api';
import type { Companion, CompanionShape } from './companions.ts';
import type { Content } from './contents.ts';
import { nextId } from './data-sets.ts';
import { TOTALS } from './facts.ts';
import { ImportRefused } from './import-refused.ts';
import type { SourceType } from './layouts.ts';
import { noteFile } from './note-file.ts';
import { cleanId } from './recipients.ts';
import type { FileReport } from './report.ts';
import { text } from './sql-text.ts';
import { type UnpackOptions, withPlainFile } from './unpacked.ts';

const ROWS = 'companion_row';

/** What became of the rows of a file that is no file of payments. */
type Effect = Pick<FileReport, 'kept' | 'superseded' | 'removed' | 'note'> & {
  /** The years of each source that lost records. */
  readonly programYears: ReadonlyMap<SourceType, readonly number[]>;
};

/** Applies one file that is published beside the payments, inside the caller's transaction. */
export async function importCompanion(
  connection: DuckDBConnection,
  content: Content,
  { companion, columns }: CompanionShape,
  options: UnpackOptions,
): Promise<{ report: FileReport; programYears: Effect['programYears'] }> {
  const sha256 = await withPlainFile(content, options, async (path) => {
    options.progress('reading');
    const typed = columns.map((column) => `${text(column)}: 'VARCHAR'`).join(', ');
    await connection.run(`CREATE OR REPLACE TEMP TABLE ${ROWS} AS FROM read_csv(${text(path)}, auto_detect = false,
      header = true, delim = ',', quote = '"', escape = '"', columns = {${typed}})`);
  });
  const rowsRead = await countOf(connection, ROWS);
  if (rowsRead === 0) throw new ImportRefused(`${content.name} has a header and no rows: download it again.`);
  const known = await rowsOf(connection, `SELECT 1 FROM data_file WHERE sha256 = ${text(sha256)}`);
  const isNew = known.length === 0;
  options.progress('loading');
  const effect = isNew ? await EFFECTS[companion.type](connection) : NOTHING;
  const { programYears, ...rows } = effect;
  const report: FileReport = {
    ...rows,
    name: content.name,
    sha256,
    type: companion.type,
    layout: companion.type,
    differences: { missing: [], unknown: [] },
    outcome: isNew ? 'loaded' : 'already loaded',
    rowsRead,
    setAside: 0,
    controlTotal: '0.00',
    rejected: [],
  };
  if (isNew) await noteFile(connection, await nextId(connection, 'data_file'), report, []);
  await connection.run(`DROP TABLE ${ROWS}`);
  return { report, programYears };
}

const NOTHING: Effect = { kept: 0, superseded: 0, removed: 0, programYears: new Map() };

const EFFECTS: Readonly<Record<Companion['type'], (connection: DuckDBConnection) => Promise<Effect>>> = {
  'deleted records': removeRecords,
  'recipient profiles': takeProfiles,
};

/** How the published files call the sources, by their first letters. */
const CALLED: Readonly<Record<SourceType, string>> = { general: 'gen', research: 'res', ownership: 'own' };

async function removeRecords(connection: DuckDBConnection): Promise<Effect> {
  const programYears = new Map<SourceType, number[]>();
  let removed = 0;
  for (const type of ['general', 'research', 'ownership'] as const) {
    const named = `EXISTS (FROM ${ROWS} AS named WHERE try_cast(trim(named.program_year) AS SMALLINT) = ${type}.program_year
      AND trim(named.record_id) = ${type}.record_id AND starts_with(lower(trim(named.payment_type)), '${CALLED[type]}'))`;
    const sums = TOTALS[type].map((column) => `sum(${column})::DECIMAL(38,2)::VARCHAR`);
    const parts = await rowsOf(
      connection,
      `SELECT data_set_id, program_year, count(*)::DOUBLE, ${sums.join(', ')} FROM ${type} WHERE ${named} GROUP BY ALL`,
    );
    if (parts.length === 0) continue;
    await connection.run(`DELETE FROM ${type} WHERE ${named}`);
    for (const [dataSet, year, records, total, invested = 'NULL'] of parts) {
      await connection.run(`UPDATE data_set SET records = records - ${records}, total = total - ${total},
        total_invested = total_invested - ${invested} WHERE id = ${dataSet}`);
      removed += Number(records);
      programYears.set(type, [...(programYears.get(type) ?? []), Number(year)]);
    }
  }
  const named = await countOf(connection, ROWS);
  // A record may be named twice, and one that is not there is nothing to do.
  const kept = Math.min(named, removed);
  return { kept, superseded: named - kept, removed, programYears };
}

async function takeProfiles(connection: DuckDBConnection): Promise<Effect> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE named_profile AS SELECT ${cleanId('covered_recipient_profile_id')} AS profile_id,
    ${cleanId('covered_recipient_npi')} AS npi FROM ${ROWS}`);
  const named = 'named_profile WHERE profile_id IS NOT NULL AND npi IS NOT NULL';
  const kept = await countOf(connection, named);
  const superseded = (await countOf(connection, ROWS)) - kept;
  await connection.run('DELETE FROM npi_crosswalk WHERE profile_id IN (SELECT profile_id FROM named_profile)');
  await connection.run(`INSERT INTO npi_crosswalk SELECT profile_id, max(npi) FROM ${named} GROUP BY profile_id`);
  await connection.run('DROP TABLE named_profile');
  const filled = await fillNpis(connection);
  const note = `NPIs for ${filled.toLocaleString('en-US')} recipients that had none`;
  return { kept, superseded, removed: 0, note, programYears: new Map() };
}

/** Gives recipients without an NPI the one that their profile has. */
export async function fillNpis(connection: DuckDBConnection): Promise<number> {
  const { rowsChanged } =
    await connection.run(`UPDATE recipient SET recipient_npi = npi_crosswalk.npi FROM npi_crosswalk
    WHERE npi_crosswalk.profile_id = recipient.recipient_id AND recipient.recipient_npi IS NULL`);
  return rowsChanged;
}

async function countOf(connection: DuckDBConnection, rows: string): Promise<number> {
  const [row] = await rowsOf(connection, `SELECT count(*)::DOUBLE FROM ${rows}`);
  return Number(row?.[0] ?? 0);
}

async function rowsOf(connection: DuckDBConnection, sql: string): Promise<unknown[][]> {
  return (await connection.runAndReadAll(sql)).getRows();
}
