import type { Plan, PlannedDimension } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';

/** How the rows that are put in order are written, as rows of an alias. */
interface Written {
  readonly rows: string;
  conditions(of: string): readonly string[];
  joins(of: string): readonly string[];
  value(dimension: PlannedDimension, of: string): string;
  order(of: string): string;
}

/** That a row of `of` is among the first within its values; nothing where all rows are asked. */
export function firstOfEachSql(first: Plan['first'], of: string, written: Written, dialect: Dialect): string[] {
  if (!first) return [];
  const conditions = written.conditions('e');
  const partition = first.within.map((dimension) => written.value(dimension, 'e')).join(', ');
  const placed = [
    `SELECT e.${dialect.rowNumber} AS record, row_number() OVER (PARTITION BY ${partition} ${written.order('e')}) AS place`,
    `FROM ${written.rows} e`,
    ...written.joins('e'),
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
  ].join('\n  ');
  const chosen = `SELECT p.record FROM (\n  ${placed}\n) p WHERE p.place BETWEEN ${first.from} AND ${first.to}`;
  return [dialect.among(`${of}.${dialect.rowNumber}`, chosen)];
}
