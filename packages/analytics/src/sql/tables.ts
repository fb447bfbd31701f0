import { RECORDS_COLUMN, type Table, type Union, type UnionColumn } from '../model/model.ts';
import type { Dialect } from './dialect.ts';

/** A table, or the rows of several together: records are numbered so that no two of them have one number, sums have none. */
export function tableSql(table: Table, dialect: Dialect): string {
  if (typeof table === 'string') return dialect.identifier(table);
  const areSums = table.parts.some(({ columns }) => RECORDS_COLUMN in columns);
  return unionSql(table, dialect, { isNumbered: !areSums, rowsOf: () => '' });
}

/**
 * The rows of a union that `pickedOf` picks of each of its tables, given with the columns of the union, by the numbers that they
 * have there: what is picked of all together has numbers that are computed, and would be looked for in every row.
 */
export function headsSql(union: Union, dialect: Dialect, pickedOf: (rows: string) => string): string {
  const number = `t.${dialect.rowNumber}`;
  const rowsOf = (part: Part): string => {
    const rows = `(${partSql(part, `${number}, `, dialect)})`;
    return ` WHERE ${dialect.among(number, `\n  ${pickedOf(rows)}\n`)}`;
  };
  return unionSql(union, dialect, { isNumbered: true, rowsOf });
}

type Part = Union['parts'][number];

function unionSql(
  { parts }: Union,
  dialect: Dialect,
  { isNumbered, rowsOf }: { isNumbered: boolean; rowsOf: (part: Part) => string },
): string {
  const selects = parts.map((part, index) => {
    const number = `t.${dialect.rowNumber} * ${parts.length} + ${index} AS ${dialect.rowNumber}, `;
    return `${partSql(part, isNumbered ? number : '', dialect)}${rowsOf(part)}`;
  });
  return `(\n  ${selects.join('\n  UNION ALL ')}\n)`;
}

/** One table with the columns that the union has. */
function partSql({ table, columns }: Part, number: string, dialect: Dialect): string {
  const values = Object.entries(columns).map(
    ([name, column]) => `${columnSql(column, dialect)} AS ${dialect.identifier(name)}`,
  );
  return `SELECT ${number}${values.join(', ')} FROM ${dialect.identifier(table)} t`;
}

/** Texts are those of the model, which are words alone. */
function columnSql(column: UnionColumn, dialect: Dialect): string {
  if (column === null) return 'NULL';
  if ('number' in column) return String(column.number);
  return 'text' in column ? `'${column.text}'` : `t.${dialect.identifier(column.column)}`;
}
