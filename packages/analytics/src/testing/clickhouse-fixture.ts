import { type ClickHouseClient, createClient } from '@clickhouse/client';
import type { DuckDBConnection } from '@duckdb/node-api';
import { clickhouseDialect } from '../sql/dialects/clickhouse.ts';
import { FACT_TABLES } from '../warehouse/schema.ts';
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

const FACTS = [...FACT_TABLES.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, name]) => name);
const id = clickhouseDialect.identifier;

/** Copies the facts, the lookup tables and the data version of a small warehouse to a ClickHouse server. */
export async function copyToClickHouse(warehouse: FixtureWarehouse, url: string): Promise<void> {
  const client = createClient({ url });
  const connection = await warehouse.connect();
  try {
    for (const [table, columns] of await tablesOf(connection)) await copyTable(connection, client, table, columns);
  } finally {
    connection.closeSync();
    await client.close();
  }
}

/** Tables that questions are asked of, and their columns; facts with the number of each row. */
async function tablesOf(connection: DuckDBConnection): Promise<Map<string, TableColumn[]>> {
  const reader = await connection.runAndReadAll(
    'SELECT table_name, column_name, data_type, is_nullable FROM duckdb_columns() WHERE NOT internal ORDER BY ALL',
  );
  const tables = new Map<string, TableColumn[]>();
  for (const [table, name, type, nullable] of reader.getRows()) {
    if (/^(data_set|data_file|rejected_row)$/.test(String(table))) continue;
    const column = { name: String(name), type: String(type), nullable: nullable === true };
    tables.set(String(table), [...(tables.get(String(table)) ?? []), column]);
  }
  for (const table of FACTS) {
    const rowNumber = { name: clickhouseDialect.rowNumber, type: 'BIGINT', nullable: false };
    if (table) tables.set(table, [...(tables.get(table) ?? []), rowNumber]);
  }
  return tables;
}

async function copyTable(
  connection: DuckDBConnection,
  client: ClickHouseClient,
  table: string,
  columns: readonly TableColumn[],
): Promise<void> {
  const declared = columns.map(({ name, type, nullable }) => {
    const ours = TYPES[type] ?? type.replace(/^DECIMAL/, 'Decimal');
    return `${id(name)} ${nullable ? `Nullable(${ours})` : ours}`;
  });
  await client.command({
    query: `CREATE TABLE ${id(table)} (${declared.join(', ')}) ENGINE = MergeTree ORDER BY tuple()`,
  });
  const values = columns.map(({ name, type }) => {
    if (name === clickhouseDialect.rowNumber) return 'CAST(rowid AS VARCHAR)';
    return type === 'BOOLEAN' ? id(name) : `CAST(${id(name)} AS VARCHAR)`;
  });
  const rows = (await connection.runAndReadAll(`SELECT ${values.join(', ')} FROM ${id(table)}`)).getRows();
  const names = columns.map(({ name }) => name) as [string, ...string[]];
  await client.insert({ table, columns: names, values: rows, format: 'JSONCompactEachRow' });
}
