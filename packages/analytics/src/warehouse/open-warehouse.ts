import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { filesToImport } from './files-to-import.ts';
import { ADDED_COLUMNS, BLANK_ROWS, SCHEMA_VERSION, TABLES } from './schema.ts';
import { dropInvestigatorNames } from './upgrade-investigators.ts';
import { nameProductLists } from './upgrade-products.ts';
import { addSpecialtyLists } from './upgrade-specialties.ts';
import { upgrade } from './upgrades.ts';

/** The warehouse cannot be opened; the message says what to do. */
export class WarehouseUnavailable extends Error {
  override readonly name = 'WarehouseUnavailable';
}

export interface WarehouseOptions {
  /** Holds the file and its temporary files; made when missing. */
  folder: string;
  /** As DuckDB writes it: `4GB`. Without it DuckDB takes four fifths of the machine's. */
  memoryLimit?: string;
  threads?: number;
  /** Absolute path of a folder in which the engine puts aside what its memory does not hold; without it in `folder`. */
  spillFolder?: string;
  /** Other processes may then read too; tables are not made. */
  readOnly?: boolean;
}

/** The one owner of the warehouse file in this process; everything else borrows connections from it. */
export interface Warehouse {
  readonly folder: string;
  readonly file: string;
  /** For files that live as long as one piece of work; emptied when the warehouse is opened. */
  readonly temporaryFolder: string;
  /** A connection that the caller closes. */
  connect(): Promise<DuckDBConnection>;
  withConnection<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T>;
  /** One line that says which files to import again after an upgrade; undefined where none are needed. */
  filesToImport(): Promise<string | undefined>;
  /** Writes everything into the file and lets go of it. */
  close(): Promise<void>;
}

/** File locks are per process: a second opening in this one would not be refused by the system and would damage the file. */
const openFiles = new Set<string>();

/**
 * Opens `<folder>/warehouse.duckdb`, makes what is missing in it, and empties its temporary folder.
 *
 * @throws WarehouseUnavailable when another process owns the file, or when a newer version of the product made it.
 */
export async function openWarehouse(options: WarehouseOptions): Promise<Warehouse> {
  const folder = resolve(options.folder);
  const file = join(folder, 'warehouse.duckdb');
  const temporaryFolder = options.spillFolder
    ? join(options.spillFolder, `pellucid-${nameOf(folder)}`)
    : join(folder, 'tmp');
  if (openFiles.has(file)) throw new WarehouseUnavailable(`${file} is already open in this process.`);
  openFiles.add(file);
  try {
    const instance = await openInstance(file, folder, temporaryFolder, options);
    return warehouseOf(instance, { folder, file, temporaryFolder, readOnly: options.readOnly ?? false });
  } catch (error) {
    openFiles.delete(file);
    throw error;
  }
}

/** A spill folder may serve several warehouses, each of which empties its own part. */
const nameOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 12);

async function openInstance(file: string, folder: string, temporaryFolder: string, options: WarehouseOptions) {
  if (!options.readOnly) await mkdir(folder, { recursive: true });
  const instance = await DuckDBInstance.create(file, {
    temp_directory: temporaryFolder,
    autoinstall_known_extensions: 'false',
    ...(options.memoryLimit ? { memory_limit: options.memoryLimit } : {}),
    ...(options.threads ? { threads: String(options.threads) } : {}),
    ...(options.readOnly ? { access_mode: 'READ_ONLY' } : {}),
  }).catch((error: unknown) => {
    throw explained(file, error);
  });
  if (options.readOnly) return instance;
  try {
    // What a killed import left behind; only the owner of the file's lock gets here.
    await rm(temporaryFolder, { recursive: true, force: true });
    await mkdir(temporaryFolder, { recursive: true });
    await createTables(instance, file);
    return instance;
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}

async function createTables(instance: DuckDBInstance, file: string): Promise<void> {
  const connection = await instance.connect();
  try {
    // The engine changes no rows of a table in the transaction that gives it a column.
    await connection.run(ADDED_COLUMNS);
    await addSpecialtyLists(connection);
    await connection.run('BEGIN');
    await connection.run(TABLES + BLANK_ROWS);
    const state = await connection.runAndReadAll('SELECT schema_version FROM warehouse_state');
    const version = Number(state.getRows()[0]?.[0] ?? 0);
    if (version > SCHEMA_VERSION) {
      throw new WarehouseUnavailable(
        `${file} was made by a newer version of the product: start that one, or move the file away and import the published files again.`,
      );
    }
    await upgrade(connection, { isNew: version === 0 });
    await connection.run(
      version === 0
        ? `INSERT INTO warehouse_state VALUES (0, ${SCHEMA_VERSION})`
        : `UPDATE warehouse_state SET schema_version = ${SCHEMA_VERSION} WHERE schema_version < ${SCHEMA_VERSION}`,
    );
    await connection.run('COMMIT');
    await nameProductLists(connection);
    await dropInvestigatorNames(connection);
  } finally {
    connection.closeSync();
  }
}

function explained(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const owner = /PID (\d+)/.exec(reason)?.[1];
  if (/corrupt|checksum|not a valid DuckDB database/i.test(reason)) {
    return new WarehouseUnavailable(
      `${file} is damaged: restore it from a backup, or move it away and import the published files again.`,
    );
  }
  if (/\block\b/i.test(reason)) {
    return new WarehouseUnavailable(
      `${file} is in use by another process${owner ? ` (${owner})` : ''}: end it, or use another data folder.`,
    );
  }
  if (/permission denied/i.test(reason)) {
    return new WarehouseUnavailable(`${file} cannot be opened: give this user read and write rights on it.`);
  }
  return new WarehouseUnavailable(`${file} cannot be opened: ${reason.split('\n')[0]}`);
}

function warehouseOf(
  instance: DuckDBInstance,
  place: { folder: string; file: string; temporaryFolder: string; readOnly: boolean },
): Warehouse {
  const { folder, file, temporaryFolder } = place;
  let closed = false;

  async function withConnection<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await instance.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  }

  return {
    folder,
    file,
    temporaryFolder,
    connect: () => instance.connect(),
    withConnection,
    filesToImport: () => withConnection(filesToImport),
    async close() {
      if (closed) return;
      closed = true;
      try {
        if (!place.readOnly) await withConnection((connection) => connection.run('CHECKPOINT'));
      } finally {
        instance.closeSync();
        openFiles.delete(file);
      }
    },
  };
}
