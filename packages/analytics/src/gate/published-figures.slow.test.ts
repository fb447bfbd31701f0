import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { QueryInput } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshRollups } from '../engines/duckdb/rollups.ts';
import { importFiles } from '../ingest/index.ts';
import { loadShippedModel, openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import type { Analytics } from './analytics.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/open-payments');
const present = existsSync(FOLDER);
if (!present) console.log('Skipped: figures of the gate over published files, because ../shared is not there');

const FILES = {
  general: 'OP_DTL_GNRL_PGYR2014_IOWA.csv.gz',
  research: 'OP_DTL_RSRCH_PGYR2013_IOWA.csv.gz',
  ownership: 'OP_DTL_OWNRSHP_PGYR2018_P01172020.csv.gz',
} as const;
const DAY = `strptime(Date_of_Payment, '%m/%d/%Y')`;
const AMOUNT = 'CAST(Total_Amount_of_Payment_USDollars AS DECIMAL(18,2))';
const PAYER = 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment';
/** A company's name in the newest of the years at hand, of two names of one year the later by letters. */
const NAMES = `SELECT ${PAYER}_ID AS id, max_by(trim(${PAYER}_Name), (Program_Year, trim(${PAYER}_Name))) AS company_now
  FROM (${Object.keys(FILES)
    .map((source) => `SELECT ${PAYER}_ID, ${PAYER}_Name, Program_Year FROM read_${source}`)
    .join(' UNION ALL ')}) GROUP BY 1`;

describe.skipIf(!present)('the gate over published files (needs ../shared)', () => {
  let folder: string;
  let warehouse: Warehouse;
  let connection: DuckDBConnection;
  let analytics: Analytics;

  beforeAll(async () => {
    const model = await loadShippedModel();
    folder = await mkdtemp(join(tmpdir(), 'gate-published-'));
    warehouse = await openWarehouse({ folder });
    await importFiles({
      warehouse,
      files: Object.values(FILES).map((name) => join(FOLDER, name)),
      refreshRollups: (writer, source, years) => refreshRollups(writer, model, source, years),
    });
    connection = await warehouse.connect();
    for (const [source, file] of Object.entries(FILES)) {
      await connection.run(
        `CREATE TEMP TABLE read_${source} AS FROM read_csv('${join(FOLDER, file)}', all_varchar = true)`,
      );
    }
    await connection.run(`CREATE TEMP TABLE company_names AS ${NAMES}`);
    for (const source of Object.keys(FILES)) {
      await connection.run(
        `CREATE TEMP VIEW file_${source} AS FROM read_${source} JOIN company_names ON id = ${PAYER}_ID`,
      );
    }
    analytics = await openFixtureAnalytics({ warehouse, model });
  }, 180_000);
  afterAll(async () => {
    connection?.closeSync();
    await warehouse?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it.each<[string, QueryInput, string]>([
    [
      'spend by company',
      {
        source: 'general',
        dimensions: ['company'],
        measures: ['total_amount', 'records'],
        orderBy: [{ field: 'company' }],
      },
      `SELECT company_now AS c, CAST(sum(${AMOUNT}) AS VARCHAR), CAST(count(*) AS DOUBLE) FROM file_general GROUP BY 1 ORDER BY 1`,
    ],
    [
      'spend by company as published',
      {
        source: 'general',
        dimensions: ['company_reported', 'company_state'],
        measures: ['total_amount', 'records'],
        orderBy: [{ field: 'company_reported' }, { field: 'company_state' }],
      },
      `SELECT trim(${PAYER}_Name) AS c, ${PAYER}_State AS s, CAST(sum(${AMOUNT}) AS VARCHAR), CAST(count(*) AS DOUBLE)
        FROM file_general GROUP BY 1, 2 ORDER BY 1, 2`,
    ],
    [
      'spend by quarter of one nature',
      {
        source: 'general',
        dimensions: ['date'],
        measures: ['total_amount'],
        timeGrain: 'quarter',
        where: [{ field: 'nature', op: 'eq', value: 'Consulting Fee' }],
        orderBy: [{ field: 'date' }],
      },
      `SELECT CAST(CAST(date_trunc('quarter', ${DAY}) AS DATE) AS VARCHAR) AS q, CAST(sum(${AMOUNT}) AS VARCHAR) FROM file_general
        WHERE Nature_of_Payment_or_Transfer_of_Value = 'Consulting Fee' GROUP BY 1 ORDER BY 1`,
    ],
    [
      'recipients and the median by form',
      {
        source: 'general',
        dimensions: ['form'],
        measures: ['recipients', 'median_amount', 'average_amount'],
        where: [{ field: 'recipient_type', op: 'contains', value: 'physician' }],
        orderBy: [{ field: 'form' }],
      },
      `SELECT Form_of_Payment_or_Transfer_of_Value AS f, CAST(count(DISTINCT split_part(Physician_Profile_ID, '.', 1)) AS DOUBLE),
        CAST(CAST(median(${AMOUNT}) AS DECIMAL(38,2)) AS VARCHAR), CAST(CAST(avg(${AMOUNT}) AS DECIMAL(38,2)) AS VARCHAR)
        FROM file_general WHERE Covered_Recipient_Type = 'Covered Recipient Physician' GROUP BY 1 ORDER BY 1`,
    ],
    [
      'records, one by one',
      {
        source: 'general',
        dimensions: ['record_id', 'date', 'company'],
        measures: ['total_amount'],
        orderBy: [{ field: 'record_id' }],
        limit: 500,
      },
      `SELECT trim(Record_ID) AS r, CAST(CAST(${DAY} AS DATE) AS VARCHAR), company_now, CAST(${AMOUNT} AS VARCHAR) FROM file_general
        ORDER BY 1 LIMIT 500`,
    ],
    [
      'research by company',
      { source: 'research', dimensions: ['company'], measures: ['total_amount'], orderBy: [{ field: 'company' }] },
      `SELECT company_now AS c, CAST(sum(${AMOUNT}) AS VARCHAR) FROM file_research GROUP BY 1 ORDER BY 1`,
    ],
    [
      'both amounts of ownership',
      { source: 'ownership', measures: ['amount_invested', 'value_of_interest', 'records'] },
      `SELECT CAST(sum(CAST(Total_Amount_Invested_USDollars AS DECIMAL(18,2))) AS VARCHAR),
        CAST(sum(CAST(Value_of_Interest AS DECIMAL(18,2))) AS VARCHAR), CAST(count(*) AS DOUBLE) FROM file_ownership`,
    ],
  ])('gives the figures of SQL by hand: %s', async (_, query, sql) => {
    const byHand = (await connection.runAndReadAll(sql)).getRowsJson();
    expect(byHand.length).toBeGreaterThan(0);
    for (const baseOnly of [false, true]) {
      expect((await analytics.run({ limit: 10_000, ...query }, SCOPES.system, { baseOnly })).rows).toEqual(byHand);
    }
  });
});
