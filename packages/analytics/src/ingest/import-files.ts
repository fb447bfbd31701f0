import type { DuckDBConnection } from '@duckdb/node-api';
import { nameCompanies } from '../warehouse/company-names.ts';
import { nameInvestigators } from '../warehouse/investigator-names.ts';
import type { Warehouse } from '../warehouse/open-warehouse.ts';
import type { CompanionShape } from './companions.ts';
import { type Content, contentsOf } from './contents.ts';
import { type FileShape, readCompanionShape, readShape } from './header.ts';
import { fillNpis, importCompanion } from './import-companion.ts';
import { importContent, ReadAgainLeniently } from './import-content.ts';
import { explainFailure, ImportRefused } from './import-refused.ts';
import { interruptOnAbort } from './interrupt.ts';
import type { SourceType } from './layouts.ts';
import { type RollupProgress, watchProgress } from './progress.ts';
import { refuseRemoval } from './refuse-removal.ts';
import type { DataSetReport, FileReport, ImportProgress, ImportReport } from './report.ts';

export interface ImportOptions {
  warehouse: Warehouse;
  /** Paths of `.csv`, `.csv.gz` and `.zip` files. */
  files: readonly string[];
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
  /** Imports even what takes more than a fifth of a year's rows away; without it such an import is refused. */
  replace?: boolean;
  /**
   * Brings what is derived from the facts of a source up to date for some program years. Runs inside the import's
   * transaction: readers see the new facts and the new roll-ups at the same moment.
   */
  refreshRollups?: (
    connection: DuckDBConnection,
    source: SourceType,
    programYears: number[],
    onDone: RollupProgress,
  ) => Promise<void>;
}

/** A file of payments, or one that is published beside them. */
type ReadyContent = { readonly content: Content } & (
  | { readonly shape: FileShape }
  | { readonly companion: CompanionShape }
);

/** What imports into a warehouse at this moment. */
interface Running {
  readonly signal: AbortSignal | undefined;
  readonly ended: Promise<unknown>;
}

const running = new WeakMap<Warehouse, Running>();

