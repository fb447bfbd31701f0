import type { DuckDBConnection } from '@duckdb/node-api';
import { Query, type QueryInput } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuckDBEngine } from '../engines/duckdb/duckdb-engine.ts';
import { ensureRollups } from '../engines/duckdb/rollups.ts';
import { duckdbDialect } from '../sql/dialects/duckdb.ts';
import { statementOf } from '../sql/statement-of.ts';
import { type FixtureWarehouse, loadShippedModel, openFixtureWarehouse } from '../testing/index.ts';
import { NO_FACTS } from './plan.ts';
import { planQuery } from './plan-query.ts';

const model = await loadShippedModel();
let warehouse: FixtureWarehouse;
let connection: DuckDBConnection;
beforeAll(async () => {
  warehouse = await openFixtureWarehouse();
  connection = await warehouse.connect();
  await ensureRollups(connection, model);
});
afterAll(() => warehouse.close());

const largest = [{ field: 'total_amount', direction: 'desc' as const }, { field: 'record_id' }];
const smallest = [{ field: 'total_amount', direction: 'asc' as const }, { field: 'record_id' }];
const state = { field: 'state', op: 'eq' as const, value: 'MA' };
const company = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
const year = { field: 'program_year', op: 'eq' as const, value: 2022 };

function planOf(query: Partial<QueryInput>, baseOnly = false) {
  const list = { source: 'general', dimensions: ['record_id'], measures: ['total_amount'], orderBy: largest };
  const asked = Query.parse({ limit: 7, ...list, ...query });
  return planQuery(asked, { model, facts: NO_FACTS, policyOf: () => ({ kind: 'all' }) }, { baseOnly });
}

describe('where a page finds the amounts that it can have', () => {
  const tableOf = (query: Partial<QueryInput>) => planOf(query).pageValues?.from?.relation;

  it('is the narrowest table that has them under the conditions', () => {
    expect(tableOf({})).toBe('rollup_general_amount');
    expect(tableOf({ where: [year] })).toBe('rollup_general_amount');
    expect(tableOf({ where: [state] })).toBe('rollup_general_records_by_state');
  });

  it('is the records themselves where no other table does', () => {
    expect(planOf({ where: [company] }).pageValues).toEqual({ column: 'amount' });
    expect(planOf({ source: 'all_payments' }).pageValues).toEqual({ column: 'amount' });
  });

  it('is not asked where nothing decides between equal amounts, another column comes first, or the page is far down', () => {
    expect(planOf({ orderBy: largest.slice(0, 1) }).pageValues).toBeUndefined();
    expect(planOf({ orderBy: largest.toReversed() }).pageValues).toBeUndefined();
    expect(planOf({ offset: 5_000 }).pageValues).toBeUndefined();
    expect(planOf({}, true).pageValues).toBeUndefined();
  });
});

describe('a page of records by amount', () => {
  const HAND = `SELECT record_id, company, state, program_year, amount FROM general g
    JOIN company c ON c.key = g.company_key JOIN state s ON s.key = g.state_key`;
  const ALL = `SELECT record_id, company_key, state_key, program_year, amount FROM general
    UNION ALL SELECT record_id, company_key, state_key, program_year, amount FROM research
    UNION ALL SELECT record_id, company_key, state_key, program_year, value_of_interest FROM ownership`;
  const HAND_ALL = HAND.replace('general g', `(${ALL}) g`);

  it.each<[string, Partial<QueryInput>, string]>([
    ['all', {}, `${HAND} WHERE true`],
    ['a state', { where: [state] }, `${HAND} WHERE state = 'MA'`],
    ['a company', { where: [company] }, `${HAND} WHERE company = 'Aster Pharma'`],
    ['a year', { where: [year] }, `${HAND} WHERE program_year = 2022`],
    ['a state and a company', { where: [state, company] }, `${HAND} WHERE state = 'MA' AND company = 'Aster Pharma'`],
    [
      'all payments of a company',
      { source: 'all_payments', where: [company] },
      `${HAND_ALL} WHERE company = 'Aster Pharma'`,
    ],
  ])('has the records of %s in their order, whichever share an amount', async (_of, query, byHand) => {
    for (const [orderBy, direction] of [
      [largest, 'DESC'],
      [smallest, 'ASC'],
    ] as const) {
      const { text, parameters } = statementOf(planOf({ ...query, orderBy, limit: 5, offset: 2 }), duckdbDialect);
      const rows = await createDuckDBEngine(warehouse).run({ text, parameters, columns: [] });
      const picked = `SELECT record_id FROM (${byHand}) ORDER BY amount ${direction}, record_id LIMIT 6 OFFSET 2`;
      const expected = (await connection.runAndReadAll(picked)).getRowsJson();
      expect(expected.length).toBeGreaterThan(2);
      expect(rows.map(([id]) => [id])).toEqual(expected);
    }
  });
});
