import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshRollups } from '../engines/duckdb/rollups.ts';
import type { Scope } from '../scope/scope.ts';
import {
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureAnalytics,
  openRolledUpWarehouse,
} from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { system } = SCOPES;
let warehouse: FixtureWarehouse;
let analytics: Analytics;
beforeAll(async () => {
  warehouse = await openRolledUpWarehouse();
  analytics = await openFixtureAnalytics({ warehouse });
});

const ask = (query: Omit<QueryInput, 'source'>, source = 'general', scope: Scope = system) =>
  analytics.run({ source, measures: ['records'], ...query }, scope);

describe('the latest date of the data', () => {
  it('is that of all records of the source, whatever the question asks', async () => {
    expect((await ask({})).dataThrough).toBe('2024-12-28');
    const where = [{ field: 'program_year', op: 'eq' as const, value: 2021 }];
    expect((await ask({ where })).dataThrough).toBe('2024-12-28');
  });

  it('is none where records have no dates, and where there are no records', async () => {
    const answer = await ask({ dimensions: ['program_year'] }, 'ownership');
    expect(answer).toMatchObject({ dataThrough: null, partialPeriods: [] });
    const newcomer = { ...SCOPES.analyst, company: { id: 9, tier: 'UNLIMITED' as const } };
    expect((await ask({}, 'ledger', newcomer)).dataThrough).toBeNull();
  });

  it('of private records is that of their owner', async () => {
    // Rows 1 to 8 are of one company, 9 to 12 of another: row 11 is of December 2024, row 7 of August.
    expect((await ask({}, 'ledger', SCOPES.analyst)).dataThrough).toBe('2024-08-08');
    expect((await ask({}, 'ledger', SCOPES.rival)).dataThrough).toBe('2024-12-12');
    expect((await ask({}, 'ledger', SCOPES.adminForRival)).dataThrough).toBe('2024-12-12');
  });
});

describe('the periods that the data ends within', () => {
  const dated = (timeGrain: QueryInput['timeGrain']) => ask({ dimensions: ['date'], timeGrain });

  it.each([
    ['year', '2024-01-01'],
    ['quarter', '2024-10-01'],
    ['month', '2024-12-01'],
  ] as const)('by %s', async (grain, period) => {
    expect((await dated(grain)).partialPeriods).toEqual([{ column: 'date', period }]);
  });

  it('are no day, no program year whose data reaches its last day, and none of other rows', async () => {
    expect((await dated('day')).partialPeriods).toEqual([]);
    const before = {
      dimensions: ['date'],
      timeGrain: 'month' as const,
      where: [{ field: 'date', op: 'lt' as const, value: '2024-12-01' }],
    };
    expect((await ask(before)).partialPeriods).toEqual([]);
    expect((await ask({ where: [{ field: 'company', op: 'eq', value: 'Nobody' }] })).partialPeriods).toEqual([]);
  });

  it('are named for each grain of the question, and of an answer that is asked over', async () => {
    const dimensions = [
      { name: 'year', field: 'date', grain: 'year' as const },
      { name: 'month', field: 'date', grain: 'month' as const },
    ];
    const partial = [
      { column: 'year', period: '2024-01-01' },
      { column: 'month', period: '2024-12-01' },
    ];
    expect((await ask({ dimensions })).partialPeriods).toEqual(partial);
    const over = { from: { dimensions: [...dimensions, 'company'] }, measures: ['rows'], dimensions: ['month'] };
    expect((await ask(over)).partialPeriods).toEqual(partial.slice(1));
  });

  it('are program years whose latest date is before December 31', async () => {
    const answer = await ask({ dimensions: ['program_year'], orderBy: [{ field: 'program_year' }] });
    expect(answer.partialPeriods).toEqual(answer.rows.map(([period]) => ({ column: 'program_year', period })));
    expect(answer.rows).toHaveLength(4);
  });

  it('follow the data when it changes', async () => {
    const before = await dated('month');
    const connection = await warehouse.connect();
    await connection.run(
      `UPDATE general SET date = DATE '2024-12-31' WHERE record_id = 'R0003'; UPDATE warehouse_state SET data_version = data_version + 1`,
    );
    await refreshRollups(connection, await loadShippedModel(), 'general', [2024]);
    connection.closeSync();
    const after = await dated('month');
    expect([before.dataThrough, after.dataThrough]).toEqual(['2024-12-28', '2024-12-31']);
    expect(after.partialPeriods).toEqual([]);
  });
});
