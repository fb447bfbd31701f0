import { columnKey } from './columns.ts';
import { ImportRefused } from './import-refused.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { readColumns } from './read-columns.ts';

const SHOWN = 8;

/** The layout of a file, and in what its columns differ from those that were published. */
export interface Recognised {
  readonly layout: Layout;
  /** Columns of the layout that the file does not have; nothing is read from them. */
  readonly missing: readonly string[];
  /** Columns of the file that no layout like it has. */
  readonly unknown: readonly string[];
}

/**
 * Finds the layout of a file by the names of its columns, in any order and case; never by their number or the year. Columns
 * that no question reads may be missing, and others may be there.
 *
 * @throws ImportRefused naming the nearest layout and the columns that differ.
 */
export function recogniseLayout(file: string, header: readonly string[]): Recognised {
  const found = new Set(header.map(columnKey));
  if (header.length === 1 && /[|;\t~]/.test(header[0] ?? '')) {
    throw new ImportRefused(`${file} is not separated by commas: save it as comma-separated values (CSV).`);
  }
  const repeated = header.find(
    (column, index) => header.findIndex((other) => columnKey(other) === columnKey(column)) < index,
  );
  if (repeated) throw new ImportRefused(`${file} has the column ${repeated} twice: remove one of them.`);

  const differences = LAYOUTS.map((layout) => difference(layout, header, found));
  const nearest = differences.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  if (nearest.missing.length === nearest.layout.columns.length) {
    throw new ImportRefused(
      `${file} is not an Open Payments file: its first line names none of the published columns. Its first column is "${(header[0] ?? '').slice(0, 60)}".`,
    );
  }
  const read = readColumns(nearest.layout.type);
  const needed = nearest.missing.filter((column) => read.has(columnKey(column)));
  if (needed.length === 0) return nearest;
  const parts = [
    `missing ${listOf(needed)}`,
    nearest.unknown.length > 0 ? `unknown ${listOf(nearest.unknown)}` : '',
  ].filter(Boolean);
  throw new ImportRefused(`${file} has no known layout. Nearest: ${nearest.layout.name}; ${parts.join('; ')}.`);
}

function difference(layout: Layout, header: readonly string[], found: ReadonlySet<string>): Recognised {
  const wanted = new Set(layout.columns.map(columnKey));
  const missing = layout.columns.filter((column) => !found.has(columnKey(column)));
  const unknown = header.filter((column) => !wanted.has(columnKey(column)));
  return { layout, missing, unknown };
}

const distance = ({ missing, unknown }: Recognised) => missing.length + unknown.length;

function listOf(columns: readonly string[]): string {
  const more = columns.length - SHOWN;
  return columns.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
