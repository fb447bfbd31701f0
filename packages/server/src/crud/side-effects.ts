import type { Criterion, EntityDef, RecordOf } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { entityStore } from './entity-store.ts';
import { columnOf, tableName } from './naming.ts';
import type { RecordChange } from './record-change.ts';
import type { Dependent, Registry } from './registry.ts';
import { ALL_ROWS } from './row-access.ts';

/** The columns whose rows the database deletes together with a row of the table. */
async function cascadingColumns(tx: Db, table: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    SELECT r.relname AS table, a.attname AS column FROM pg_constraint c
    JOIN pg_class r ON r.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confdeltype = 'c' AND c.confrelid = ${table}::regclass ORDER BY 1, 2`);
  return rows;
}

/** What goes with records that are about to be deleted, a line of the audit trail for each record or table. */
export async function cascadedDeletes(
  tx: Db,
  { definitions, dependents }: Registry,
  { name }: EntityDef,
  ids: readonly number[],
): Promise<RecordChange[]> {
  if (ids.length === 0) return [];
  const changes: RecordChange[] = [];
  for (const { table, column } of await cascadingColumns(tx, tableName(name))) {
    const entity = [...definitions.values()].find((one) => tableName(one.name) === table);
    const link = entity && Object.keys(entity.fields).find((field) => columnOf(field, entity.fields[field]) === column);
    if (entity && link) {
      const criteria: Criterion[] = [{ field: link, operator: 'in', values: [...ids] }];
      const records = await entityStore(entity).list(tx, { criteria, access: ALL_ROWS });
      for (const old of records) changes.push({ action: 'delete', entity: entity.name, id: old.id, old, new: null });
    }
    const dependent = dependents.find((one) => one.table === table);
    if (dependent !== undefined) changes.push(...(await dependentDeletes(tx, dependent, column, ids)));
  }
  return changes;
}

/** The rows of a dependent table that go with their owners, a line for each owner. */
async function dependentDeletes(
  tx: Db,
  { table, entity, columns }: Dependent,
  column: string,
  ids: readonly number[],
): Promise<RecordChange[]> {
  const owner = sql.identifier(column);
  const kept = sql.join(
    columns.map((one) => sql.identifier(one)),
    sql`, `,
  );
  const { rows } = await tx.execute<{ owner: number } & Record<string, unknown>>(sql`SELECT ${owner} AS owner, ${kept}
    FROM ${sql.identifier(table)} WHERE ${owner} IN ${ids} ORDER BY ${owner}, ${kept}`);
  const byOwner = new Map<number, Record<string, unknown>[]>();
  for (const { owner: id, ...row } of rows) byOwner.set(id, [...(byOwner.get(id) ?? []), row]);
  return [...byOwner].map(([id, owned]) => ({ action: 'delete', entity, id, old: { rows: owned }, new: null }));
}

/** The links of an entity to a definition's records through which a changed field is copied, each with the copying field. */
function copiesOf(entity: EntityDef, definition: EntityDef, changed: (field: string) => boolean) {
  return Object.entries(entity.fields).flatMap(([copy, { copiedFrom = {} }]) =>
    Object.entries(copiedFrom).flatMap(([link, source]) => {
      const field = entity.fields[link];
      return field?.type === 'relation' && field.to === definition.name && changed(source) ? [{ link, copy }] : [];
    }),
  );
}

/**
 * What a changed record takes along: the records with a copy of one of its fields, which the database keeps equal. Given
 * before the write, the function returned tells afterwards what became of them.
 */
export async function changedCopies(
  tx: Db,
  { definitions }: Registry,
  definition: EntityDef,
  values: Readonly<Record<string, unknown>>,
  old: Readonly<Record<string, unknown>> & { id: number },
): Promise<() => Promise<RecordChange[]>> {
  const changed = (field: string) => values[field] !== undefined && !isSame(values[field], old[field]);
  const told: (() => Promise<RecordChange[]>)[] = [];
  for (const entity of definitions.values()) {
    const copies = copiesOf(entity, definition, changed);
    const store = entityStore(entity);
    const before = new Map<number, RecordOf<EntityDef>>();
    for (const link of new Set(copies.map((copy) => copy.link))) {
      const criteria: Criterion[] = [{ field: link, operator: 'equals', values: [old.id] }];
      for (const record of await store.list(tx, { criteria, access: ALL_ROWS })) before.set(record.id, record);
    }
    if (before.size > 0) told.push(() => updatesOf(tx, entity, [...before.values()]));
  }
  return async () => {
    const changes: RecordChange[] = [];
    for (const tell of told) changes.push(...(await tell()));
    return changes;
  };
}

/** A link is the same whatever is shown of it. */
function isSame(one: unknown, other: unknown): boolean {
  const key = (value: unknown) => (value !== null && typeof value === 'object' && 'id' in value ? value.id : value);
  return key(one) === key(other);
}

/**
 * Where one record at most may have a switch on, the database switches it off for the others. Given before the write, the
 * function returned tells afterwards what became of them.
 */
export async function switchedOff(
  tx: Db,
  definition: EntityDef,
  values: Readonly<Record<string, unknown>>,
  id: number | null,
): Promise<() => Promise<RecordChange[]>> {
  const store = entityStore(definition);
  const exclusive = Object.keys(definition.fields).filter((name) => {
    const field = definition.fields[name];
    return field?.type === 'boolean' && field.exclusive === true && values[name] === true;
  });
  const before: RecordOf<EntityDef>[] = [];
  for (const field of exclusive) {
    const criteria: Criterion[] = [
      { field, operator: 'equals', values: [true] },
      ...(id === null ? [] : [{ field: 'id', operator: 'notEquals' as const, values: [id] }]),
    ];
    before.push(...(await store.list(tx, { criteria, access: ALL_ROWS })));
  }
  return () => updatesOf(tx, definition, before);
}

/** A line of the audit trail for each of these records, as it was and as it is now. */
export async function updatesOf(
  tx: Db,
  definition: EntityDef,
  before: readonly RecordOf<EntityDef>[],
): Promise<RecordChange[]> {
  const ids = before.map((record) => record.id);
  const after = new Map(
    (await entityStore(definition).findMany(tx, ids, ALL_ROWS)).map((record) => [record.id, record]),
  );
  const { name: entity } = definition;
  return before.map((old) => ({ action: 'update', entity, id: old.id, old, new: after.get(old.id) ?? null }));
}
