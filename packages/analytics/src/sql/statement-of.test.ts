import '../testing/valid-query.ts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { Query, type QueryInput } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuckDBEngine } from '../engines/duckdb/duckdb-engine.ts';
import { ensureRollups } from '../engines/duckdb/rollups.ts';
import { type DataFacts, NO_FACTS } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import { type FixtureWarehouse, loadShippedModel, openFixtureWarehouse } from '../testing/index.ts';
import { duckdbDialect } from './dialects/duckdb.ts';
import { statementOf } from './statement-of.ts';

const model = await loadShippedModel();
const facts: DataFacts = {
  ...NO_FACTS,
  uniqueLabels: new Set(['nature.nature', 'state.state', 'recipient.recipient_id', 'company.company_id']),
};
let warehouse: FixtureWarehouse;
let connection: DuckDBConnection;
beforeAll(async () => {
  warehouse = await openFixtureWarehouse();
  connection = await warehouse.connect();
  await ensureRollups(connection, model);
});
afterAll(() => warehouse.close());

function statement(query: QueryInput, baseOnly = true) {
  const plan = planQuery(Query.parse(query), { model, facts, policyOf: () => ({ kind: 'all' }) }, { baseOnly });
  return statementOf(plan, duckdbDialect);
}

const rowsOf = (query: QueryInput, baseOnly = true) => createDuckDBEngine(warehouse).run(statement(query, baseOnly));

