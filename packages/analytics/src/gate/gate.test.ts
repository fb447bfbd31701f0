import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FixtureWarehouse, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { system } = SCOPES;
const byCompany: QueryInput = {
  source: 'general',
  measures: ['total_amount', 'records'],
  dimensions: ['company'],
  orderBy: [{ field: 'total_amount', direction: 'desc' }],
};
let warehouse: FixtureWarehouse;
let analytics: Analytics;
beforeAll(async () => {
  warehouse = await openRolledUpWarehouse();
  analytics = await openFixtureAnalytics({ warehouse });
});

describe('run', () => {
  it('adds up spend by company, whichever of its ids a company used', async () => {
    const result = await analytics.run(byCompany, system);
    expect(result.rows).toEqual([
      ['Aster Pharma', '22221.85', 48],
      ['Borealis Medical', '10605.03', 24],
      ['O\'Hara & "Sons" 100%', '9433.71', 23],
      [null, '2852.09', 5],
    ]);
    expect(result).toMatchObject({
      rowCount: 4,
      truncated: false,
      answeredBy: 'general_company_all_years',
      cached: false,
    });
    expect(result.columns).toEqual([
      { name: 'company', type: 'text' },
      { name: 'total_amount', type: 'money' },
      { name: 'records', type: 'count' },
    ]);
  });

  it('cuts at the limit and says so; pages fit together', async () => {
    const page = async (offset: number) => {
      const query: QueryInput = { source: 'general', dimensions: ['record_id', 'city'], orderBy: [{ field: 'city' }] };
      return analytics.run({ ...query, limit: 30, offset }, system);
    };
    const pages = [await page(0), await page(30), await page(60), await page(90)];
    expect(pages.map(({ truncated }) => truncated)).toEqual([true, true, true, false]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(([id]) => id))).size).toBe(100);
  });

  it('shows its statement when asked', async () => {
    expect((await analytics.run(byCompany, system, { explain: true })).sql).toContain(
      'rollup_general_company_all_years',
    );
    expect(await analytics.run(byCompany, system)).not.toHaveProperty('sql');
    const where = [{ field: 'company', op: 'eq' as const, value: `O'Hara & "Sons" 100%` }];
    const { sql } = await analytics.run({ ...byCompany, where }, system, { explain: true });
    expect(sql).toContain(`'O''Hara & "Sons" 100%'`);
    expect(sql).not.toMatch(/\$\d/);
  });

  it.each([
    [{ source: 'generl', measures: ['records'] }, 'general'],
    [{ source: 'general', measures: ['total_amont'] }, 'total_amount'],
    [{ source: 'general', measures: ['records'], dimensions: ['compny'] }, 'company'],
    [{ source: 'general', measures: ['company'] }, 'is a dimension'],
    [{ source: 'general', measures: ['records'], dimensions: ['nature', 'nature'] }, 'twice'],
    [{ source: 'general' }, 'at least one'],
    [{ source: 'general', measures: ['records'], orderBy: [{ field: 'nature' }] }, 'sorted'],
    [{ source: 'general', measures: ['records'], timeGrain: 'month' as const }, 'date'],
    [{ source: 'general', measures: ['records'], limit: 10_001 }, 'limit'],
  ])('refuses %j and says what to change', async (query, hint) => {
    await expect(analytics.run(query, system)).rejects.toMatchObject({ code: 'invalid', status: 400 });
    await expect(analytics.run(query, system)).rejects.toThrow(hint);
  });

  it.each([
    { field: 'program_year', op: 'eq' as const, value: '2024; DROP TABLE general' },
    { field: 'program_year', op: 'contains' as const, value: '20' },
    { field: 'date', op: 'gte' as const, value: "2024-02-30' OR true" },
    { field: 'date', op: 'eq' as const, value: '2024-02-30' },
    { field: 'amount', op: 'lt' as const, value: '1e9' },
    { field: 'physician_ownership', op: 'eq' as const, value: 'maybe' },
    { field: 'company', op: 'gt' as const, value: 'A' },
    { field: 'company', op: 'between' as const, value: ['A', 'B'] },
    { field: 'date', op: 'between' as const, value: ['2024-01-01'] },
    { field: 'company', op: 'in' as const, value: 'A' },
    { field: 'company', op: 'isEmpty' as const, value: 'A' },
    { field: 'total_amount', op: 'gt' as const, value: 5 },
  ])('refuses the condition %j', async (condition) => {
    const query: QueryInput = { source: 'general', measures: ['records'], where: [condition] };
    await expect(analytics.run(query, system)).rejects.toMatchObject({
      code: 'invalid',
      field: expect.stringMatching(/^where\[0\]/),
    });
  });
});

