import {
  type EntityDef,
  type EnumsField,
  type Field,
  isNullable,
  type RelationField,
  type RelationsField,
  type SortKey,
} from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, linkTable, own, snakeCase, tableName, valuesTable } from './naming.ts';

/** `{id, name}` of linked records, in the order that people read them; one without a name is shown by its number. */
function linkedSql(definition: EntityDef, name: string, field: RelationField | RelationsField): SQL {
  const target = sql.identifier(tableName(field.to));
  const shown = sql`r.${sql.identifier(snakeCase(field.show))}`;
  const pair = sql`jsonb_build_object('id', r.id, ${field.show}::text, coalesce(${shown}::text, '#' || r.id))`;
  if (field.type === 'relation') {
    return sql`(SELECT ${pair} FROM ${target} r WHERE r.id = ${own(columnOf(name, field))})`;
  }
  const all = sql`coalesce(jsonb_agg(${pair} ORDER BY lower(${shown}) COLLATE "C", r.id), '[]')`;
  if (field.mappedBy !== undefined)
    return sql`(SELECT ${all} FROM ${target} r WHERE ${mappedSql('r', field.mappedBy, field.hiddenBy)})`;
  const link = linkTable(definition, field.to);
  return sql`(SELECT ${all}
    FROM ${sql.identifier(link.table)} l JOIN ${target} r ON r.id = l.${sql.identifier(link.target)}
    WHERE l.${sql.identifier(link.owner)} = t.id)`;
}

/** The condition on a row of the other entity that its link leads to the record `t`, and that it is to be seen. */
export function mappedSql(row: string, mappedBy: string, hiddenBy: string | undefined): SQL {
  const column = (name: string) => sql`${sql.identifier(row)}.${sql.identifier(name)}`;
  const linked = sql`${column(`${snakeCase(mappedBy)}_id`)} = t.id`;
  return hiddenBy === undefined ? linked : sql`${linked} AND NOT ${column(snakeCase(hiddenBy))}`;
}

/** Several values as a list, in the order of the alphabet. */
function valuesSql(definition: EntityDef, field: EnumsField): SQL {
  const { table, owner, value } = valuesTable(definition, field);
  const column = sql`v.${sql.identifier(value)}`;
  return sql`(SELECT coalesce(jsonb_agg(${column} ORDER BY ${column} COLLATE "C"), '[]')
    FROM ${sql.identifier(table)} v WHERE v.${sql.identifier(owner)} = t.id)`;
}

function fieldSql(definition: EntityDef, name: string, field: Field): SQL {
  if (field.type === 'relation' || field.type === 'relations') return linkedSql(definition, name, field);
  return field.type === 'enums' ? valuesSql(definition, field) : own(columnOf(name, field));
}

/** What a SELECT lists to read whole records, links included, in one statement. */
export function recordColumns(definition: EntityDef): SQL {
  const columns = Object.entries(definition.fields).map(
    ([name, field]) => sql`${fieldSql(definition, name, field)} AS ${sql.identifier(name)}`,
  );
  return sql.join([sql`t.id`, sql`t.version`, ...columns], sql`, `);
}

/** The keys of a sort. Text sorts without regard to case and alike on every database; what is empty comes last. */
export function orderSql(definition: EntityDef, keys: readonly SortKey[]): SQL {
  const terms = keys.map(({ field: name, direction }) => {
    const field = definition.fields[name];
    const value = sortValue(name, field);
    if (direction === 'asc') return value;
    // An index is only read backwards when empties may come first, so that is asked where there are none.
    return field === undefined || !isNullable(field) ? sql`${value} DESC` : sql`${value} DESC NULLS LAST`;
  });
  return sql.join(terms, sql`, `);
}

function sortValue(name: string, field: Field | undefined): SQL {
  switch (field?.type) {
    case 'string':
    case 'text':
    case 'enum':
      return sql`lower(${own(columnOf(name, field))}) COLLATE "C"`;
    case 'relation': {
      const target = sql.identifier(tableName(field.to));
      const shown = sql.identifier(snakeCase(field.show));
      return sql`(SELECT lower(r.${shown}) COLLATE "C" FROM ${target} r WHERE r.id = ${own(columnOf(name, field))})`;
    }
    default:
      return own(columnOf(name, field));
  }
}

/** A value as the column takes it. */
export function valueSql(field: Field, value: unknown): SQL {
  if (value === null) return sql`NULL`;
  if (field.type === 'json') return sql`${JSON.stringify(value)}::jsonb`;
  if (field.type === 'relation') return sql`${(value as { id: number }).id}`;
  return sql`${value}`;
}

/** A row as the contract writes a record: moments in ISO, everything else as the database answers it. */
export function toRecord(definition: EntityDef, row: Record<string, unknown>): Record<string, unknown> {
  const instants = Object.entries(definition.fields).filter(([name, field]) => field.type === 'instant' && row[name]);
  return { ...row, ...Object.fromEntries(instants.map(([name]) => [name, new Date(String(row[name])).toISOString()])) };
}