/**
 * Imports published files, all or nothing, in one transaction: until it commits, readers see what was there before, and a
 * process killed at any moment leaves that behind. Every header is looked at before the first row is read.
 *
 * @throws ImportRefused with one line that says what to do; the warehouse is then unchanged.
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
  const { warehouse, signal } = options;
  const other = running.get(warehouse);
  if (other && !other.signal?.aborted) throw new ImportRefused('Another import is running: wait until it is done.');
  // One that was called off is on its way out.
  const work = (other?.ended ?? Promise.resolve()).then(() => importAlone(options));
  const mine: Running = { signal, ended: work.catch(() => {}) };
  running.set(warehouse, mine);
  try {
    return await work;
  } finally {
    if (running.get(warehouse) === mine) running.delete(warehouse);
  }
}

async function importAlone(options: ImportOptions): Promise<ImportReport> {
  const { warehouse, signal } = options;
  const started = performance.now();
  try {
    const contents = await prepare(options);
    const { files, changed } = await warehouse.withConnection((connection) => importAll(connection, contents, options));
    const dataSets = await warehouse.withConnection(listDataSets);
    return { files, dataSets, changed, elapsedMs: Math.round(performance.now() - started) };
  } catch (error) {
    if (signal?.aborted) throw new ImportRefused('The import was called off; nothing was changed.');
    throw error;
  }
}

async function prepare({ files, warehouse, signal }: ImportOptions): Promise<ReadyContent[]> {
  if (files.length === 0) throw new ImportRefused('No files to import: name at least one.');
  const ready: ReadyContent[] = [];
  for (const file of files) {
    signal?.throwIfAborted();
    try {
      for (const content of await contentsOf(file)) {
        const companion = await readCompanionShape(content);
        ready.push(companion ? { content, companion } : { content, shape: await readShape(content) });
      }
    } catch (error) {
      throw explainFailure(file, warehouse.temporaryFolder, error);
    }
  }
  // What is said about payments comes after them.
  return ready.sort((a, b) => Number('companion' in a) - Number('companion' in b));
}

async function importAll(connection: DuckDBConnection, contents: readonly ReadyContent[], options: ImportOptions) {
  const lenient = new Set<Content>();
  while (true) {
    try {
      return await importOnce(connection, contents, lenient, options);
    } catch (error) {
      // The engine gave up on a file as a whole, and with it on the transaction.
      if (!(error instanceof ReadAgainLeniently)) throw error;
      lenient.add(error.content);
    }
  }
}

async function importOnce(
  connection: DuckDBConnection,
  contents: readonly ReadyContent[],
  lenient: ReadonlySet<Content>,
  { warehouse, signal, onProgress, replace, refreshRollups }: ImportOptions,
): Promise<{ files: FileReport[]; changed: boolean }> {
  const progress = await watchProgress(connection, contents, onProgress);
  const years = new Map<SourceType, Set<number>>();
  const files: FileReport[] = [];
  let at = contents[0]?.content.name ?? '';
  await connection.run('BEGIN');
  const stopListening = interruptOnAbort(connection, signal);
  try {
    const before = await listDataSets(connection);
    const touch = (type: SourceType, programYears: readonly number[]) =>
      years.set(type, new Set([...(years.get(type) ?? []), ...programYears]));
    for (const ready of contents) {
      const { content } = ready;
      at = content.name;
      signal?.throwIfAborted();
      const unpacking = {
        temporaryFolder: warehouse.temporaryFolder,
        progress: progress.of(content),
        ...(signal ? { signal } : {}),
      };
      if ('companion' in ready) {
        const { report, programYears } = await importCompanion(connection, content, ready.companion, unpacking);
        files.push(report);
        for (const [type, ofType] of programYears) touch(type, ofType);
        continue;
      }
      const { shape } = ready;
      const settings = { ...unpacking, readLeniently: lenient.has(content) };
      const { report, programYears } = await importContent(connection, content, shape, settings);
      files.push(report);
      touch(shape.layout.type, programYears);
    }
    await fillNpis(connection);
    await nameInvestigators(connection);
    const after = await listDataSets(connection);
    if (!replace) refuseRemoval(before, after);
    if (await nameCompanies(connection)) {
      for (const { type, programYear } of after) touch(type, [programYear]);
    }
    const changed = [...years].filter(([, programYears]) => programYears.size > 0);
    for (const [before, [type, programYears]] of changed.entries()) {
      const onDone = progress.summingUp({ before, sources: changed.length });
      await refreshRollups?.(connection, type, [...programYears].sort(), onDone);
    }
    if (files.every(({ outcome }) => outcome !== 'loaded')) {
      await connection.run('ROLLBACK');
      return { files, changed: false };
    }
    // Greater than before, and than what a warehouse deleted and made anew had: caches compare nothing but this number.
    await connection.run('UPDATE warehouse_state SET data_version = greatest(data_version + 1, epoch_ms(now()))');
    signal?.throwIfAborted();
    await connection.run('COMMIT');
    return { files, changed: true };
  } catch (error) {
    stopListening();
    await connection.run('ROLLBACK').catch(() => {});
    if (error instanceof ReadAgainLeniently) throw error;
    throw explainFailure(at, warehouse.temporaryFolder, error);
  } finally {
    stopListening();
    progress.stop();
  }
}

/** What the warehouse holds, newest year first. */
export async function listDataSets(connection: DuckDBConnection): Promise<DataSetReport[]> {
  const result =
    await connection.runAndReadAll(`SELECT type, program_year, publication_date::VARCHAR, records::DOUBLE, total::VARCHAR
    FROM data_set ORDER BY type, program_year DESC`);
  return result.getRows().map(([type, programYear, publicationDate, records, total]) => ({
    type: String(type) as SourceType,
    programYear: Number(programYear),
    publicationDate: publicationDate === null ? null : String(publicationDate),
    records: Number(records),
    total: String(total),
  }));
}
