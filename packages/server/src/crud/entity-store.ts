import type { Criterion, EntityDef, Fields, RecordOf, SortKey } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { criterionSql } from './criteria-sql.ts';
import { columnOf, linkTable, tableOf } from './naming.ts';
import { orderSql, recordColumns, toRecord, valueSql } from './record-sql.ts';
import { type Sight, visibleSql } from './visibility.ts';

export interface Selection {
  criteria: readonly Criterion[];
  sight: Sight;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The records of an entity in the app database. The definition says which table and columns; the statements are made
 * when they are needed. The first argument of each function is the database or a transaction of it.
 */
export interface EntityStore<F extends Fields = Fields> {
  list(
    db: Db,
    what: Selection & { sort: readonly SortKey[]; limit?: number; offset?: number },
  ): Promise<RecordOf<EntityDef<F>>[]>;
  count(db: Db, what: Selection): Promise<number>;
  /** `lock` keeps others from changing the record until the transaction ends. */
  find(db: Db, id: number, sight: Sight, lock?: 'lock'): Promise<RecordOf<EntityDef<F>> | null>;
  insert(db: Db, values: Values, by: string): Promise<number>;
  /** Sets what `changes` names and counts the version up. */
  update(db: Db, id: number, changes: Values, by: string): Promise<void>;
  remove(db: Db, id: number): Promise<void>;
}

export function entityStore<F extends Fields>(definition: EntityDef<F>): EntityStore<F> {
  const table = tableOf(definition);
  const fields = Object.entries<Fields[string]>(definition.fields);
  const plain = fields.filter(([, field]) => field.type !== 'relations');
  const links = fields.flatMap(([name, field]) => (field.type === 'relations' ? [[name, field.to] as const] : []));

  const where = ({ criteria, sight }: Selection): SQL => {
    const visible = visibleSql(definition, sight);
    const conditions = criteria.map((criterion) => criterionSql(definition, criterion));
    return sql.join([...(visible ? [visible] : []), ...conditions, sql`true`], sql` AND `);
  };
  const record = (row: Record<string, unknown>) => toRecord(definition, row) as RecordOf<EntityDef<F>>;

  async function setLinks(db: Db, id: number, values: Values): Promise<void> {
    for (const [name, to] of links) {
      const wanted = values[name] as readonly { id: number }[] | undefined;
      if (wanted === undefined) continue;
      const link = linkTable(definition, to);
      const ids = [...new Set(wanted.map((target) => target.id))];
      const [between, owner, target] = [link.table, link.owner, link.target].map((part) => sql.identifier(part));
      await db.execute(
        sql`DELETE FROM ${between} WHERE ${owner} = ${id} AND NOT ${target} = ANY (${sql.param(ids)}::bigint[])`,
      );
      await db.execute(sql`INSERT INTO ${between} (${owner}, ${target})
        SELECT ${id}, unnest(${sql.param(ids)}::bigint[]) ON CONFLICT DO NOTHING`);
    }
  }

  return {
    async list(db, { sort, limit, offset = 0, ...what }) {
      const page = limit === undefined ? sql`` : sql` LIMIT ${limit} OFFSET ${offset}`;
      const { rows } = await db.execute(sql`SELECT ${recordColumns(definition)} FROM ${table} t
        WHERE ${where(what)} ORDER BY ${orderSql(definition, sort)}${page}`);
      return rows.map(record);
    },
    async count(db, what) {
      const { rows } = await db.execute(sql`SELECT count(*) AS n FROM ${table} t WHERE ${where(what)}`);
      return Number(rows[0]?.n);
    },
    async find(db, id, sight, lock) {
      if (!Number.isSafeInteger(id)) return null;
      const held = lock === undefined ? sql`` : sql` FOR UPDATE OF t`;
      const { rows } = await db.execute(sql`SELECT ${recordColumns(definition)} FROM ${table} t
        WHERE t.id = ${id} AND ${where({ criteria: [], sight })}${held}`);
      return rows[0] === undefined ? null : record(rows[0]);
    },
    async insert(db, values, by) {
      const given = plain.filter(([name]) => values[name] !== undefined);
      const columns = given.map(([name, field]) => sql.identifier(columnOf(name, field)));
      const stamps = ['created_by', 'last_modified_by'].map((column) => sql.identifier(column));
      const { rows } = await db.execute(sql`INSERT INTO ${table} (${sql.join([...columns, ...stamps], sql`, `)})
        VALUES (${sql.join([...given.map(([name, field]) => valueSql(field, values[name])), sql`${by}`, sql`${by}`], sql`, `)})
        RETURNING id`);
      const id = Number(rows[0]?.id);
      await setLinks(db, id, values);
      return id;
    },
    async update(db, id, changes, by) {
      const settings = plain
        .filter(([name]) => changes[name] !== undefined)
        .map(([name, field]) => sql`${sql.identifier(columnOf(name, field))} = ${valueSql(field, changes[name])}`);
      const stamps = sql`version = version + 1, last_modified_by = ${by}, last_modified_date = now()`;
      await db.execute(sql`UPDATE ${table} SET ${sql.join([...settings, stamps], sql`, `)} WHERE id = ${id}`);
      await setLinks(db, id, changes);
    },
    async remove(db, id) {
      await db.execute(sql`DELETE FROM ${table} WHERE id = ${id}`);
    },
  };
}
