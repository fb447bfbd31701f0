import type { EntityDef, EnumsField, Field } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';

/** `parentMenu` → `parent_menu`, `createAggspendDB` → `create_aggspend_db`. */
export function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Tables that are not called as their entity is: `user` is a word of SQL, and searches were kept before they were one. */
const TABLES: Readonly<Record<string, string>> = { user: 'app_user', search: 'recent_search' };

/** The table of an entity. */
export function tableName(entity: string): string {
  return TABLES[entity] ?? snakeCase(entity);
}

const STAMP_COLUMN = {
  createdBy: 'created_by',
  createdAt: 'created_date',
  updatedBy: 'last_modified_by',
  updatedAt: 'last_modified_date',
} as const;

/** The column of a field in the table of its entity; `relations` have none. */
export function columnOf(name: string, field: Field | undefined): string {
  if (field?.stamp !== undefined) return STAMP_COLUMN[field.stamp];
  if (field?.column !== undefined) return field.column;
  return field?.type === 'relation' ? `${snakeCase(name)}_id` : snakeCase(name);
}

/** The table between two entities, and its column that leads to the one asked for. */
export function linkTable(definition: EntityDef, to: string) {
  const owner = snakeCase(definition.name);
  return { table: `${owner}_${snakeCase(to)}`, owner: `${owner}_id`, target: `${snakeCase(to)}_id` };
}

/** The table that keeps the values of a field of several, and its column that leads to the record. */
export function valuesTable(definition: EntityDef, { each }: EnumsField) {
  const owner = snakeCase(definition.name);
  return { table: `${owner}_${each}`, owner: `${owner}_id`, value: each };
}

export function tableOf(definition: EntityDef): SQL {
  return sql`${sql.identifier(tableName(definition.name))}`;
}

/** A column of the record itself, which every statement calls `t`. */
export function own(column: string): SQL {
  return sql`t.${sql.identifier(column)}`;
}
