import type { Plan } from '../plan/plan.ts';
import { filtersOf } from './conditions.ts';
import type { Writing } from './members.ts';
import { pageSql } from './page.ts';
import { tableSql } from './tables.ts';

/**
 * That a record is of the amounts that the page can have: those of the first records by amount, however many share one. They are found
 * first and are few, so that of all other records nothing else is read, the texts of their ids above all.
 */
export function pageValuesSql(
  { pageValues, where, order, limit, offset }: Plan,
  rows: string,
  { parameters, dialect }: Writing,
): string[] {
  if (!pageValues || limit === null) return [];
  const { column, from } = pageValues;
  const value = `v.${dialect.identifier(from?.column ?? column)}`;
  const conditions = filtersOf(from?.where ?? where, 'v', parameters, dialect);
  const first = [
    `SELECT ${value}`,
    `FROM ${from ? tableSql(from.relation, dialect) : rows} v`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    `ORDER BY ${value} ${order[0]?.descending ? 'DESC' : 'ASC'}`,
    pageSql({ limit: limit + offset, offset: 0 }),
  ];
  return [dialect.among(`f.${dialect.identifier(column)}`, `\n    ${first.join('\n    ')}\n  `)];
}