describe('groups', () => {
  it('groups by key, cuts the page, then looks up labels', async () => {
    const query: QueryInput = {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['nature'],
      where: [{ field: 'company', op: 'eq', value: 'Aster Pharma' }],
      orderBy: [{ field: 'total_amount', direction: 'desc' }],
      limit: 2,
    };
    await expect({ statement: statement(query), connection }).toBeValidQuery(`
      SELECT l_nature_key."nature" AS "nature", CAST(CAST(page."sum_amount" AS DECIMAL(38,2)) AS VARCHAR) AS "total_amount"
      FROM (
        SELECT * FROM (
        SELECT f."nature_key" AS "k0", coalesce(sum(f."amount"), 0) AS "sum_amount"
        FROM "general" f
        WHERE f."company_key" IN (SELECT key FROM "company" WHERE "company" = $1)
        GROUP BY 1
        ) groups
        ORDER BY groups."sum_amount" DESC NULLS LAST, groups.k0 NULLS LAST LIMIT 3
      ) page
      JOIN "nature" l_nature_key ON l_nature_key.key = page.k0
      ORDER BY page."sum_amount" DESC NULLS LAST, page.k0 NULLS LAST`);
    expect(statement(query).parameters).toEqual(['Aster Pharma']);
    expect(await rowsOf(query)).toEqual([
      ['Royalty or License', '7864.07'],
      ['Food and Beverage', '7385.72'],
      ['Consulting Fee', '6972.06'],
    ]);
  });

  it('sums once more by label where several keys carry it', async () => {
    const query: QueryInput = { source: 'general', measures: ['records'], dimensions: ['company'] };
    await expect({ statement: statement(query), connection }).toBeValidQuery(`
      SELECT labels.d0 AS "company", CAST(labels."row_count" AS DOUBLE) AS "records"
      FROM (
        SELECT l_company_key."company" AS d0, sum(groups."row_count") AS "row_count"
        FROM (
        SELECT f."company_key" AS "k0", count(*) AS "row_count"
        FROM "general" f
        GROUP BY 1
        ) groups
        JOIN "company" l_company_key ON l_company_key.key = groups.k0
        GROUP BY 1
      ) labels
      ORDER BY labels.d0 NULLS LAST
      LIMIT 1001`);
    expect(await rowsOf(query)).toEqual([
      ['Aster Pharma', 48],
      ['Borealis Medical', 24],
      ['O\'Hara & "Sons" 100%', 23],
      [null, 5],
    ]);
  });

  it('puts the smallest key of a label in place of its keys where figures do not add up', async () => {
    const query: QueryInput = { source: 'general', measures: ['recipients', 'products'], dimensions: ['company'] };
    await expect({ statement: statement(query), connection }).toBeValidQuery(`
      SELECT l_company_key."company" AS "company", CAST(page."distinct_recipient_key" AS DOUBLE) AS "recipients", CAST(page."distinct_product_list_key" AS DOUBLE) AS "products"
      FROM (
        SELECT * FROM (
        SELECT s_company_key.label_key AS "k0", count(DISTINCT nullif(f."recipient_key", 0)) FILTER (WHERE coalesce(d_product_list_key.number, 1) = 1) AS "distinct_recipient_key", count(DISTINCT d_product_list_key.value_key) AS "distinct_product_list_key"
        FROM "general" f
        JOIN (SELECT key, min(key) OVER (PARTITION BY "company") AS label_key FROM "company") s_company_key ON s_company_key.key = f."company_key"
        LEFT JOIN (SELECT *, row_number() OVER (PARTITION BY list_key ORDER BY value_key) AS number FROM (SELECT DISTINCT list_key, value_key FROM (SELECT b.list_key, m.* FROM "listed_product" b JOIN (SELECT *, min(key) OVER (PARTITION BY "product") AS value_key FROM "product") m ON m.key = b."product_key") WHERE "product" IS NOT NULL)) d_product_list_key ON d_product_list_key.list_key = f."product_list_key"
        GROUP BY 1
        ) groups
        ORDER BY groups.k0 NULLS LAST LIMIT 1001
      ) page
      JOIN "company" l_company_key ON l_company_key.key = page.k0
      ORDER BY page.k0 NULLS LAST`);
    expect(await rowsOf(query)).toEqual([
      [null, 5, 2],
      ['Aster Pharma', 2, 3],
      ['Borealis Medical', 3, 3],
      ['O\'Hara & "Sons" 100%', 3, 3],
    ]);
  });

  it('reads a roll-up whose rows are the groups without grouping it', async () => {
    const query: QueryInput = {
      source: 'general',
      measures: ['recipients', 'average_amount'],
      dimensions: ['nature'],
      where: [{ field: 'program_year', op: 'eq', value: 2024 }],
      orderBy: [{ field: 'recipients', direction: 'desc' }],
    };
    await expect({ statement: statement(query, false), connection }).toBeValidQuery(`
      SELECT l_nature_key."nature" AS "nature", CAST(page."sum_recipients" AS DOUBLE) AS "recipients", CAST(CAST(CAST(round(CAST(page."sum_amount" * 100 AS DOUBLE) / nullif(page."sum_records", 0)) AS DECIMAL(30,0)) * 0.01 AS DECIMAL(38,2)) AS VARCHAR) AS "average_amount"
      FROM (
        SELECT * FROM (
        SELECT f."nature_key" AS "k0", f."recipients" AS "sum_recipients", f."amount" AS "sum_amount", f."records" AS "sum_records"
        FROM "rollup_general_nature" f
        WHERE f."program_year" = 2024
        ) groups
        ORDER BY groups."sum_recipients" DESC NULLS LAST, groups.k0 NULLS LAST LIMIT 1001
      ) page
      JOIN "nature" l_nature_key ON l_nature_key.key = page.k0
      ORDER BY page."sum_recipients" DESC NULLS LAST, page.k0 NULLS LAST`);
    expect(await rowsOf(query, false)).toEqual(await rowsOf(query));
  });

  it('over an answer looks up no label of it that is not read, and finds blank ones by their key', async () => {
    const people = ['recipient_id', 'state'].map((field) => ({ field, op: 'notEmpty' as const }));
    const query: QueryInput = {
      source: 'general',
      from: { measures: ['total_amount'], dimensions: ['recipient_id', 'nature'], where: people },
      measures: ['rows'],
      dimensions: ['nature'],
      orderBy: [{ field: 'nature' }],
    };
    const { text } = statement(query);
    expect(text).toContain('f."recipient_key" <> 0 AND f."state_key" <> 0');
    expect(text).toContain('JOIN "nature"');
    expect(text).not.toContain('JOIN "recipient"');
    await expect({ statement: statement(query), connection }).toBeValidQuery(text);
    const byHand = `SELECT nature, count(DISTINCT recipient_id)::VARCHAR FROM general g JOIN nature n ON n.key = g.nature_key
      JOIN recipient r ON r.key = g.recipient_key JOIN state s ON s.key = g.state_key
      WHERE recipient_id IS NOT NULL AND state IS NOT NULL GROUP BY nature ORDER BY nature`;
    const expected = (await connection.runAndReadAll(byHand)).getRowsJson();
    expect(expected.length).toBeGreaterThan(1);
    expect((await rowsOf(query)).map((row) => row.map(String))).toEqual(expected);
  });

  it('answers one row where nothing matches and nothing is grouped', async () => {
    const where = [{ field: 'program_year', op: 'eq' as const, value: 1999 }];
    const measures = ['total_amount', 'records', 'recipients', 'average_amount', 'median_amount'];
    expect(await rowsOf({ source: 'general', measures, where })).toEqual([['0.00', 0, 0, null, null]]);
    const kept = measures.slice(0, 4);
    expect(await rowsOf({ source: 'general', measures: kept, where }, false)).toEqual([['0.00', 0, 0, null]]);
  });

  it('cuts dates to periods', async () => {
    const rows = await rowsOf({
      source: 'general',
      measures: ['records'],
      dimensions: ['date'],
      timeGrain: 'quarter',
      where: [{ field: 'date', op: 'between', value: ['2021-01-01', '2021-12-31'] }],
      orderBy: [{ field: 'date' }],
    });
    expect(rows).toEqual([
      ['2021-01-01', 8],
      ['2021-04-01', 9],
      ['2021-07-01', 6],
    ]);
  });
});

