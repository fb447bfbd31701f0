import { columnKey } from './columns.ts';
import { type CompanionShape, recogniseCompanion } from './companions.ts';
import type { Content } from './contents.ts';
import { readRecords } from './csv-records.ts';
import { FIELDS, type FieldKind } from './fields.ts';
import { ImportRefused } from './import-refused.ts';
import type { Layout } from './layouts.ts';
import { recogniseLayout } from './recognise.ts';

/** What the first lines of a file tell about it. */
export interface FileShape {
  readonly layout: Layout;
  /** Published columns that it does not have and others that it has; neither are read. */
  readonly differences: { readonly missing: readonly string[]; readonly unknown: readonly string[] };
  /** Keys of its columns, in the order of the file. */
  readonly columns: readonly string[];
  readonly newline: '\\n' | '\\r\\n';
  /** How most of its dates are written. */
  readonly dateStyle: 'us' | 'iso';
  /** Columns that are not plain text. */
  readonly kinds: readonly { index: number; column: string; kind: FieldKind }[];
}

const HEAD_BYTES = 1 << 18;

/**
 * Reads the head of a file and recognises its layout.
 *
 * @throws ImportRefused when it is not CSV or has no known layout.
 */
export async function readShape(content: Content): Promise<FileShape> {
  const { head, records, header } = await readHead(content);
  const { layout, missing, unknown } = recogniseLayout(content.name, header);
  const columns = header.map(columnKey);
  const kinds = kindsOf(layout, header);
  const dates = kinds.filter(({ kind }) => kind === 'date');
  const iso = records
    .slice(1, 200)
    .filter(({ fields }) => dates.some(({ index }) => /^\d{4}-/.test(fields?.[index] ?? '')));
  const us = records
    .slice(1, 200)
    .filter(({ fields }) => dates.some(({ index }) => /^\d+\//.test(fields?.[index] ?? '')));
  return {
    layout,
    differences: { missing, unknown },
    columns,
    newline: /^[^\n]*\r\n/.test(head) ? '\\r\\n' : '\\n',
    dateStyle: iso.length > us.length ? 'iso' : 'us',
    kinds,
  };
}

/**
 * As `readShape`, of a file that is published beside the payments; null when it is none.
 *
 * @throws ImportRefused when it is not CSV, or lacks a column that is read.
 */
export async function readCompanionShape(content: Content): Promise<CompanionShape | null> {
  const { header } = await readHead(content);
  const companion = recogniseCompanion(content.name, header);
  return companion && { companion, columns: header.map(columnKey) };
}

async function readHead(content: Content) {
  const head = (await headOf(content)).replace(/^\xef\xbb\xbf/, '');
  if (head.trim() === '') throw new ImportRefused(`${content.name} is empty: download it again.`);
  if (head.slice(0, 4096).includes('\0')) {
    throw new ImportRefused(`${content.name} is not a CSV file: export it as comma-separated values (CSV) first.`);
  }
  const records = [];
  for await (const record of readRecords([head], 0)) records.push(record);
  return { head, records, header: records[0]?.fields ?? [] };
}

function kindsOf(layout: Layout, header: readonly string[]): FileShape['kinds'] {
  const kinds = new Map<string, FieldKind>();
  for (const { columns, kind } of Object.values(FIELDS[layout.type])) {
    for (const column of columns) if (kind) kinds.set(columnKey(column), kind);
  }
  return header.flatMap((column, index) => {
    const kind = kinds.get(columnKey(column));
    return kind ? [{ index, column, kind }] : [];
  });
}

async function headOf(content: Content): Promise<string> {
  const stream = await content.open();
  let head = '';
  try {
    for await (const chunk of stream) {
      head += (chunk as Buffer).toString('latin1');
      if (head.length >= HEAD_BYTES) break;
    }
  } finally {
    stream.destroy();
  }
  return head;
}
