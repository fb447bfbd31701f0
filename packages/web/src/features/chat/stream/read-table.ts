import { type Cell, type ChatColumn, TimeGrain, TimePart } from '@pellucid/contract';
import type { Table } from '../messages/chat-message.ts';
import { type Fields, fieldOf, isFields, unpacked } from './event-fields.ts';

type CellType = ChatColumn['type'];

const CELL_TYPES: readonly string[] = ['text', 'money', 'count', 'number', 'percent', 'date'] satisfies CellType[];

/**
 * The table of a payload: rows as lists beside columns, or records by name, themselves or in a field, also as a text of JSON.
 * Null where it is none.
 */
export function readTable(payload: unknown): Table | null {
  const nested = fieldOf(payload, ['df', 'dataframe', 'records', 'rows', 'data']);
  const value = unpacked(payload);
  const rows = Array.isArray(value) ? value : isFields(nested) ? fieldOf(nested, ['rows', 'records', 'data']) : nested;
  if (!Array.isArray(rows)) return null;
  const about: Fields = isFields(nested) ? nested : isFields(value) ? value : {};
  const names = columnNames(about.columns, rows);
  const cells = rows.map((row) => names.map((name, at) => cellOf(Array.isArray(row) ? row[at] : valueAt(row, name))));
  return {
    headers: names.map((name, at) =>
      headerOf(name, Array.isArray(about.columns) ? about.columns[at] : null, cells, at),
    ),
    rows: cells,
    rowCount: typeof about.row_count === 'number' ? about.row_count : cells.length,
    truncated: about.truncated === true,
  };
}

function columnNames(columns: unknown, rows: readonly unknown[]): string[] {
  if (Array.isArray(columns)) return columns.map((column) => String(isFields(column) ? column.name : column));
  return [...new Set(rows.flatMap((row) => (isFields(row) ? Object.keys(row) : [])))];
}

function headerOf(name: string, column: unknown, rows: Table['rows'], at: number): ChatColumn {
  const { label, type, ...time } = isFields(column) ? column : {};
  const grain = TimeGrain.safeParse(time.grain).data;
  const part = TimePart.safeParse(time.part).data;
  return {
    name,
    label: typeof label === 'string' ? label : name,
    type: isCellType(type) ? type : guessedType(rows, at),
    ...(grain && { grain }),
    ...(part && { part }),
  };
}

function isCellType(type: unknown): type is CellType {
  return typeof type === 'string' && CELL_TYPES.includes(type);
}

function guessedType(rows: Table['rows'], at: number): CellType {
  const values = rows.map((row) => row[at]).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'number') ? 'number' : 'text';
}

function valueAt(row: unknown, name: string): unknown {
  return isFields(row) ? row[name] : undefined;
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
}
