import { type ClickHouseClient, createClient } from '@clickhouse/client';
import type { DuckDBConnection } from '@duckdb/node-api';
import { clickhouseDialect } from '../sql/dialects/clickhouse.ts';
import { FACT_TABLES } from '../warehouse/schema.ts';
import { CLUSTER, type ClickHouseNodes } from './clickhouse-server.ts';
import type { FixtureWarehouse } from './fixture-warehouse.ts';

interface TableColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  BIGINT: 'Int64',
  INTEGER: 'Int32',
  SMALLINT: 'Int16',
  VARCHAR: 'String',
  BOOLEAN: 'Bool',
  DATE: 'Date32',
};

/** What was loaded and how: nobody asks questions of these. */
const NOT_ASKED = /^(data_set|data_file|rejected_row|company_family|npi_crosswalk|rollup_state|warehouse_upgrade)$/;
const FACTS = [...FACT_TABLES.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, name]) => name ?? '');
const ROW_NUMBER: TableColumn = { name: clickhouseDialect.rowNumber, type: 'BIGINT', nullable: false };
const id = clickhouseDialect.identifier;

/**
 * Copies what questions are asked of from a small warehouse to ClickHouse, its roll-ups included. Where there are shards, they
 * share the facts, and every node has the rest.
 */
export async function copyToClickHouse(warehouse: FixtureWarehouse, { url, shards }: ClickHouseNodes): Promise<void> {
  const [asked, ...holding] = [url, ...shards].map((node) => createClient({ url: node }));
  const connection = await warehouse.connect();
  if (!asked) return;
  try {
    const tables = await tablesOf(connection);
    await Promise.all(
      [...tables].map(async ([table, columns]) => {
        if (!FACTS.includes(table) || holding.length === 0) {
          const rows = await rowsOf(connection, table, columns);
          await Promise.all([asked, ...holding].map((node) => load(node, table, columns, rows)));
          return;
        }
        for (const [index, shard] of holding.entries()) {
          const rows = await rowsOf(connection, table, columns, `WHERE recipient_key % ${holding.length} = ${index}`);
          await load(shard, `${table}_local`, columns, rows);
        }
        await create(asked, table, columns, `Distributed(${CLUSTER}, default, ${id(`${table}_local`)})`);
      }),
    );
  } finally {
    connection.closeSync();
    await Promise.all([asked, ...holding].map((client) => client.close()));
  }
}

/** The tables and their columns; facts with the number of each row. */
async function tablesOf(connection: DuckDBConnection): Promise<Map<string, TableColumn[]>> {
  const reader = await connection.runAndReadAll(
    'SELECT table_name, column_name, data_type, is_nullable FROM duckdb_columns() WHERE NOT internal ORDER BY ALL',
  );
  const tables = new Map<string, TableColumn[]>();
  for (const [of, name, type, nullable] of reader.getRows()) {
    const table = String(of);
    if (NOT_ASKED.test(table)) continue;
    const before = tables.get(table) ?? (FACTS.includes(table) ? [ROW_NUMBER] : []);
    tables.set(table, [...before, { name: String(name), type: String(type), nullable: nullable === true }]);
  }
  return tables;
}

async function rowsOf(connection: DuckDBConnection, table: string, columns: readonly TableColumn[], where = '') {
  const values = columns.map(({ name, type }) => {
    if (name === ROW_NUMBER.name) return 'CAST(rowid AS VARCHAR)';
    return type === 'BOOLEAN' ? id(name) : `CAST(${id(name)} AS VARCHAR)`;
  });
  return (await connection.runAndReadAll(`SELECT ${values.join(', ')} FROM ${id(table)} ${where}`)).getRows();
}

async function load(
  client: ClickHouseClient,
  table: string,
  columns: readonly TableColumn[],
  rows: unknown[][],
): Promise<void> {
  const isFacts = columns.includes(ROW_NUMBER);
  await create(client, table, columns, isFacts ? 'MergeTree ORDER BY row_number' : 'Memory');
  await client.insert({ table: id(table), values: rows, format: 'JSONCompactEachRow' });
}

async function create(client: ClickHouseClient, table: string, columns: readonly TableColumn[], engine: string) {
  const declared = columns.map(({ name, type, nullable }) => {
    const ours = TYPES[type] ?? type.replace(/^DECIMAL/, 'Decimal');
    return `${id(name)} ${nullable ? `Nullable(${ours})` : ours}`;
  });
  await client.command({ query: `CREATE TABLE ${id(table)} (${declared.join(', ')}) ENGINE = ${engine}` });
}
