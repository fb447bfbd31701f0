import type { Table } from '../model/model.ts';
import type { Moved } from '../plan/plan.ts';
import { filtersOf, latestDateSql, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { tableSql } from './tables.ts';

/** A table whose records are taken as if they had happened later. */
export function movedSql(table: Table, moved: Moved, parameters: Parameters, dialect: Dialect): string {
  const { months, date, programYear } = moved;
  const id = dialect.identifier;
  const columns = [
    ...(date === undefined ? [] : [`${dialect.addMonths(id(date), months)} AS ${id(date)}`]),
    ...(programYear === undefined ? [] : [`${id(programYear)} + ${months / 12} AS ${id(programYear)}`]),
  ];
  return `(SELECT * REPLACE (${columns.join(', ')}) FROM ${seenSql(table, moved, parameters, dialect)})`;
}

/** What would come after the last day of the data does not count: both periods go as far. */
export function untilSql(table: Table, { date, seen }: Moved, parameters: Parameters, dialect: Dialect): string[] {
  if (date === undefined) return [];
  const column = `f.${dialect.identifier(date)}`;
  return [`(${column} IS NULL OR ${column} <= ${latestDateSql({ table, date, seen }, parameters, dialect)})`];
}

function seenSql(table: Table, { seen }: Moved, parameters: Parameters, dialect: Dialect): string {
  const conditions = filtersOf(seen, 'r', parameters, dialect);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return `${tableSql(table, dialect)} r${where}`;
}
