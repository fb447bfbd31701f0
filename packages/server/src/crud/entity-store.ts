import { type Criterion, type EntityDef, type Fields, isMany, type RecordOf, type SortKey } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { criterionSql } from './criteria-sql.ts';
import { columnOf, linkTable, tableOf, valuesTable } from './naming.ts';
import { pageSql } from './page-sql.ts';
import { orderSql, recordColumns, toRecord, valueSql } from './record-sql.ts';
import { type RowAccess, rowAccessSql } from './row-access.ts';

export interface Selection {
  criteria: readonly Criterion[];
  access: RowAccess;
}

type Values = Readonly<Record<string, unknown>>;

/** The order of those who ask for none. */
const BY_ID: readonly SortKey[] = [{ field: 'id', direction: 'asc' }];

/**
 * The records of an entity in the app database. The definition says which table and columns; the statements are made
 * when they are needed. The first argument of each function is the database or a transaction of it.
 */
export interface EntityStore<F extends Fields = Fields> {
  list(
    db: Db,
    what: Selection & { sort?: readonly SortKey[]; limit?: number; offset?: number },
  ): Promise<RecordOf<EntityDef<F>>[]>;
  count(db: Db, what: Selection): Promise<number>;
  /** Of every record that is selected, in order: a list that others may change while it is read piece by piece. */
  ids(db: Db, what: Selection & { sort?: readonly SortKey[] }): Promise<number[]>;
  /** `lock` keeps others from changing the record until the transaction ends. */
  find(db: Db, id: number, access: RowAccess, lock?: 'lock'): Promise<RecordOf<EntityDef<F>> | null>;
  /** Those of the records that are there and can be seen, by id. */
  findMany(db: Db, ids: readonly number[], access: RowAccess, lock?: 'lock'): Promise<RecordOf<EntityDef<F>>[]>;
  /** `extraColumns` are columns that the definition does not know. */
  insert(db: Db, values: Values, by: string, extraColumns?: Values): Promise<number>;
  /** Sets what `changes` names, of one record or alike of many, and counts the version up. */
  update(db: Db, ids: number | readonly number[], changes: Values, by: string): Promise<void>;
  remove(db: Db, id: number): Promise<void>;
}

