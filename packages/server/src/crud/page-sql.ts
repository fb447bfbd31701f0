import type { EntityDef, SortKey } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, own, snakeCase, tableName, tableOf } from './naming.ts';
import { orderSql } from './record-sql.ts';

interface PageRequest {
  where: SQL;
  sort: readonly SortKey[];
  limit: number;
  offset: number;
}

/** The ids of one page of records `t`. */
export function pageSql(definition: EntityDef, { where, sort, limit, offset }: PageRequest): SQL {
  const from = candidates(definition, { where, sort, limit, offset }) ?? sql`${tableOf(definition)} t WHERE ${where}`;
  return sql`SELECT t.id FROM ${from} ORDER BY ${orderSql(definition, sort)} LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Where a link comes first in the order: the records that can be on the page, found in the order of what they link to, so
 * that an index over the names there answers for an index over the records that cannot be. Null for other orders.
 */
function candidates(definition: EntityDef, { where, sort, limit, offset }: PageRequest): SQL | null {
  const [first, ...others] = sort;
  const field = first && definition.fields[first.field];
  if (first === undefined || field?.type !== 'relation') return null;
  const link = own(columnOf(first.field, field));
  const shown = sql`lower(r.${sql.identifier(snakeCase(field.show))}) COLLATE "C"`;
  const direction = first.direction === 'asc' ? sql`ASC` : sql`DESC`;
  const then = orderSql(definition, others);
  const most = sql`LIMIT ${limit + offset}`;
  const table = tableOf(definition);
  return sql`(
    (SELECT t.id FROM ${sql.identifier(tableName(field.to))} r JOIN ${table} t ON ${link} = r.id
      WHERE ${where} ORDER BY ${shown} ${direction}, ${then} ${most})
    UNION ALL (SELECT t.id FROM ${table} t WHERE ${link} IS NULL AND ${where} ORDER BY ${then} ${most})
  ) found JOIN ${table} t ON t.id = found.id`;
}
