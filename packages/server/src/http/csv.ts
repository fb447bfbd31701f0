import type { Cell, ValueType } from '@pellucid/contract';
import type { Table } from './table-file.ts';

/** Excel takes a file without this mark for the local code page and breaks every name that is not ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes a spreadsheet take a cell's text for a formula (OWASP, CSV injection), full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The text of a CSV file (RFC 4180, UTF-8) in pieces, one for each chunk of rows. */
export async function* csvOf({ columns, chunks }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => cellText(title, 'text')));
  for await (const rows of chunks) {
    yield rows.map((row) => line(row.map((cell, i) => cellText(cell, columns[i]?.type ?? 'text')))).join('');
  }
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