describe('lists of values', () => {
  const listsOf = (lists: number) =>
    Array.from({ length: lists }, (_, list) => ({
      field: 'recipient',
      op: 'in' as const,
      value: Array.from({ length: 1_000 }, (_, value) => `Person ${list} ${value}`),
    }));

  it('are refused over ten thousand values, naming the limit', async () => {
    const query: QueryInput = { source: 'general', measures: ['records'], where: listsOf(11) };
    await expect(analytics.run(query, system)).rejects.toMatchObject({ code: 'invalid', status: 400, field: 'where' });
    await expect(analytics.run(query, system)).rejects.toThrow('10,000 values');
  });

  it('are answered within it', async () => {
    const query: QueryInput = { source: 'general', measures: ['records'], where: listsOf(10) };
    expect((await analytics.run(query, system)).rows).toEqual([[0]]);
  });
});

describe('answers that are remembered', () => {
  it('are given again until the data changes, and counted', async () => {
    const before = analytics.cacheMetrics();
    const first = await analytics.run(byCompany, system);
    const second = await analytics.run(byCompany, system);
    expect(second).toMatchObject({ cached: true, rows: first.rows, dataVersion: first.dataVersion });
    expect((await analytics.run(byCompany, system, { noCache: true })).cached).toBe(false);

    const connection = await warehouse.connect();
    await connection.run('UPDATE warehouse_state SET data_version = data_version + 1');
    connection.closeSync();
    const third = await analytics.run(byCompany, system);
    expect(third.cached).toBe(false);
    expect(third.dataVersion).not.toBe(first.dataVersion);
    const { hits, removals, entries } = analytics.cacheMetrics();
    expect(hits - before.hits).toBeGreaterThanOrEqual(1);
    expect([removals > before.removals, entries]).toEqual([true, 1]);
  });

  it('cannot be changed by who received them', async () => {
    const first = await analytics.run(byCompany, system);
    first.rows[0]?.splice(0);
    expect((await analytics.run(byCompany, system)).rows[0]?.[0]).toBe('Aster Pharma');
  });
});

describe('stream', () => {
  it('gives every row, as exact as run does', async () => {
    const query: QueryInput = { source: 'general', dimensions: ['record_id', 'date'], measures: ['total_amount'] };
    const { columns, chunks } = await analytics.stream(query, system);
    const rows = [];
    for await (const chunk of chunks) rows.push(...chunk);
    expect(columns.map(({ name }) => name)).toEqual(['record_id', 'date', 'total_amount']);
    expect(rows).toHaveLength(100);
    expect(rows).toEqual((await analytics.run(query, system)).rows);
  });

  it.each([0, 3, 98])(
    'gives every row once and in order from row %i on, the first before all are sorted',
    async (offset) => {
      const exporting = await openFixtureAnalytics({ warehouse, headRows: 7 });
      const query: QueryInput = {
        source: 'general',
        dimensions: ['record_id', 'city'],
        measures: ['total_amount'],
        orderBy: [{ field: 'city' }, { field: 'total_amount', direction: 'desc' }],
        offset,
      };
      const { chunks } = await exporting.stream(query, system);
      const sizes = [];
      const rows = [];
      for await (const chunk of chunks) {
        sizes.push(chunk.length);
        rows.push(...chunk);
      }
      expect(sizes[0]).toBe(Math.min(7, 100 - offset));
      expect(rows).toEqual((await exporting.run(query, system)).rows);
    },
  );
});

