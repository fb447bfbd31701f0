import type { DuckDBConnection } from '@duckdb/node-api';
import { listText } from '../warehouse/list-text.ts';
import type { SourceType } from './layouts.ts';
import type { ListTables } from './list-tables.ts';
import { addMissing, matches } from './lookup-table.ts';
import { LISTS } from './slots.ts';
import { name } from './sql-text.ts';
import { SEPARATORS, STAGING } from './stage.ts';

const listKey = ({ list }: ListTables) => `${list}_key`;
const memberKey = ({ table }: ListTables) => `${table}_key`;

/** Keys that the facts have of a list. */
export const keysOfList = (tables: ListTables): string[] => [
  listKey(tables),
  ...(tables.withFirst ? [memberKey(tables)] : []),
];

/** Adds what is new to the tables of a list, and leaves a table that says which list each staged text is. */
export async function fillList(
  connection: DuckDBConnection,
  type: SourceType,
  tables: ListTables,
  target: string,
): Promise<void> {
  const { slots, table, columns } = tables;
  const values = Object.entries(columns).map(
    ([column, expression]) => `${expression} AS ${name(`${table}.${column}`)}`,
  );
  await connection.run(`CREATE OR REPLACE TEMP TABLE found_text AS
    SELECT row_number() OVER () AS id, ${slots} FROM (SELECT DISTINCT ${slots} FROM ${STAGING} WHERE ${slots} IS NOT NULL)`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE distinct_values AS
    SELECT id, place, ${values.join(', ')} FROM (${slotsSql(type, slots, 'found_text', 'id')})`);
  await connection.run(addMissing({ table, key: memberKey(tables), columns }));
  // One that is named twice counts once, in its first place.
  await connection.run(`CREATE OR REPLACE TEMP TABLE found_list AS
    SELECT id, string_agg(member, ',' ORDER BY place) AS members, arg_min(member, place) AS first_member FROM (
      SELECT id, ${table}.key AS member, min(place) AS place
      FROM distinct_values AS found JOIN ${table} ON ${matches(table, Object.keys(columns), 'found')}
      WHERE ${table}.key <> 0 GROUP BY ALL)
    GROUP BY id`);
  await connection.run(addLists(tables));
  const keys = [`coalesce(list_key, 0) AS ${listKey(tables)}`];
  if (tables.withFirst) keys.push(`coalesce(first_member, 0) AS ${memberKey(tables)}`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${target} AS
    WITH known AS (${knownLists(tables)})
    SELECT ${[slots, ...keys].join(', ')}
    FROM found_text LEFT JOIN found_list USING (id) LEFT JOIN known USING (members)
    UNION ALL SELECT ${['NULL', ...keys.map(() => '0')].join(', ')}`);
}

/** The slots of staged lists: a row for each with its place and attributes, and with another column of its row. */
export function slotsSql(type: SourceType, slots: string, rows: string, kept: string): string {
  const attributes = LISTS[type].find((list) => list.name === slots)?.attributes ?? [];
  const split = attributes.map((attribute, index) => `part[${index + 1}] AS ${attribute}`);
  return `SELECT ${kept}, place, ${split.join(', ')} FROM (
    SELECT ${kept}, generate_subscripts(parts, 1) AS place, string_split(unnest(parts), ${SEPARATORS.attributes}) AS part
    FROM (SELECT ${kept}, string_split(${slots}, ${SEPARATORS.slots}) AS parts FROM ${rows}))`;
}

/** Every list with the keys of its members as one text. One that a version before lists left has texts of unknown members. */
function knownLists(tables: ListTables): string {
  const [further] = Object.keys(tables.further ?? {});
  const isWhole = further ? `HAVING count(*) > 1 OR any_value(${tables.list}.${further}) IS NULL` : '';
  return `SELECT list_key, string_agg(${memberKey(tables)}, ',' ORDER BY place) AS members
    FROM ${tables.bridge} JOIN ${tables.list} ON ${tables.list}.key = list_key WHERE list_key <> 0 GROUP BY list_key ${isWhole}`;
}

function addLists(tables: ListTables): string {
  const { table, bridge, list, columns, further = {} } = tables;
  const texts = [
    ...Object.keys(columns).map((column) => [column, listText(`${table}.${column}`)] as const),
    ...Object.entries(further).map(([column, of]) => [column, listText(`${table}.${of}`, '[2:]')] as const),
  ];
  return `CREATE OR REPLACE TEMP TABLE new_list AS
    WITH known AS (${knownLists(tables)})
    SELECT (SELECT max(key) FROM ${list}) + row_number() OVER (ORDER BY members) AS list_key, string_split(members, ',') AS members
    FROM (SELECT DISTINCT members FROM found_list) WHERE members NOT IN (SELECT members FROM known);
  INSERT INTO ${bridge} (list_key, place, ${memberKey(tables)})
    SELECT list_key, generate_subscripts(members, 1), unnest(members)::INTEGER FROM new_list ORDER BY list_key;
  INSERT INTO ${list} (key, ${texts.map(([column]) => column).join(', ')})
    SELECT list_key, ${texts.map(([, value]) => value).join(', ')}
    FROM new_list JOIN ${bridge} USING (list_key) JOIN ${table} ON ${table}.key = ${memberKey(tables)}
    GROUP BY list_key ORDER BY list_key`;
}