export function entityStore<F extends Fields>(definition: EntityDef<F>): EntityStore<F> {
  const table = tableOf(definition);
  const fields = Object.entries<Fields[string]>(definition.fields);
  const plain = fields.filter(([, field]) => !isMany(field));
  const many = fields.flatMap(([name, field]) => {
    if (field.type === 'relations' && field.mappedBy === undefined) {
      const { table: between, owner, target: value } = linkTable(definition, field.to);
      return [{ name, table: between, owner, value, type: 'bigint[]' }];
    }
    return field.type === 'enums' ? [{ name, ...valuesTable(definition, field), type: 'text[]' }] : [];
  });

  const where = ({ criteria, access }: Selection): SQL => {
    const visible = rowAccessSql(definition, access);
    const conditions = criteria.map((criterion) => criterionSql(definition, criterion));
    return sql.join([...(visible ? [visible] : []), ...conditions, sql`true`], sql` AND `);
  };
  const record = (row: Record<string, unknown>) => toRecord(definition, row) as RecordOf<EntityDef<F>>;

  const listSql = (list: readonly (number | string)[], type: string) => sql`${sql.param([...list])}::${sql.raw(type)}`;

  /** Keeps those of a field's several links or values that are wanted, and adds those that are missing. */
  async function setMany(db: Db, ids: readonly number[], values: Values): Promise<void> {
    const owners = listSql(ids, 'bigint[]');
    for (const { name, type, ...names } of many) {
      const wanted = values[name] as readonly ({ id: number } | string)[] | undefined;
      if (wanted === undefined) continue;
      const kept = [...new Set(wanted.map((one) => (typeof one === 'string' ? one : one.id)))];
      const [between, owner, value] = [names.table, names.owner, names.value].map((part) => sql.identifier(part));
      const list = listSql(kept, type);
      await db.execute(sql`DELETE FROM ${between} WHERE ${owner} = ANY (${owners}) AND NOT ${value} = ANY (${list})`);
      await db.execute(sql`INSERT INTO ${between} (${owner}, ${value})
        SELECT o, v FROM unnest(${owners}) o, unnest(${list}) v ON CONFLICT DO NOTHING`);
    }
  }

  async function findMany(db: Db, ids: readonly number[], access: RowAccess, lock?: 'lock') {
    const known = ids.filter((id) => Number.isSafeInteger(id));
    if (known.length === 0) return [];
    // Not FOR UPDATE: other records may go on linking to this one, or two that link to each other's would wait for ever.
    const held = lock === undefined ? sql`` : sql` FOR NO KEY UPDATE OF t`;
    const { rows } = await db.execute(sql`SELECT ${recordColumns(definition)} FROM ${table} t
      WHERE t.id = ANY (${listSql(known, 'bigint[]')}) AND ${where({ criteria: [], access })} ORDER BY t.id${held}`);
    return rows.map(record);
  }

  return {
    async list(db, { sort = BY_ID, limit, offset = 0, ...what }) {
      const order = orderSql(definition, sort);
      // The page is found by ids first: whole records, with all their links, are then read for its rows alone.
      const rowsOf =
        limit === undefined
          ? sql`${table} t WHERE ${where(what)}`
          : sql`(${pageSql(definition, { where: where(what), sort, limit, offset })}) page JOIN ${table} t ON t.id = page.id`;
      const { rows } = await db.execute(sql`SELECT ${recordColumns(definition)} FROM ${rowsOf} ORDER BY ${order}`);
      return rows.map(record);
    },
    async count(db, what) {
      const { rows } = await db.execute(sql`SELECT count(*) AS n FROM ${table} t WHERE ${where(what)}`);
      return Number(rows[0]?.n);
    },
    async ids(db, { sort = BY_ID, ...what }) {
      const { rows } = await db.execute<{ id: number }>(
        sql`SELECT t.id FROM ${table} t WHERE ${where(what)} ORDER BY ${orderSql(definition, sort)}`,
      );
      return rows.map(({ id }) => id);
    },
    async find(db, id, access, lock) {
      const [found] = await findMany(db, [id], access, lock);
      return found ?? null;
    },
    findMany,
    async insert(db, values, by, extraColumns = {}) {
      const given = plain.filter(([name]) => values[name] !== undefined);
      const set: [string, SQL][] = [
        ...given.map(([name, field]): [string, SQL] => [columnOf(name, field), valueSql(field, values[name])]),
        ...Object.entries({ ...extraColumns, created_by: by, last_modified_by: by }).map(
          ([column, value]): [string, SQL] => [column, sql`${value}`],
        ),
      ];
      const columns = sql.join(
        set.map(([column]) => sql.identifier(column)),
        sql`, `,
      );
      const { rows } = await db.execute(sql`INSERT INTO ${table} (${columns})
        VALUES (${sql.join(
          set.map(([, value]) => value),
          sql`, `,
        )}) RETURNING id`);
      const id = Number(rows[0]?.id);
      await setMany(db, [id], values);
      return id;
    },
    async update(db, ids, changes, by) {
      const changed = [ids].flat();
      const settings = plain
        .filter(([name]) => changes[name] !== undefined)
        .map(([name, field]) => sql`${sql.identifier(columnOf(name, field))} = ${valueSql(field, changes[name])}`);
      const stamps = sql`version = version + 1, last_modified_by = ${by}, last_modified_date = now()`;
      await db.execute(sql`UPDATE ${table} SET ${sql.join([...settings, stamps], sql`, `)}
        WHERE id = ANY (${listSql(changed, 'bigint[]')})`);
      await setMany(db, changed, changes);
    },
    async remove(db, id) {
      await db.execute(sql`DELETE FROM ${table} WHERE id = ${id}`);
    },
  };
}
