import { name, sameIn } from './sql-text.ts';

/** A lookup table to fill: its columns as expressions over the columns of a group. */
export interface Lookup {
  readonly table: string;
  /** Column of the facts that holds its key. */
  readonly key: string;
  readonly columns: Readonly<Record<string, string>>;
}

export const clean = (column: string) => `nullif(trim(${column}), '')`;

/** Whether the columns of a row of a lookup table are those found. */
export const matches = (table: string, columns: readonly string[], found: string) =>
  columns
    .map((column) => `${table}.${column} IS NOT DISTINCT FROM ${found}.${name(`${table}.${column}`)}`)
    .join(' AND ');

/** Adds the rows of `distinct_values` that a lookup table does not have. */
export function addMissing({ table, columns }: Lookup): string {
  const names = Object.keys(columns);
  const values = names.map((column) => `${name(`${table}.${column}`)} AS ${column}`);
  return `INSERT INTO ${table} (key, ${names.join(', ')})
    SELECT (SELECT max(key) FROM ${table}) + row_number() OVER (ORDER BY ${names.join(', ')}), ${names.join(', ')}
    FROM (SELECT DISTINCT ${values.join(', ')} FROM distinct_values) AS found
    WHERE NOT EXISTS (FROM ${table} WHERE ${sameIn(table, 'found', names)})`;
}
