import type { BoardOpening, Cell, ValueType } from '@pellucid/contract';
import { isNumeric } from '../../../charts/values.ts';
import { csvField } from '../../../lib/files.ts';
import { type AnsweredTile, cutNote, type SavedTile, tileTable } from './tile-table.ts';

/** The rows of a tile as CSV, figures exact and unformatted. Plain negative numbers are no formulas. */
function tileCsv(opening: BoardOpening, answered: AnsweredTile): string {
  const { columns, rows } = tileTable(opening, answered);
  const header = columns.map(({ label }) => field(label, 'text'));
  const lines = rows.map((row) => row.map((cell, at) => field(cell, columns[at]?.type)).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
}

/** The tiles of a page as CSV, one under the other, below what the file says of itself; `# ` begins what is no row. */
export function tilesCsv(opening: BoardOpening, about: readonly string[], tiles: readonly SavedTile[]): string {
  const note = (text: string) => `${field(`# ${text}`, 'text')}\r\n`;
  const parts = tiles.map((saved) => {
    const title = `\r\n${note(saved.tile.title)}`;
    if ('without' in saved) return title + note(saved.without);
    const cut = cutNote(saved.result);
    const totals = totalsText(opening, saved);
    return `${title}${cut === null ? '' : note(cut)}${totals === null ? '' : note(totals)}${tileCsv(opening, saved)}`;
  });
  return [...about.map(note), ...parts].join('');
}

/** The line of totals in words: as a row, programs would add it to the others. */
function totalsText(opening: BoardOpening, answered: AnsweredTile): string | null {
  const { columns, totals } = tileTable(opening, answered);
  if (totals === null) return null;
  const figures = totals.flatMap((cell, at) => {
    const column = columns[at];
    return cell === null || column === undefined || !isNumeric(column.type) || cell === 'Total'
      ? []
      : [`${column.label} ${cell}`];
  });
  return `Total: ${figures.join('; ')}`;
}

function field(cell: Cell, type: ValueType | undefined): string {
  return csvField(cell, type !== undefined && isNumeric(type));
}
