import { columnKey } from './columns.ts';
import { ImportRefused } from './import-refused.ts';
import { LAYOUTS, type Layout } from './layouts.ts';

const SHOWN = 8;

/**
 * Finds the layout of a file by the names of its columns, in any order and case; never by their number or the year.
 *
 * @throws ImportRefused naming the nearest layout and the columns that differ.
 */
export function recogniseLayout(file: string, header: readonly string[]): Layout {
  const found = new Set(header.map(columnKey));
  if (header.length === 1 && /[|;\t~]/.test(header[0] ?? '')) {
    throw new ImportRefused(`${file} is not separated by commas: save it as comma-separated values (CSV).`);
  }
  const repeated = header.find(
    (column, index) => header.findIndex((other) => columnKey(other) === columnKey(column)) < index,
  );
  if (repeated) throw new ImportRefused(`${file} has the column ${repeated} twice: remove one of them.`);

  const differences = LAYOUTS.map((layout) => difference(layout, header, found));
  const nearest = differences.reduce((best, next) => (next.distance < best.distance ? next : best));
  if (nearest.distance === 0) return nearest.layout;
  if (nearest.distance >= nearest.layout.columns.length) {
    throw new ImportRefused(
      `${file} is not an Open Payments file: its first line names none of the published columns. Its first column is "${(header[0] ?? '').slice(0, 60)}".`,
    );
  }
  const parts = [
    nearest.missing.length > 0 ? `missing ${list(nearest.missing)}` : '',
    nearest.unknown.length > 0 ? `unknown ${list(nearest.unknown)}` : '',
  ].filter(Boolean);
  throw new ImportRefused(`${file} has no known layout. Nearest: ${nearest.layout.name}; ${parts.join('; ')}.`);
}

function difference(layout: Layout, header: readonly string[], found: ReadonlySet<string>) {
  const wanted = new Set(layout.columns.map(columnKey));
  const missing = layout.columns.filter((column) => !found.has(columnKey(column)));
  const unknown = header.filter((column) => !wanted.has(columnKey(column)));
  return { layout, missing, unknown, distance: missing.length + unknown.length };
}

function list(columns: readonly string[]): string {
  const more = columns.length - SHOWN;
  return columns.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
