import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics, openFixtureWarehouse } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { system, free } = SCOPES;
let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

const ask = (query: Omit<QueryInput, 'source'>) => analytics.run({ source: 'general', ...query }, system);
const rowsOf = async (query: Omit<QueryInput, 'source'>) => (await ask(query)).rows;
const byAmount = [{ field: 'total_amount', direction: 'desc' as const }];

describe('filters', () => {
  it('are joined by all, any and not; not keeps what is empty', async () => {
    const records = async (...where: NonNullable<QueryInput['where']>) =>
      (await rowsOf({ measures: ['records'], where }))[0]?.[0];
    const aster = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
    const meals = { field: 'nature', op: 'eq' as const, value: 'Food and Beverage' };
    const [inAster, inMeals, inBoth] = [await records(aster), await records(meals), await records(aster, meals)];
    expect(await records({ any: [aster, meals] })).toBe(Number(inAster) + Number(inMeals) - Number(inBoth));
    expect(await records({ all: [aster, meals] })).toBe(inBoth);
    expect(await records({ not: aster })).toBe(100 - Number(inAster));
    expect(await records({ not: { field: 'date', op: 'gte', value: '1900-01-01' } })).toBe(
      await records({ field: 'date', op: 'isEmpty' }),
    );
  });

  it('tell ownership interests apart by what each is worth, and take figures of single ones', async () => {
    const source = 'ownership';
    const values = (
      await analytics.run(
        { source, dimensions: ['record_id', 'interest_value'], measures: ['value_of_interest'], limit: 1000 },
        system,
      )
    ).rows.map((row) => Number(row.at(-1)));
    const bound = String(Math.max(...values) / 2);
    const [row] = (
      await analytics.run(
        {
          source,
          measures: ['records', { name: 'largest', max: 'interest_value' }],
          where: [{ field: 'interest_value', op: 'gt', value: bound }],
        },
        system,
      )
    ).rows;
    expect(row?.map(Number)).toEqual([values.filter((one) => one > Number(bound)).length, Math.max(...values)]);
  });

  it('take any of several texts, and what begins with one', async () => {
    const companies = (op: 'contains' | 'notContains' | 'startsWith', value: string | string[]) =>
      rowsOf({ dimensions: ['company'], where: [{ field: 'company', op, value }], orderBy: [{ field: 'company' }] });
    expect(await companies('contains', ['aster', 'SONS'])).toEqual([['Aster Pharma'], ['O\'Hara & "Sons" 100%']]);
    expect(await companies('startsWith', 'b')).toEqual([['Borealis Medical']]);
    expect(await companies('notContains', ['aster', 'sons'])).toEqual([['Borealis Medical'], [null]]);
  });
});

