import { type BoardOpening, type Cell, neutralizeFormulas, type QueryResult, type Tile } from '@pellucid/contract';
import { fieldInfo } from './wording.ts';

/** The rows of a tile as CSV, figures exact and unformatted. Plain negative numbers are no formulas. */
export function tileCsv(opening: BoardOpening, { columns, rows }: QueryResult): string {
  const header = columns.map(({ name }) => field(fieldInfo(opening, name).label, false));
  const numeric = columns.map(({ type }) => type !== 'text' && type !== 'boolean' && type !== 'date');
  const lines = rows.map((row) => row.map((cell, at) => field(cell, numeric[at] === true)).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
}

/** The tiles of a page as CSV, one under the other, below what the file says of itself; `# ` begins what is no row. */
export function tilesCsv(opening: BoardOpening, about: readonly string[], tiles: readonly TileRows[]): string {
  const note = (text: string) => `${field(`# ${text}`, false)}\r\n`;
  const parts = tiles.map(({ tile, result }) => {
    const cut = result.truncated ? note(`The first ${result.rowCount}; the tile shows no more`) : '';
    return `\r\n${note(tile.title)}${cut}${tileCsv(opening, result)}`;
  });
  return [...about.map(note), ...parts].join('');
}

/** A tile and the answer that it shows. */
export interface TileRows {
  readonly tile: Tile;
  readonly result: QueryResult;
}

function field(cell: Cell, numeric: boolean): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe = numeric ? text : neutralizeFormulas(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function saveCsv(fileName: string, csv: string): void {
  const link = document.createElement('a');
  link.download = fileName;
  // The mark at the start tells spreadsheets that the text is UTF-8.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function fileNameOf(opening: BoardOpening, tile: Tile, extension: string): string {
  return `${opening.board.id}-${tile.id}.${extension}`;
}
