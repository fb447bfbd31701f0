import type { Cell, ValueType } from '@pellucid/contract';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Table } from './table.ts';
import { ABOUT_WIDTH, COLUMN_WIDTH, SHEET_END, SHEET_START, STYLE, workbookParts } from './xlsx-parts.ts';

/** Rows that a sheet can have; the next ones stand on the next sheet (ECMA-376 leaves it open, Excel does not). */
const SHEET_ROWS = 1_048_576;
/** Characters that a cell can have. */
const CELL_LENGTH = 32_767;
const DAY = 24 * 60 * 60 * 1000;
/** Day 0 of a spreadsheet; right from March 1900 on, the day before which Excel believes in a 29th of February. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SURE_DAY = 61;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** What Excel would read as the code of a character. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * The bytes of an Excel workbook (Office Open XML) in parts, one for each chunk of rows: a bold, fixed header and every row,
 * on further sheets where one is full, and a last sheet about them. Texts are texts whatever they begin with, so none can be run as a formula; money is
 * a number, exact to 15 digits.
 */
export async function* xlsxOf({ columns, about, chunks }: Table, sheetRows = SHEET_ROWS): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const add = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    return part;
  };
  const letters = columns.map((_, i) => lettersOf(i));
  const header = columns.map(({ title }, i) => textXml(`${letters[i]}1`, title, STYLE.header)).join('');
  const widths = columns.map(
    ({ type }, i) => `<col min="${i + 1}" max="${i + 1}" width="${COLUMN_WIDTH[type]}" customWidth="1"/>`,
  );
  const start = strToU8(`${SHEET_START}<cols>${widths.join('')}</cols><sheetData><row r="1">${header}</row>`);

  const names: string[] = [];
  let rows = 0;
  const open = () => {
    names.push(`Sheet ${names.length + 1}`);
    const sheet = add(`xl/worksheets/sheet${names.length}.xml`);
    sheet.push(start);
    rows = 1;
    return sheet;
  };
  let sheet = open();
  for await (const chunk of chunks) {
    let text = '';
    for (const row of chunk) {
      if (rows === sheetRows) {
        sheet.push(strToU8(text + SHEET_END), true);
        text = '';
        sheet = open();
      }
      rows++;
      const cells = row.map((cell, i) => cellXml(`${letters[i]}${rows}`, cell, columns[i]?.type ?? 'text'));
      text += `<row r="${rows}">${cells.join('')}</row>`;
    }
    sheet.push(strToU8(text));
    yield* ready.splice(0);
  }
  sheet.push(strToU8(SHEET_END), true);
  if (about !== undefined) {
    names.push('About');
    add(`xl/worksheets/sheet${names.length}.xml`).push(strToU8(aboutSheet(about)), true);
  }
  for (const [path, text] of Object.entries(workbookParts(names))) add(path).push(strToU8(text), true);
  zip.end();
  yield* ready.splice(0);
}

function aboutSheet(lines: readonly string[]): string {
  const rows = ['About these rows', ...lines].map(
    (line, i) => `<row r="${i + 1}">${textXml(`A${i + 1}`, line, i === 0 ? STYLE.header : STYLE.text)}</row>`,
  );
  const width = `<cols><col min="1" max="1" width="${ABOUT_WIDTH}" customWidth="1"/></cols>`;
  return `${SHEET_START}${width}<sheetData>${rows.join('')}${SHEET_END}`;
}

/** How spreadsheets name a column: A … Z, AA … */
function lettersOf(column: number): string {
  const before = column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1);
  return before + String.fromCharCode(65 + (column % 26));
}

function cellXml(place: string, cell: Cell, type: ValueType): string {
  if (cell === null) return '';
  const style = STYLE[type];
  if (type === 'boolean') return `<c r="${place}" t="b"><v>${cell === true ? 1 : 0}</v></c>`;
  if (type === 'date') {
    const day = (Date.parse(`${cell}T00:00:00Z`) - DAY_ZERO) / DAY;
    return day >= FIRST_SURE_DAY
      ? `<c r="${place}" s="${style}"><v>${day}</v></c>`
      : textXml(place, String(cell), STYLE.text);
  }
  if (type !== 'text') return `<c r="${place}" s="${style}"><v>${cell}</v></c>`;
  return textXml(place, String(cell), style);
}

function textXml(place: string, text: string, style: number): string {
  const safe = text
    .slice(0, CELL_LENGTH)
    .replace(NOT_IN_XML, '')
    .replace(ESCAPE_LIKE, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}