describe('measures of the question', () => {
  it('stand beside each other with filters of their own, and can be divided', async () => {
    const fees = {
      name: 'fees',
      of: 'total_amount',
      where: [{ field: 'nature', op: 'eq' as const, value: 'Consulting Fee' }],
    };
    const rows = await rowsOf({
      measures: ['total_amount', fees, { name: 'part', ratio: { of: 'fees', per: 'total_amount' } }],
      dimensions: ['company'],
      orderBy: byAmount,
    });
    expect(rows).toEqual([
      ['Aster Pharma', '22221.85', '6972.06', '0.31'],
      ['Borealis Medical', '10605.03', '4282.42', '0.40'],
      ['O\'Hara & "Sons" 100%', '9433.71', '2821.76', '0.30'],
      [null, '2852.09', '951.21', '0.33'],
    ]);
  });

  it('count over two attributes of one lookup table apart', async () => {
    const types = { name: 'types', distinct: 'product_type' };
    expect(await rowsOf({ measures: ['products', types] })).toEqual([[3, 3]]);
    const categories = { name: 'categories', distinct: 'product_category' };
    expect(await rowsOf({ measures: ['products', categories] })).toEqual([[3, 3]]);
  });

  it('divide by a distinct count that a roll-up keeps, grouped by what it counts', async () => {
    const query = {
      measures: [{ name: 'each', ratio: { of: 'total_amount', per: 'recipients' } }],
      dimensions: ['nature'],
    };
    const answer = await ask(query);
    expect(answer.answeredBy).not.toBe('general');
    const base = await analytics.run({ source: 'general', ...query }, system, { baseOnly: true });
    expect(answer.rows).toEqual(base.rows);
  });

  it('rank, share and add up, and the second only can be asked for', async () => {
    const measures: QueryInput['measures'] = [
      'total_amount',
      { name: 'place', rank: { by: 'total_amount' } },
      { name: 'part', share: { of: 'total_amount' } },
    ];
    const second = await ask({
      measures,
      dimensions: ['company'],
      having: [{ field: 'place', op: 'eq', value: 2 }],
      totals: true,
    });
    expect(second.rows).toEqual([['Borealis Medical', '10605.03', 2, '0.235079']]);
    expect(second).toMatchObject({ totals: ['45112.68', null, null], groups: 1 });
    const parts = await rowsOf({ measures, dimensions: ['company'] });
    expect(parts.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(1, 5);
  });

  it('tell which of so many equal parts a row is in, rounded up', async () => {
    const place = { name: 'place', rank: { by: 'total_amount' } };
    const rows = await rowsOf({
      measures: [place, { name: 'third', rank: { by: 'total_amount', parts: 3 } }],
      dimensions: ['recipient_id'],
      orderBy: [{ field: 'place' }],
    });
    expect(rows.map(([, , third]) => third)).toEqual(
      rows.map(([, rank]) => Math.floor(((Number(rank) - 1) * 3) / rows.length) + 1),
    );
  });

  it('run up along a period within each group, the periods of which are named', async () => {
    const rows = await rowsOf({
      measures: ['records', { name: 'so_far', runningTotal: { of: 'records', along: 'year', within: ['nature'] } }],
      dimensions: ['nature', { name: 'year', field: 'date', grain: 'year' }],
      where: [
        { field: 'nature', op: 'eq', value: 'Consulting Fee' },
        { field: 'date', op: 'notEmpty' },
      ],
      orderBy: [{ field: 'year' }],
    });
    let sum = 0;
    for (const [, , records, soFar] of rows) {
      sum += Number(records);
      expect(soFar).toBe(sum);
    }
    expect(rows.length).toBeGreaterThan(3);
  });
});

describe('dimensions of the question', () => {
  it('are bands of an amount, sorted by size, a bound belonging to the band above it', async () => {
    const band = { name: 'band', field: 'amount', bands: ['0', '100.11', '1000'] };
    const rows = await rowsOf({ measures: ['records'], dimensions: [band], orderBy: [{ field: 'band' }] });
    expect(rows.map(([name]) => name)).toEqual([
      'under 0',
      '0 to under 100.11',
      '100.11 to under 1000',
      '1000 and over',
    ]);
    expect(rows.reduce((sum, [, records]) => sum + Number(records), 0)).toBe(100);
  });

  it('are families of companies, the rest as others', async () => {
    const groups = [{ name: 'Family', values: ['Aster Pharma', 'Borealis Medical'] }];
    const family = { name: 'family', field: 'company', groups, others: 'Everybody else' };
    expect(await rowsOf({ measures: ['records'], dimensions: [family], orderBy: [{ field: 'family' }] })).toEqual([
      ['Everybody else', 28],
      ['Family', 72],
    ]);
  });

  it('are several grains at once, and days of the week', async () => {
    const rows = await rowsOf({
      measures: ['records'],
      dimensions: [
        { name: 'year', field: 'date', grain: 'year' },
        { name: 'quarter', field: 'date', grain: 'quarter' },
        { name: 'weekday', field: 'date', part: 'dayOfWeek' },
      ],
      where: [{ field: 'date', op: 'eq', value: '2020-12-31' }],
    });
    expect(rows).toEqual([['2020-01-01', '2020-10-01', 4, 4]]);
  });
});

describe('is refused, and says what to change', () => {
  it.each([
    [{ measures: [{ name: 'records', of: 'payments' }] }, 'is a name of general already'],
    [{ measures: [{ name: 'part', share: { of: 'recipients' } }] }, 'does not add up'],
    [{ measures: [{ name: 'part', share: { of: 'records', within: ['company'] } }] }, 'not among the dimensions'],
    [
      {
        measures: [
          { name: 'part', ratio: { of: 'fees', per: 'records' } },
          { name: 'fees', of: 'records' },
        ],
      },
      '"fees"',
    ],
    [{ measures: [{ name: 'first', min: 'company' }] }, 'is of type text'],
    [{ measures: [{ name: 'less', difference: { of: 'records', less: 'total_amount' } }] }, 'of type money'],
    [{ measures: ['records'], having: [{ field: 'company', op: 'eq' as const, value: 'A' }] }, '"company"'],
    [{ dimensions: ['record_id'], having: [{ field: 'records', op: 'gt' as const, value: 1 }] }, 'lists single ones'],
    [{ dimensions: [{ name: 'band', field: 'amount', bands: ['10', '5'] }] }, 'rise'],
    [{ dimensions: [{ name: 'month', field: 'company', grain: 'month' as const }] }, 'is of type text'],
  ])('%j', async (query, hint) => {
    await expect(ask(query)).rejects.toMatchObject({ code: 'invalid', status: 400 });
    await expect(ask(query)).rejects.toThrow(hint);
  });

  it('to the free tier, which asks by the names of its boards alone', async () => {
    const year = { field: 'program_year', op: 'eq' as const, value: 2024 };
    const aster = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
    for (const query of [
      { measures: ['total_amount'], where: [year, { any: [aster, { not: aster }] }] },
      { measures: [{ name: 'all', of: 'total_amount' }], where: [year, aster] },
      { measures: ['total_amount'], where: [year, aster], totals: true },
      {
        measures: ['total_amount'],
        dimensions: [{ name: 'who', field: 'company', groups: [{ name: 'A', values: ['A'] }] }],
        where: [year],
      },
    ]) {
      await expect(analytics.run({ source: 'general', ...query }, free)).rejects.toMatchObject({ code: 'freemium' });
    }
  });
});

describe('the answer to another question', () => {
  const paidBy = (company: string) => ({
    field: 'recipient_id',
    op: 'in' as const,
    query: { where: [{ field: 'company', op: 'eq' as const, value: company }] },
  });
  const recipients = async (...where: NonNullable<QueryInput['where']>) =>
    (await rowsOf({ dimensions: ['recipient_id'], where, orderBy: [{ field: 'recipient_id' }] })).map(([id]) => id);

  it('says who is among it, and who is not; nobody without a name is in any', async () => {
    const byAster = await recipients(
      { field: 'company', op: 'eq', value: 'Aster Pharma' },
      { field: 'recipient_id', op: 'notEmpty' },
    );
    const byBorealis = await recipients(
      { field: 'company', op: 'eq', value: 'Borealis Medical' },
      { field: 'recipient_id', op: 'notEmpty' },
    );
    expect(await recipients(paidBy('Aster Pharma'))).toEqual(byAster);
    expect(await recipients(paidBy('Aster Pharma'), paidBy('Borealis Medical'))).toEqual(
      byAster.filter((id) => byBorealis.includes(id)),
    );
    const others = await recipients({ not: paidBy('Aster Pharma') });
    expect(others).toEqual([...byBorealis.filter((id) => !byAster.includes(id)), null]);
  });

  it('may be chosen by its figures, and be of another source', async () => {
    const often = {
      field: 'recipient_id',
      op: 'in' as const,
      query: { having: [{ field: 'records', op: 'gt' as const, value: 16 }] },
    };
    const counts = await rowsOf({
      dimensions: ['recipient_id'],
      measures: ['records'],
      where: [{ field: 'recipient_id', op: 'notEmpty' }],
      orderBy: [{ field: 'recipient_id' }],
    });
    expect(await recipients(often)).toEqual(counts.filter(([, records]) => Number(records) > 16).map(([id]) => id));
    const investors = { field: 'recipient_id', op: 'in' as const, query: { source: 'ownership' } };
    expect(await recipients(investors)).toEqual(['1001', '1002', '1003']);
    const first = { name: 'first', min: 'date' };
    const lately = {
      field: 'recipient_id',
      op: 'in' as const,
      query: { measures: [first], having: [{ field: 'first', op: 'lt' as const, value: '2021-01-01' }] },
    };
    const early = await rowsOf({
      dimensions: ['recipient_id'],
      measures: [first],
      having: [{ field: 'first', op: 'lt', value: '2021-01-01' }],
      orderBy: [{ field: 'recipient_id' }],
    });
    expect(await recipients(lately)).toEqual(early.map(([id]) => id).filter((id) => id !== null));
  });

  it('is asked over: first per recipient, then over recipients', async () => {
    const from = {
      dimensions: ['recipient_id'],
      measures: ['total_amount', 'records'],
      where: [{ field: 'recipient_id', op: 'notEmpty' as const }],
    };
    const perRecipient = (await rowsOf({ ...from, orderBy: byAmount })).map(([, amount]) => Number(amount));
    const answer = await ask({
      from,
      measures: [
        'rows',
        { name: 'typical', median: 'total_amount' },
        { name: 'mean', average: 'total_amount' },
        { name: 'most', max: 'total_amount' },
      ],
    });
    const [sum, middle] = [perRecipient.reduce((all, one) => all + one, 0), perRecipient[2]];
    expect(perRecipient).toHaveLength(5);
    expect(answer.rows).toEqual([[5, middle?.toFixed(2), (sum / 5).toFixed(2), perRecipient[0]?.toFixed(2)]]);
    const bands = { name: 'band', field: 'total_amount', bands: ['5000', '8000'] };
    const inBands = await rowsOf({ from, measures: ['rows'], dimensions: [bands], orderBy: [{ field: 'band' }] });
    expect(inBands.reduce((all, [, rows]) => all + Number(rows), 0)).toBe(5);
  });

  it('keeps to the rows that the asker may see, however deep it lies', async () => {
    const { rival, analyst } = SCOPES;
    const inLedger = { field: 'recipient_id', op: 'in' as const, query: { source: 'ledger' } };
    const whoIn = async (scope: typeof rival | typeof analyst, query: QueryInput) =>
      (await analytics.run(query, scope)).rows;
    expect(await whoIn(analyst, { source: 'ledger', dimensions: ['recipient_id'], where: [inLedger] })).toEqual([
      ['1006'],
    ]);
    expect(await whoIn(rival, { source: 'ledger', dimensions: ['recipient_id'], where: [inLedger] })).toEqual([
      ['1007'],
    ]);
    expect(await whoIn(rival, { source: 'general', measures: ['records'], where: [inLedger] })).toEqual([[0]]);
    const over: QueryInput = {
      source: 'ledger',
      from: { dimensions: ['recipient_id'], measures: ['records'] },
      dimensions: ['recipient_id'],
    };
    expect(await whoIn(rival, over)).toEqual([['1007']]);
    await expect(analytics.run({ ...over, source: 'general' }, free)).rejects.toMatchObject({ code: 'freemium' });
  });

  it('is bounded: eight within a question, two hundred conditions, and no list of single records', async () => {
    const nine = Array.from({ length: 9 }, () => paidBy('Aster Pharma'));
    await expect(ask({ measures: ['records'], where: nine })).rejects.toThrow('at most 8 questions within it');
    const leaf = { field: 'context', op: 'contains' as const, value: 'x' };
    const many = { any: Array.from({ length: 21 }, () => ({ all: Array.from({ length: 10 }, () => leaf) })) };
    await expect(ask({ measures: ['records'], where: [many] })).rejects.toThrow('at most 200 conditions, not 210');
    const records = { from: { dimensions: ['record_id'] }, measures: ['rows'] };
    await expect(ask(records)).rejects.toThrow('names single records');
  });
});

describe('all payments', () => {
  const all = (query: Omit<QueryInput, 'source'>) => analytics.run({ source: 'all_payments', ...query }, system);
  const total = async (source: string, measures: string[]) =>
    (await analytics.run({ source, measures }, system)).rows[0];

  it('are those of the three sources, each of its kind, and an entity in several counts once', async () => {
    const rows = (
      await all({
        measures: ['total_amount', 'records', 'recipients'],
        dimensions: ['payment_kind'],
        orderBy: [{ field: 'payment_kind' }],
      })
    ).rows;
    expect(rows).toEqual([
      ['General', ...((await total('general', ['total_amount', 'records', 'recipients'])) ?? [])],
      ['Ownership', ...((await total('ownership', ['value_of_interest', 'records', 'recipients'])) ?? [])],
      ['Research', ...((await total('research', ['total_amount', 'records', 'recipients'])) ?? [])],
    ]);
    const together = (await all({ measures: ['records', 'recipients'] })).rows[0];
    expect(together).toEqual([130, 5]);
  });

  it('are listed one by one, each record once, also where ids are alike', async () => {
    const where = [{ field: 'company', op: 'eq' as const, value: 'Borealis Medical' }];
    const query = { dimensions: ['record_id', 'payment_kind', 'date'], measures: ['total_amount'], where };
    const counted = (await all({ measures: ['records'], where })).rows[0]?.[0];
    const pages = [0, 10, 20, 30].map(async (offset) => (await all({ ...query, limit: 10, offset })).rows);
    const listed = (await Promise.all(pages)).flat();
    expect(new Set(listed.map((row) => JSON.stringify(row))).size).toBe(counted);
    const cell = { measure: 'records', row: { payment_kind: 'Ownership' } };
    const asked = { source: 'all_payments', measures: ['records'], dimensions: ['payment_kind'], where };
    const behind = (await all({ ...query, where: analytics.recordsOf(asked, cell) })).rows;
    expect(behind).toEqual(listed.filter(([, kind]) => kind === 'Ownership'));
    expect(behind.length).toBeGreaterThan(0);
  });

  it('say what counts, and are not in the free tier', async () => {
    expect((await all({ measures: ['total_amount'] })).words).toContainEqual(expect.stringContaining('Of ownership'));
    expect(await analytics.check({ source: 'all_payments', measures: ['records'] }, system)).toMatchObject({
      // One row of a roll-up stands for all general payments, one for each study.
      cost: { rows: 13 },
    });
    await expect(analytics.run({ source: 'all_payments', measures: ['records'] }, free)).rejects.toMatchObject({
      code: 'freemium',
    });
  });
});

describe('a previous period', () => {
  const before = (of: string, period = 'year' as 'year' | 'quarter' | 'month') => ({
    name: 'before',
    previous: { of, period },
  });
  const growth = { name: 'growth', growth: { of: 'total_amount', from: 'before' } };
  const inYear = (value: number) => [{ field: 'program_year', op: 'eq' as const, value }];

  it('is the same question of the year before, and what was not there then is kept apart', async () => {
    const [now] = await rowsOf({ measures: ['total_amount', before('total_amount'), growth], where: inYear(2023) });
    const [then] = await rowsOf({ measures: ['total_amount'], where: inYear(2022) });
    expect(now?.[1]).toBe(then?.[0]);
    expect(Number(now?.[2])).toBeCloseTo((Number(now?.[0]) - Number(then?.[0])) / Number(then?.[0]), 5);
    const first = { measures: ['total_amount', before('total_amount'), growth], dimensions: ['company'] };
    for (const row of await rowsOf({ ...first, where: inYear(2021) })) expect(row.slice(2)).toEqual([null, null]);
  });

  it('is the row of the period before, by whichever grain', async () => {
    const dimensions: QueryInput['dimensions'] = [{ name: 'month', field: 'date', grain: 'month' }];
    const measures = ['records', before('records', 'month')];
    const rows = await rowsOf({ measures, dimensions, orderBy: [{ field: 'month' }] });
    const counts = new Map(rows.map(([month, records]) => [month, records]));
    for (const [month, , previous] of rows) {
      if (month === null) continue;
      const earlier = new Date(String(month));
      earlier.setUTCMonth(earlier.getUTCMonth() - 1);
      expect(previous).toBe(counts.get(earlier.toISOString().slice(0, 10)) ?? null);
    }
  });

  it('is cut at the day that the data reaches, of the records that the asker may see', async () => {
    const warehouse = await openFixtureWarehouse();
    const connection = await warehouse.connect();
    await connection.run("DELETE FROM general WHERE date > DATE '2024-05-10'");
    const early = await openFixtureAnalytics({ warehouse });
    const year = (value: number) => [
      { field: 'date', op: 'between' as const, value: [`${value}-01-01`, `${value}-12-31`] },
    ];
    const run = (query: Omit<QueryInput, 'source'>) => early.run({ source: 'general', ...query }, system);
    const answer = await run({ measures: ['total_amount', before('total_amount')], where: year(2024) });
    const cut = [
      {
        field: 'date',
        op: 'between' as const,
        value: ['2023-01-01', String(answer.dataThrough).replace('2024', '2023')],
      },
    ];
    const [same] = (await run({ measures: ['total_amount'], where: cut })).rows;
    const [whole] = (await run({ measures: ['total_amount'], where: year(2023) })).rows;
    expect(answer.rows[0]?.[1]).toBe(same?.[0]);
    expect(same).not.toEqual(whole);
    expect(answer.words).toContainEqual(expect.stringContaining('counts up to the same day'));
    const query = { source: 'general', measures: ['total_amount', before('total_amount')], where: year(2024) };
    const where = early.recordsOf(query, { measure: 'before', row: {}, dataThrough: answer.dataThrough });
    expect((await run({ measures: ['total_amount'], where })).rows).toEqual([same]);
    expect(() => early.recordsOf(query, { measure: 'before', row: {} })).toThrow('dataThrough');
    warehouse.close();
  });

  it('keeps first values as they are now', async () => {
    const first = { name: 'first', field: 'company', top: { n: 1, by: 'total_amount' } };
    const rows = await rowsOf({
      measures: ['total_amount', before('total_amount')],
      dimensions: [first],
      where: inYear(2023),
      orderBy: [{ field: 'first' }],
    });
    const name = rows.find(([one]) => one !== 'Others')?.[0];
    const where: QueryInput['where'] = [...inYear(2022), { field: 'company', op: 'eq', value: name }];
    const [then] = await rowsOf({ measures: ['total_amount'], where });
    expect(rows.find(([one]) => one === name)?.[2]).toBe(then?.[0] === '0.00' ? null : then?.[0]);
  });

  it('is of the rows that the asker may see', async () => {
    const ledger = { source: 'ledger', measures: ['records', before('records')], dimensions: ['program_year'] };
    const orderBy = [{ field: 'program_year' }];
    const all = (await analytics.run({ ...ledger, orderBy }, SCOPES.analyst)).rows;
    const own = (await analytics.run({ ...ledger, orderBy }, SCOPES.rival)).rows;
    expect(own).not.toEqual(all);
    for (const [year, , previous] of own) {
      expect(previous).toBe(own.find(([one]) => one === Number(year) - 1)?.[1] ?? null);
    }
  });

  it.each([
    [{ measures: [before('records', 'month')], where: inYear(2024) }, 'A program year has no previous month'],
    [{ measures: [before('part'), 'records'] }, '"part"'],
    [
      { measures: [before('records'), { name: 'older', previous: { of: 'before', period: 'year' as const } }] },
      'itself',
    ],
    [{ measures: [{ name: 'part', share: { of: 'records' } }, before('part')] }, 'depends on the other rows'],
    [{ measures: [{ name: 'first', min: 'date' }, before('first')] }, 'a number is wanted'],
    [{ from: { dimensions: ['company'] }, measures: [before('rows')] }, 'has no dates'],
  ])('is refused for %j', async (query, hint) => {
    await expect(ask(query)).rejects.toThrow(hint);
  });
});

describe('first values', () => {
  const top = (n: number, more: object = {}) => ({ n, by: 'total_amount', ...more });
  const company = (n: number, more: object = {}) => ({ name: 'first', field: 'company', top: top(n, more) });

  it('are kept apart, and the rest is others, what is empty included; fewer than wanted are all of them', async () => {
    const measures = ['total_amount'];
    expect(await rowsOf({ measures, dimensions: [company(2)], orderBy: byAmount })).toEqual([
      ['Aster Pharma', '22221.85'],
      ['Others', '12285.80'],
      ['Borealis Medical', '10605.03'],
    ]);
    const least = await rowsOf({ measures, dimensions: [company(1, { direction: 'asc' })], orderBy: byAmount });
    expect(least[1]).toEqual(['O\'Hara & "Sons" 100%', '9433.71']);
    const all = await rowsOf({ measures: ['records'], dimensions: [{ ...company(9), others: 'Nameless' }] });
    expect(all.filter(([name]) => name === 'Nameless')).toEqual([['Nameless', 5]]);
  });

  it('leave figures of the others to all their records together', async () => {
    const measures: QueryInput['measures'] = ['recipients', 'median_amount', 'average_amount'];
    const where = [{ field: 'company', op: 'notIn' as const, value: ['Aster Pharma'] }];
    const [rest] = await rowsOf({ measures, where });
    const rows = await rowsOf({ measures, dimensions: [company(1)], where: [], orderBy: [{ field: 'first' }] });
    expect(rows[1]).toEqual(['Others', ...(rest ?? [])]);
  });

  it('keep all that tie with the last one', async () => {
    const where = [{ field: 'record_id', op: 'in' as const, value: ['R0001', 'R0002', 'R0003', 'R0004'] }];
    const tied = { name: 'first', field: 'recipient_id', top: { n: 1, by: 'records' } };
    const rows = await rowsOf({ measures: ['records'], dimensions: [tied], where, orderBy: [{ field: 'first' }] });
    expect(rows).toEqual([
      ['1001', 1],
      ['1002', 1],
      ['1003', 1],
      ['9001', 1],
    ]);
  });

  it('are chosen within each value of other dimensions, of other first values too', async () => {
    const nature = {
      name: 'nature_first',
      field: 'nature',
      top: top(1, { within: ['first'] }),
      others: 'Other natures',
    };
    const rows = await rowsOf({
      measures: ['total_amount'],
      dimensions: [company(1), nature],
      orderBy: byAmount,
    });
    const sums = await rowsOf({ measures: ['total_amount'], dimensions: [company(1), 'nature'], orderBy: byAmount });
    const best = (name: string) => sums.find(([one]) => one === name)?.[1];
    for (const name of ['Aster Pharma', 'Others']) {
      const firsts = rows.filter(([one]) => one === name).map(([, first]) => first);
      expect(firsts.toSorted()).toEqual([best(name), 'Other natures'].toSorted());
    }
    const amounts = (all: typeof rows) => all.reduce((sum, row) => sum + Number(row[2]), 0).toFixed(2);
    expect(amounts(rows)).toBe(amounts(sums));
  });

  it('are ranked by a figure of the question, and a value that is called as the others is among them', async () => {
    const fees = {
      name: 'fees',
      of: 'total_amount',
      where: [{ field: 'nature', op: 'eq' as const, value: 'Consulting Fee' }],
    };
    const each = { name: 'each', ratio: { of: 'fees', per: 'records' } };
    const dimensions = [{ ...company(1, { by: 'each' }), others: 'Aster Pharma' }];
    const rows = await rowsOf({ measures: ['records', fees, each], dimensions, orderBy: [{ field: 'first' }] });
    const plain = await rowsOf({ measures: ['records', fees, each], dimensions: ['company'] });
    const best = plain
      .filter(([name]) => name !== null && name !== 'Aster Pharma')
      .toSorted((one, other) => Number(other[3]) - Number(one[3]))[0];
    expect(rows.map(([name, records]) => [name, records])).toEqual([
      ['Aster Pharma', 100 - Number(best?.[1])],
      [best?.[0], best?.[1]],
    ]);
  });

  it('choose who is in the answer to another question', async () => {
    const query = { where: [], top: top(2) };
    const rows = await rowsOf({
      measures: ['total_amount'],
      dimensions: ['company'],
      where: [{ field: 'company', op: 'in', query }],
      orderBy: byAmount,
    });
    expect(rows.map(([name]) => name)).toEqual(['Aster Pharma', 'Borealis Medical']);
  });

  it('may be so many percent of all that have a figure, rounded up', async () => {
    const recipients = async (n: number) => {
      const query = { top: { n, unit: 'percent' as const, by: 'total_amount' } };
      const where = [{ field: 'recipient_id', op: 'in' as const, query }];
      return (await rowsOf({ dimensions: ['recipient_id'], where })).length;
    };
    const all = (await rowsOf({ dimensions: ['recipient_id'], where: [{ field: 'recipient_id', op: 'notEmpty' }] }))
      .length;
    expect(await recipients(1)).toBe(1);
    expect(await recipients(50)).toBe(Math.ceil(all / 2));
  });

  it.each([
    [[{ name: 'first', field: 'amount', top: top(2) }], 'is of type money'],
    [[company(2, { within: ['nature'] })], 'not among the other dimensions'],
    [[company(2, { within: ['first'] })], 'not among the other dimensions'],
    [['company', company(2, { within: ['company'] })], 'not among the other dimensions'],
    [[company(2, { by: 'spent' })], '"spent"'],
    [[company(2, { by: 'part' })], 'depends on the other rows'],
    [[company(2, { within: ['later'] }), { name: 'later', field: 'city', top: top(1) }], 'has to stand before'],
    [['record_id', company(2)], 'lists single ones'],
    [['nature', 'city', 'state', 'form'].map((field, n) => ({ name: `f${n}`, field, top: top(1) })), 'at most 3'],
  ])('are refused for %j', async (dimensions, hint) => {
    const measures: QueryInput['measures'] = hint.includes('lists')
      ? ['records']
      : ['records', { name: 'part', share: { of: 'records' } }];
    await expect(ask({ measures, dimensions })).rejects.toThrow(hint);
  });

  it('and previous periods may ask for so many others together', async () => {
    const where = Array.from({ length: 8 }, () => ({ field: 'city', op: 'in' as const, query: {} }));
    const measures: QueryInput['measures'] = [
      'records',
      { name: 'before', previous: { of: 'records', period: 'year' } },
    ];
    await expect(ask({ measures, dimensions: [company(1)], where })).rejects.toThrow(
      'at most 32 questions in all, not 36',
    );
    const from = { dimensions: ['company', company(1)], where };
    const over = { name: 'over', field: 'company', top: { n: 1, by: 'rows' } };
    await expect(ask({ from, measures: ['rows'], dimensions: [over] })).rejects.toThrow('not 36');
  });

  it('that lie within others are found in the table that has what these lie within', async () => {
    const within = { name: 'state_first', field: 'company_state', top: top(1, { within: ['dispute_status'] }) };
    const dimensions = ['dispute_status', within, company(1, { by: 'records', within: ['state_first'] })];
    const query: QueryInput = { source: 'general', measures: ['records'], dimensions, orderBy: [{ field: 'first' }] };
    const base = await analytics.run(query, system, { baseOnly: true });
    expect((await ask(query)).rows.toSorted()).toEqual(base.rows.toSorted());
  });

  it('in a list of single records, bands and groups are named as everywhere', async () => {
    const groups = [{ name: 'Family', values: ['Aster Pharma'] }];
    const dimensions = [
      'record_id',
      { name: 'band', field: 'amount', bands: ['9', '100'] },
      { name: 'family', field: 'company', groups },
      { name: 'weekday', field: 'date', part: 'dayOfWeek' as const },
    ];
    const rows = await rowsOf({ dimensions, orderBy: [{ field: 'band' }, { field: 'record_id' }], limit: 200 });
    expect(rows[0]).toEqual(['R0013', 'under 9', 'Others', 1]);
    expect(rows.filter(([, , family]) => family === 'Family')).toHaveLength(48);
    expect([...new Set(rows.map(([, band]) => band))]).toEqual(['under 9', '9 to under 100', '100 and over']);
  });
});
