import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { noteNamesOf } from '../warehouse/company-names.ts';
import type { Content } from './contents.ts';
import { type DecidedPart, decideParts, loadedPart, nextId, stagedParts } from './data-sets.ts';
import { insertFacts, TOTALS } from './facts.ts';
import { readFileName } from './file-name.ts';
import type { FileShape } from './header.ts';
import { ImportRefused } from './import-refused.ts';
import { fillLookups } from './lookups.ts';
import { noteFile } from './note-file.ts';
import { type Region, type RejectedRow, type Repaired, repairFile } from './repair-file.ts';
import { addAmounts, type FileReport } from './report.ts';
import { isMostlyReadable } from './sample-rows.ts';
import { text } from './sql-text.ts';
import { createStaging, DROP_REJECTS, REJECTS, STAGING, stageFile } from './stage.ts';
import { temporaryPath, type UnpackOptions, withPlainFile } from './unpacked.ts';

export interface ContentOptions extends UnpackOptions {
  /** Passes the engine's own reading over: the whole file goes through the repair. */
  readLeniently: boolean;
}

/** The engine cannot read the file by itself, and the transaction is lost. */
export class ReadAgainLeniently extends Error {
  constructor(readonly content: Content) {
    super(`${content.name} has to be read leniently`);
  }
}

const SAMPLE = 5;

/**
 * Rejected lines up to which the engine's reading is trusted: where it rejects all of the 2,048 rows that it reads at once, it
 * can take the end of the file for reached, and the rows behind are neither read nor rejected (seen with 1.5.x).
 */
const MAX_REJECTED_BY_ENGINE = 1_000;

/** Loads one file inside the caller's transaction: reads it, repairs or sets aside odd rows, moves the rest into the facts. */
export async function importContent(
  connection: DuckDBConnection,
  content: Content,
  shape: FileShape,
  options: ContentOptions,
): Promise<{ report: FileReport; programYears: number[] }> {
  const repairedPath = temporaryPath(options, 'repaired');
  try {
    let repaired: Repaired | undefined;
    const sha256 = await withPlainFile(content, options, async (path) => {
      repaired = await stage(connection, { content, path, repairedPath, shape }, options);
    });
    return await load(connection, content, shape, sha256, repaired?.rejected ?? [], options);
  } finally {
    await rm(repairedPath, { force: true });
  }
}

/** A file while it is read: its text lies at `path`. */
interface Reading {
  content: Content;
  path: string;
  repairedPath: string;
  shape: FileShape;
}

async function stage(
  connection: DuckDBConnection,
  reading: Reading,
  { readLeniently, progress, signal }: ContentOptions,
): Promise<Repaired> {
  const { content, path, repairedPath, shape } = reading;
  const repair = (regions: Region[] | null) => {
    const { programYear } = readFileName(content.name);
    return repairFile(path, repairedPath, shape, { kinds: shape.kinds, programYear }, regions, signal);
  };
  progress('reading');
  await connection.run(createStaging(shape.layout.type));
  let regions: Region[] | null = null;
  if (!readLeniently && (await isMostlyReadable(path, shape, signal))) {
    regions = await readDirectly(connection, reading);
    if (regions?.length === 0) return { kept: 0, rejected: [] };
    if (regions === null) await connection.run(`TRUNCATE ${STAGING}`);
  }
  const repaired = await repair(regions);
  if (repaired.kept > 0) {
    await connection.run(DROP_REJECTS);
    const { rowsChanged } = await connection.run(stageFile(repairedPath, shape, { repaired: true }));
    if (rowsChanged !== repaired.kept) {
      throw new Error(`of ${repaired.kept} repaired rows ${rowsChanged} could be read`);
    }
  }
  return repaired;
}