describe('records', () => {
  it('picks the page by its own columns, then looks up labels', async () => {
    const query: QueryInput = {
      source: 'general',
      dimensions: ['record_id', 'company'],
      measures: ['total_amount'],
      orderBy: [{ field: 'total_amount', direction: 'desc' }],
      limit: 1,
    };
    await expect({ statement: statement(query), connection }).toBeValidQuery(`
      SELECT r."record_id" AS "record_id",
        l_company_key."company" AS "company",
        CAST(CAST(r."amount" AS DECIMAL(38,2)) AS VARCHAR) AS "total_amount"
      FROM (
      SELECT t.rowid, t."record_id", t."company_key", t."amount" FROM "general" t
      WHERE t.rowid IN (
        SELECT f.rowid
        FROM "general" f
        ORDER BY f."amount" DESC NULLS LAST, f.rowid
        LIMIT 2
      ) LIMIT 2
      ) r
      JOIN "company" l_company_key ON l_company_key.key = r."company_key"
      ORDER BY r."amount" DESC NULLS LAST, r.rowid`);
    expect(await rowsOf(query)).toEqual([
      ['R0100', 'Aster Pharma', '1000.22'],
      ['R0099', 'O\'Hara & "Sons" 100%', '990.11'],
    ]);
  });
});

describe('records of several sources together', () => {
  const query: QueryInput = {
    source: 'all_payments',
    dimensions: ['record_id', 'payment_kind'],
    measures: ['total_amount'],
    where: [{ field: 'company', op: 'eq', value: 'Borealis Medical' }],
    orderBy: [{ field: 'total_amount', direction: 'desc' }],
  };

  it('are picked of each table by its own numbers', async () => {
    const { text } = statement({ ...query, limit: 3, offset: 2 });
    const heads = [...text.matchAll(/FROM "(\w+)" t WHERE t\.rowid IN \(\s*SELECT f\.rowid\s[^;]*?LIMIT (\d+)/g)];
    expect(heads.map(([, table, rows]) => [table, rows])).toEqual([
      ['general', '6'],
      ['research', '6'],
      ['ownership', '6'],
    ]);
    expect(text).toMatch(/ORDER BY r\."amount" DESC NULLS LAST, r\.rowid\nLIMIT 4 OFFSET 2$/);
  });

  it.each<[string, QueryInput['orderBy'], string]>([
    ['amounts', query.orderBy, 'amount DESC NULLS LAST'],
    ['a label', [{ field: 'state' }], 'state ASC NULLS LAST'],
    ['what one table has none of', [{ field: 'date', direction: 'desc' }], 'date DESC NULLS LAST'],
  ])('have pages in the order of the whole list: %s', async (_by, orderBy, order) => {
    const asked = { ...query, dimensions: ['record_id', 'payment_kind', 'state', 'date'], orderBy, limit: 7 };
    const pages = [0, 7, 14].map(async (offset) => (await rowsOf({ ...asked, offset })).slice(0, 7));
    const columns = 'record_id, company_key, state_key';
    const byHand = `SELECT record_id, kind FROM (
        SELECT rowid * 3 AS n, 'General' AS kind, amount, date, ${columns} FROM general
        UNION ALL SELECT rowid * 3 + 1, 'Research', amount, date, ${columns} FROM research
        UNION ALL SELECT rowid * 3 + 2, 'Ownership', value_of_interest, NULL, ${columns} FROM ownership
      ) r JOIN state s ON s.key = r.state_key
      WHERE company_key IN (SELECT key FROM company WHERE company = 'Borealis Medical')
      ORDER BY ${order}, n LIMIT 21`;
    const expected = (await connection.runAndReadAll(byHand)).getRowsJson();
    expect(new Set(expected.map(([, kind]) => kind)).size).toBeGreaterThan(1);
    expect((await Promise.all(pages)).flat().map((row) => row.slice(0, 2))).toEqual(expected);
  });
});

describe('conditions', () => {
  const records = async (...where: NonNullable<QueryInput['where']>) =>
    Number((await rowsOf({ source: 'general', measures: ['records'], where }))[0]?.[0]);

  it('keeps empty rows in "not", and finds them by null and isEmpty', async () => {
    expect(await records({ field: 'company', op: 'ne', value: 'Aster Pharma' })).toBe(52);
    expect(await records({ field: 'company', op: 'notIn', value: ['Aster Pharma', null] })).toBe(47);
    expect(await records({ field: 'company', op: 'eq', value: null })).toBe(5);
    expect(await records({ field: 'company', op: 'isEmpty' })).toBe(5);
    expect(await records({ field: 'company', op: 'in', value: ['Aster Pharma', null] })).toBe(53);
    expect(await records({ field: 'physician_ownership', op: 'ne', value: true })).toBe(66);
  });

  it('takes texts literally, whatever they hold', async () => {
    for (const value of ["'; DROP TABLE general; --", '%', '_', '$1', '"', '\\', '\u0000', "' OR '1'='1"]) {
      expect(await records({ field: 'context', op: 'eq', value })).toBe(0);
    }
    expect(await records({ field: 'company', op: 'contains', value: '%' })).toBe(23);
    expect(await records({ field: 'company', op: 'contains', value: "o'HARA" })).toBe(23);
    expect(await records()).toBe(100);
  });
});
