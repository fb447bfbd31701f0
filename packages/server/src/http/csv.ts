import { Readable } from 'node:stream';
import type { Cell, ValueType } from '@pellucid/contract';
import type { FastifyReply } from 'fastify';

/** A table to write: its titles, how each column's values are written, and its rows in chunks as they are read. */
export interface CsvTable {
  columns: readonly { title: string; type: ValueType }[];
  chunks: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Excel takes a file without this mark for the local code page and breaks every name that is not ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes a spreadsheet take a cell's text for a formula (OWASP, CSV injection), full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Answers with a CSV file (RFC 4180, UTF-8). Rows are read as fast as the client takes them, and no further when it goes.
 * The first rows are awaited before anything is sent: what refuses the question still leaves as a problem, not as half a
 * file. A failure later cuts the connection, so that no client takes a part for the whole. Returns what the handler of a
 * streaming endpoint returns.
 */
export async function sendCsv(reply: FastifyReply, fileName: string, table: CsvTable): Promise<undefined> {
  const chunks = table.chunks[Symbol.asyncIterator]();
  const first = await chunks.next();
  async function* text(): AsyncGenerator<string> {
    try {
      yield BYTE_ORDER_MARK + line(table.columns.map(({ title }) => cellText(title, 'text')));
      for (let next = first; !next.done; next = await chunks.next()) yield lines(next.value, table.columns);
    } finally {
      await chunks.return?.();
    }
  }
  reply.header('Content-Disposition', `attachment; filename="${fileName}"`);
  reply.send(Readable.from(text(), { objectMode: false }));
  return undefined;
}

/** `<name>_<today>.csv`; the day is UTC's. */
export function csvFileName(name: string, now = new Date()): string {
  return `${name}_${now.toISOString().slice(0, 10)}.csv`;
}

function lines(rows: readonly (readonly Cell[])[], columns: CsvTable['columns']): string {
  return rows.map((row) => line(row.map((cell, i) => cellText(cell, columns[i]?.type ?? 'text')))).join('');
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers and dates are what they are. */
function cellText(cell: Cell, type: ValueType): string {
  if (cell === null) return '';
  const text = String(cell);
  if (type !== 'text') return text;
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
