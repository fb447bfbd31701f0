import { type Cell, neutralizeFormulas, type ValueType } from '@pellucid/contract';
import type { Table } from './table.ts';

/** Excel takes a file without this mark for the local code page and breaks every name that is not ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[",\r\n]/;

/** The text of a CSV file (RFC 4180, UTF-8) in parts, one for each chunk of rows. */
export async function* csvOf({ columns, preamble = [], chunks }: Table): AsyncGenerator<string> {
  const notes = preamble.map((note) => line([cellText(`# ${note}`, 'text')]));
  yield BYTE_ORDER_MARK + notes.join('') + line(columns.map(({ title }) => cellText(title, 'text')));
  for await (const rows of chunks) {
    yield rows.map((row) => line(row.map((cell, i) => cellText(cell, columns[i]?.type ?? 'text')))).join('');
  }
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function cellText(cell: Cell, type: ValueType): string {
  if (cell === null) return '';
  const text = String(cell);
  if (type !== 'text') return text;
  const safe = neutralizeFormulas(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
