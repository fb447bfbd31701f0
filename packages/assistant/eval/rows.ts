import type { DuckDBConnection } from '@duckdb/node-api';
import { DuckDBTypeId } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';

/** Money is exact to the cent; a part is known to six decimals, and may be written in per cent. */
export type Kind = 'money' | 'part' | 'count' | 'date' | 'text' | 'boolean';

/** The rows that SQL by hand gives. Where it orders them, the order matters: by the last column. */
export interface ExpectedRows {
  readonly kinds: readonly Kind[];
  readonly rows: readonly (readonly Cell[])[];
  readonly ordered: boolean;
}

const KINDS: Partial<Record<DuckDBTypeId, Kind>> = {
  [DuckDBTypeId.DECIMAL]: 'money',
  [DuckDBTypeId.DOUBLE]: 'part',
  [DuckDBTypeId.DATE]: 'date',
  [DuckDBTypeId.VARCHAR]: 'text',
  [DuckDBTypeId.BOOLEAN]: 'boolean',
};

/** Runs a statement of a question. */
export async function expectedRows(connection: DuckDBConnection, sql: string): Promise<ExpectedRows> {
  const reader = await connection.runAndReadAll(sql);
  const kinds = reader.columnTypes().map(({ typeId }) => KINDS[typeId] ?? 'count');
  const rows = reader.getRowsJson().map((row) => row.map((value, column) => cellOf(value, kinds[column] ?? 'text')));
  return { kinds, rows, ordered: isOrdered(sql) };
}

function cellOf(value: unknown, kind: Kind): Cell {
  if (value === null || value === undefined) return null;
  if (kind === 'count' || kind === 'part') return Number(value);
  return kind === 'boolean' ? Boolean(value) : String(value);
}

/** Whether the statement itself, not one within it, says an order. */
export function isOrdered(sql: string): boolean {
  let outer = sql;
  // The innermost brackets go first, until none are left.
  for (let before = ''; before !== outer; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)/g, ' ');
  }
  return /\border by\b/i.test(outer);
}
