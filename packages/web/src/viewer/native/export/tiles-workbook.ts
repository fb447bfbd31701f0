import type { BoardOpening, Cell, ValueType } from '@pellucid/contract';
import writeWorkbook, { type CellObject, type Sheet } from 'write-excel-file/browser';
import { exactText, isNumeric } from '../../../charts/values.ts';
import { sheetNames } from './sheet-names.ts';
import { cutNote, type SavedTile, type TileTable, tileTable } from './tile-table.ts';

type Row = (CellObject | null)[];

/** How Excel writes the values of a column; what is not here it writes as it is. */
const NUMBER_FORMATS: Partial<Record<ValueType, string>> = {
  count: '#,##0',
  money: '#,##0.00',
  decimal: '#,##0.00',
  share: '0.00%',
};
const DATE_FORMAT = 'yyyy-mm-dd';
/** Excel counts a 29th of February 1900, so that earlier days are told as text. */
const FIRST_SURE_DAY = '1900-03-01';
/** Characters of a cell, and the width of columns in characters. */
const MAX_TEXT = 32_767;
const WIDTH = { least: 10, most: 60, about: 120 };

/**
 * The tiles of a page as an Excel workbook: a sheet each, and "About", which says what the file holds and which sheet is which tile.
 * Texts are texts whatever they begin with, so none is run as a formula. Loads the library, hence only when it is needed.
 */
export function tilesWorkbook(
  opening: BoardOpening,
  about: readonly string[],
  tiles: readonly SavedTile[],
): Promise<Blob> {
  // Named first: a tile of the same title is the one that gets a number.
  const [aboutName = '', ...names] = sheetNames(['About', ...tiles.map(({ tile }) => tile.title)]);
  const sheets = tiles.map((saved, at) => ({ sheet: names[at] ?? '', ...sheetOf(opening, saved) }));
  const index = tiles.map((saved, at) => `${names[at]}: ${saved.tile.title}${remarkOf(saved)}`);
  const lines = [...about, 'Sheets:', ...index].map((line): Row => [textCell(line)]);
  const last = { sheet: aboutName, data: [[bold('About this file')], ...lines], columns: [{ width: WIDTH.about }] };
  return writeWorkbook([...sheets, last]).toBlob();
}

function remarkOf(saved: SavedTile): string {
  const remark = 'without' in saved ? saved.without : cutNote(saved.result);
  return remark === null ? '' : ` (${remark})`;
}

function sheetOf(opening: BoardOpening, saved: SavedTile): Omit<Sheet<Blob>, 'sheet'> {
  if ('without' in saved) return { data: [[textCell(saved.without)]], columns: [{ width: WIDTH.most }] };
  const table = tileTable(opening, saved);
  const { columns, rows, totals } = table;
  const rowOf = (row: readonly Cell[]): Row => row.map((cell, at) => cellOf(cell, columns[at]?.type ?? 'text'));
  return {
    data: [
      columns.map(({ label }) => bold(label)),
      ...rows.map(rowOf),
      ...(totals === null ? [] : [rowOf(totals).map((cell) => cell && { ...cell, fontWeight: 'bold' as const })]),
    ],
    columns: widthsOf(table).map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

function cellOf(cell: Cell, type: ValueType): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return { type: Boolean, value: cell };
  // "Total" stands in a column of numbers too, where that is the first.
  if (isNumeric(type) && Number.isFinite(Number(cell))) {
    const format = NUMBER_FORMATS[type];
    return { type: Number, value: Number(cell), ...(format && { format }) };
  }
  const text = String(cell);
  if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_SURE_DAY) {
    return { type: Date, value: new Date(`${text}T00:00:00Z`), format: DATE_FORMAT };
  }
  return textCell(text);
}

function textCell(text: string): CellObject {
  return { type: String, value: text.slice(0, MAX_TEXT) };
}

function bold(text: string): CellObject {
  return { ...textCell(text), fontWeight: 'bold' };
}

/** As wide as the longest text of each column, within bounds. */
function widthsOf({ columns, rows, totals }: TileTable): number[] {
  const all = totals === null ? rows : [...rows, totals];
  return columns.map(({ label, type }, at) => {
    const longest = all.reduce((most, row) => Math.max(most, exactText(row[at], type).length), label.length);
    return Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2));
  });
}