describe('search', () => {
  const search = async (field: string, text: string) =>
    (await analytics.search({ source: 'general', field, text }, system)).map(({ value }) => value);

  it('puts the best match first and forgives a typo', async () => {
    expect(await search('company', 'aster')).toEqual(['Aster Pharma']);
    expect(await search('company', 'medical')).toEqual(['Borealis Medical']);
    expect(await search('company', 'Bor')).toEqual(['Borealis Medical']);
    for (const typo of ['Boralis', 'Borealsi', 'Borealis Medcal', 'Bprealis', 'Bborealis']) {
      expect(await search('company', typo), typo).toEqual(['Borealis Medical']);
    }
    expect(await search('recipient', 'moreno')).toEqual(['Ada Moreno']);
    expect(await search('specialty', 'oncolgy')).toEqual(['Physicians|Internal Medicine|Oncology']);
    expect(await search('company', 'zzz')).toEqual([]);
  });

  it('finds a company by the name that it had before, which is then a filter too', async () => {
    const found = await analytics.search({ source: 'general', field: 'company', text: 'northern lights' }, system);
    expect(found).toEqual([{ value: 'Borealis Medical', description: 'formerly Northern Lights Devices' }]);
    expect(await search('company', 'e')).toEqual(['Aster Pharma', 'Borealis Medical']);
    const spend = async (value: string) =>
      (
        await analytics.run(
          { source: 'general', measures: ['total_amount'], where: [{ field: 'company', op: 'eq', value }] },
          system,
        )
      ).rows;
    expect(await spend('Northern Lights Devices')).toEqual(await spend('Borealis Medical'));
    expect(await spend('Southern Lights')).toEqual([['0.00']]);
  });

  it('finds a person by NPI as well as by name', async () => {
    expect(await search('recipient', '1124662234')).toEqual(['Ben Okafor']);
    expect(await search('recipient', '112466223')).toEqual([]);
  });

  it('finds people of one name as so many ids, each by its NPI and its id too, and names them', async () => {
    expect(await search('recipient_id', 'ada moreno')).toEqual(['1001', '1003']);
    expect(await search('recipient_id', 'mroeno')).toEqual(['1001', '1003']);
    expect(await search('recipient_id', '1124662234')).toEqual(['1002']);
    expect(await search('recipient_id', '1003')).toEqual(['1003']);
    expect(await search('recipient_id', 'N0A1B2C3D4E5F601')).toEqual(['N0A1B2C3D4E5F601']);
    const named = { source: 'general', field: 'recipient_id', values: ['1003', 'nobody', '1001'] };
    expect(await analytics.namesOf(named, system)).toEqual([
      { value: '1003', name: 'Ada Moreno', description: 'Dermatology · Boston, MA' },
      { value: '1001', name: 'Ada Moreno', description: 'Internal Medicine › Cardiology · Springfield, IL' },
    ]);
    const names = { source: 'general', field: 'company', values: ['Aster Pharma'] };
    expect(await analytics.namesOf(names, system)).toEqual([]);
  });

  it('takes wildcards and quotes as letters, and lists nothing for nothing', async () => {
    expect(await search('company', '%')).toEqual(['O\'Hara & "Sons" 100%']);
    expect(await search('company', "o'h")).toEqual(['O\'Hara & "Sons" 100%']);
    expect(await search('company', "' OR true --")).toEqual([]);
    expect(await search('company', '   ')).toEqual([]);
  });

  it('refuses what has no list of names', async () => {
    await expect(search('date', '2024')).rejects.toMatchObject({ code: 'invalid' });
  });
});
