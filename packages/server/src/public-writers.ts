import {
  type CompanyFamilies,
  type ImportOptions,
  type ImportReport,
  setCompanyFamilies,
  type Warehouse,
} from '@pellucid/analytics/ingest';

/** What changes what everybody reads. */
export interface PublicWriters {
  /** Imports published files while queries are answered; readers see all of it or nothing. */
  import(
    files: readonly string[],
    options?: Pick<ImportOptions, 'onProgress' | 'signal' | 'replace'>,
  ): Promise<ImportReport>;
  /** Questions go by these families from now on; while files are imported, from the end of that on. */
  setCompanyFamilies(families: CompanyFamilies): Promise<void>;
}

interface PublicWritersDeps {
  warehouse: Warehouse;
  importFiles: PublicWriters['import'];
  dataChanged: () => void;
}

/** The writers of a warehouse. The engine refuses the second of two that change the same rows, so they take turns. */
export function createPublicWriters({ warehouse, importFiles, dataChanged }: PublicWritersDeps): PublicWriters {
  let imports = 0;
  let waiting: CompanyFamilies | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  async function setFamilies(families: CompanyFamilies): Promise<void> {
    const changed = await warehouse.withConnection((connection) => setCompanyFamilies(connection, families));
    if (changed) dataChanged();
  }

  async function ended(): Promise<void> {
    dataChanged();
    try {
      while (imports === 1 && waiting !== undefined) {
        const families = waiting;
        waiting = undefined;
        await setFamilies(families);
      }
    } catch {
      // The import itself is in; families are set anew at the next change of one, and at the next start.
    }
    imports -= 1;
  }

  return {
    async import(files, options) {
      imports += 1;
      await writing;
      return importFiles(files, options).finally(ended);
    },
    async setCompanyFamilies(families) {
      if (imports > 0) {
        waiting = families;
        return;
      }
      const mine = writing.then(() => setFamilies(families));
      writing = mine.catch(() => undefined);
      await mine;
    },
  };
}
