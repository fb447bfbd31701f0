import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import { columnKey } from './columns.ts';
import { importFiles } from './import-files.ts';
import { LAYOUTS } from './layouts.ts';
import type { ImportReport } from './report.ts';

export type Row = Readonly<Record<string, string>>;

const byColumns = (type: string, count: number) => {
  const layout = LAYOUTS.find((known) => known.type === type && known.columns.length === count);
  if (!layout) throw new Error(`no ${type} layout has ${count} columns`);
  return layout.columns;
};

/** Columns of the published layouts, for tests. */
export const COLUMNS = {
  general65: byColumns('general', 65),
  general66: byColumns('general', 66),
  general75: byColumns('general', 75),
  general91: byColumns('general', 91),
  research166: byColumns('research', 166),
  research252: byColumns('research', 252),
  ownership30: byColumns('ownership', 30),
} as const;

/** What the rows of a test have unless they say otherwise, by column. */
const USUAL: Row = {
  Covered_Recipient_Type: 'Covered Recipient Physician',
  Covered_Recipient_Profile_ID: '0012345',
  Physician_Profile_ID: '0012345',
  Covered_Recipient_First_Name: 'Ada',
  Covered_Recipient_Last_Name: 'Example',
  Physician_First_Name: 'Ada',
  Physician_Last_Name: 'Example',
  Recipient_State: 'VT',
  Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_ID: '100000000001',
  Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name: 'Acme, Inc.',
  Total_Amount_of_Payment_USDollars: '10.00',
  Total_Amount_Invested_USDollars: '10.00',
  Value_of_Interest: '20.00',
  Date_of_Payment: '03/04/2024',
  Program_Year: '2024',
  Payment_Publication_Date: '06/30/2025',
};

const quote = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A CSV text with a header and a row per object; column names may be written in any case. */
export function csv(columns: readonly string[], rows: readonly Row[], newline = '\n'): string {
  const lines = rows.map((row) => {
    const values = new Map(
      [...Object.entries(USUAL), ...Object.entries(row)].map(([name, value]) => [columnKey(name), value]),
    );
    return columns.map((column) => quote(values.get(columnKey(column)) ?? '')).join(',');
  });
  return [columns.join(','), ...lines, ''].join(newline);
}

/** A zip of text files, as the format's specification lays it out. */
export function zipped(members: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(members)) {
    const data = deflateRawSync(content);
    // Version 2.0, no flags, deflate, no date; checksum and sizes; length of the name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(Buffer.byteLength(content), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    parts.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(members).length, 4);
  end.writeUInt16LE(Object.keys(members).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
}

export interface Bench {
  folder: string;
  warehouse: Warehouse;
  write(name: string, content: string | Buffer): Promise<string>;
  importing(...files: string[]): Promise<ImportReport>;
  /** As `importing`, also where a year loses much by it. */
  replacing(...files: string[]): Promise<ImportReport>;
  rows(sql: string): Promise<unknown[][]>;
  close(): Promise<void>;
}

/** A warehouse in a temporary folder of its own. */
export async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  const warehouse = await openWarehouse({ folder: join(folder, 'warehouse') });
  return {
    folder,
    warehouse,
    async write(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    importing: (...files) => importFiles({ warehouse, files }),
    replacing: (...files) => importFiles({ warehouse, files, replace: true }),
    rows: (sql) =>
      warehouse.withConnection(
        async (connection) => (await connection.runAndReadAll(sql)).getRowsJson() as unknown[][],
      ),
    async close() {
      await warehouse.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
