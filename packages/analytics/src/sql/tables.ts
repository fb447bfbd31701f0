import { RECORDS_COLUMN, type Table, type UnionColumn } from '../model/model.ts';
import type { Dialect } from './dialect.ts';

/** A table, or the rows of several together: records are numbered so that no two of them have one number, sums have none. */
export function tableSql(table: Table, dialect: Dialect): string {
  if (typeof table === 'string') return dialect.identifier(table);
  const { parts } = table;
  const id = dialect.identifier;
  const areSums = parts.some(({ columns }) => RECORDS_COLUMN in columns);
  const selects = parts.map((part, index) => {
    const columns = Object.entries(part.columns).map(
      ([name, column]) => `${columnSql(column, dialect)} AS ${id(name)}`,
    );
    const number = `t.${dialect.rowNumber} * ${parts.length} + ${index} AS ${dialect.rowNumber}`;
    return `SELECT ${[...(areSums ? [] : [number]), ...columns].join(', ')} FROM ${id(part.table)} t`;
  });
  return `(\n  ${selects.join('\n  UNION ALL ')}\n)`;
}

/** Texts are those of the model, which are words alone. */
function columnSql(column: UnionColumn, dialect: Dialect): string {
  if (column === null) return 'NULL';
  if ('number' in column) return String(column.number);
  return 'text' in column ? `'${column.text}'` : `t.${dialect.identifier(column.column)}`;
}