/** The regions that the engine could not read: none is the rule; null when the file as a whole has to be repaired. */
async function readDirectly(connection: DuckDBConnection, { content, path, shape }: Reading): Promise<Region[] | null> {
  await connection.run(DROP_REJECTS);
  try {
    await connection.run(stageFile(path, shape, { repaired: false }));
  } catch (error) {
    if (error instanceof Error && /CSV (Error|Parser)|Invalid Input Error|maximum_line_size/i.test(error.message))
      throw new ReadAgainLeniently(content);
    throw error;
  }
  const odd = await connection.runAndReadAll(`SELECT 1 FROM ${STAGING} WHERE odd LIMIT 1`);
  if (odd.currentRowCount > 0) return null;
  const rejects = await connection.runAndReadAll(`SELECT line_byte_position::DOUBLE, max(strlen(csv_line))::DOUBLE
    FROM ${REJECTS} GROUP BY 1 ORDER BY 1`);
  if (rejects.currentRowCount > MAX_REJECTED_BY_ENGINE) throw new ReadAgainLeniently(content);
  return rejects.getRows().map(([position, length]) => ({ start: Number(position) - 1, length: Number(length) }));
}

async function load(
  connection: DuckDBConnection,
  content: Content,
  shape: FileShape,
  sha256: string,
  rejected: readonly RejectedRow[],
  { progress }: ContentOptions,
): Promise<{ report: FileReport; programYears: number[] }> {
  const { type, name: layout } = shape.layout;
  const parts = await stagedParts(connection, type, content.name);
  const rowsRead = rejected.length + parts.reduce((sum, { rows }) => sum + rows, 0);
  if (rowsRead === 0) throw new ImportRefused(`${content.name} has a header and no rows: download it again.`);

  const reportOf = (outcome: FileReport['outcome'], kept: readonly DecidedPart[], superseded: number): FileReport => {
    const [controlTotal = '0.00', amountInvested] = TOTALS[type].map((_, index) =>
      addAmounts(kept.map(({ totals }) => totals[index] ?? '0.00')),
    );
    return {
      name: content.name,
      sha256,
      type,
      layout,
      differences: shape.differences,
      outcome,
      rowsRead,
      kept: kept.reduce((sum, { rows }) => sum + rows, 0),
      setAside: rejected.length,
      superseded,
      removed: kept.reduce((sum, { removed }) => sum + removed, 0),
      controlTotal,
      ...(amountInvested === undefined ? {} : { amountInvested }),
      rejected: rejected.slice(0, SAMPLE),
    };
  };

  const known = await connection.runAndReadAll(`SELECT 1 FROM data_file WHERE sha256 = ${text(sha256)}`);
  if (known.currentRowCount > 0) {
    const orders = await Promise.all(parts.map(async (part) => (await loadedPart(connection, type, part))?.order));
    const outcome = orders.every((order) => order === 'newer') ? 'superseded' : 'already loaded';
    if (!orders.includes('older')) return { report: reportOf(outcome, [], 0), programYears: [] };
  }

  progress('loading');
  const decided = await decideParts(connection, type, parts);
  const kept = decided.filter(({ dataSetId }) => dataSetId !== null);
  const superseded = decided.filter(({ dataSetId }) => dataSetId === null).reduce((sum, { rows }) => sum + rows, 0);
  const report = reportOf(kept.length > 0 ? 'loaded' : 'superseded', kept, superseded);
  if (kept.length === 0) return { report, programYears: [] };

  const fileId = await nextId(connection, 'data_file');
  await fillLookups(connection, type);
  const { rowsChanged } = await connection.run(insertFacts(type, fileId));
  if (rowsChanged !== report.kept) throw new Error(`of ${report.kept} rows ${rowsChanged} arrived in the warehouse`);
  await noteNamesOf(connection, `${type} WHERE data_file_id = ${fileId}`);
  await noteFile(connection, fileId, report, rejected);
  await connection.run(`TRUNCATE ${STAGING}`);
  return { report, programYears: [...new Set(kept.map(({ programYear }) => programYear))] };
}
