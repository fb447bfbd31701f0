import type { Analytics, Scope } from '@pellucid/analytics';
import { openFixtureAnalytics, openFixtureWarehouse } from '@pellucid/analytics/testing';
import type { BoardView, Condition } from '@pellucid/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { freeTierOf } from './free-tier.ts';
import { type Boards, createBoards } from './service.ts';

const { model, boards, shortNames } = await loadCatalogue();
const userOf = (tier: 'FREE' | 'UNLIMITED'): Scope => ({
  kind: 'user',
  login: 'analyst',
  authorities: ['ROLE_USER'],
  company: { id: 1, tier },
});

let service: Boards;
let byHand: (sql: string) => Promise<unknown[][]>;
beforeAll(async () => {
  const warehouse = await openFixtureWarehouse();
  const connection = await warehouse.connect();
  // The data of all years but the last goes to their last day.
  await connection.run(`INSERT INTO general BY NAME
    SELECT general.* REPLACE (year AS program_year, make_date(year, 12, 31) AS date, 'L' || year AS record_id)
    FROM general, range(2021, 2024) years(year) WHERE record_id = 'R0001'`);
  const analytics: Analytics = await openFixtureAnalytics({ warehouse, model, freeTier: freeTierOf(boards, model) });
  service = createBoards({ model, shortNames, analytics, dataAsOf: async () => null, companyName: async () => null });
  byHand = async (sql) => (await connection.runAndReadAll(sql)).getRowsJson();
});

async function figuresOf(tile: string, view: Partial<BoardView>, scope = userOf('UNLIMITED')) {
  const board = boards.find(({ id }) => id === 'top-companies-by-spend');
  if (!board) throw new Error('no board');
  const { tiles } = service.page(board, { page: 'overview', filters: [], marks: [], ...view }, { scope });
  const asked = tiles.find((each) => each.tile.id === tile);
  if (!asked) throw new Error(`no tile ${tile}`);
  return asked.ask();
}

const inYear = (...years: number[]): Condition[] => [{ field: 'program_year', op: 'in', value: years }];
const byYear = async (where = 'true') =>
  (
    await byHand(`SELECT program_year, CAST(sum(amount) AS VARCHAR) FROM general WHERE ${where} GROUP BY 1 ORDER BY 1`)
  ).map(([year, figure]) => ({ year, figure }));

it('a figure has what it was in every year, and in the chosen one and the one before', async () => {
  const years = await byYear();
  const [, before, now] = years.map(({ figure }) => figure);
  const { compared, result } = await figuresOf('total', { filters: inYear(2023) });
  expect(compared).toEqual({ year: 2023, chosen: true, figures: [{ now, before }], years });
  expect(result.rows).toEqual([[now]]);
});

it('is compared in the newest whole year where all are shown, under the same filters and marks', async () => {
  const mark = { tile: 'nature-share', field: 'nature', values: ['Consulting Fee'] };
  const years = await byYear('nature_key = 2 AND state_key = 2');
  const { compared } = await figuresOf('total', {
    filters: [{ field: 'state', op: 'eq', value: 'MA' }],
    marks: [mark],
  });
  expect(compared).toMatchObject({ year: 2023, chosen: false, years });
  const figureOf = (wanted: number) => years.find(({ year }) => year === wanted)?.figure ?? null;
  expect(compared?.figures).toEqual([{ now: figureOf(2023), before: figureOf(2022) }]);
});

it('an average says that it has none without records, a sum or a number does not', async () => {
  const page = 'amounts';
  for (const tile of ['median-record', 'largest-record'])
    expect((await figuresOf(tile, { page })).compared?.ofSome).toBe(true);
  for (const tile of ['total', 'companies']) expect((await figuresOf(tile, {})).compared).not.toHaveProperty('ofSome');
});

it.each([
  ['several years', { filters: inYear(2022, 2023) }],
  ['a year that the data ends within', { filters: inYear(2024) }],
  ['days', { filters: [{ field: 'date', op: 'gte' as const, value: '2023-01-01' }] }],
  ['a marked month', { marks: [{ tile: 'monthly-spend', field: 'date', values: ['2023-03-01'] }] }],
])('of %s nothing is compared', async (_, view) => {
  expect(await figuresOf('total', view)).not.toHaveProperty('compared');
});

it.each(['top-companies', 'monthly-spend'])('in the first year of the data nothing is new: %s', async (tile) => {
  expect(await figuresOf(tile, { filters: inYear(2021) })).not.toHaveProperty('compared');
  expect(await figuresOf(tile, { filters: inYear(2022) })).toHaveProperty('compared');
});

it('rows have their figures of both years', async () => {
  const { compared, result } = await figuresOf('top-companies', { filters: inYear(2023) });
  const expected = await byHand(`SELECT company, CAST(sum(amount) FILTER (program_year = 2023) AS VARCHAR),
      CAST(sum(amount) FILTER (program_year = 2022) AS VARCHAR)
    FROM general JOIN company ON company.key = company_key GROUP BY company`);
  const found = result.rows.map(([company], at) => [
    company,
    compared?.figures[at]?.now,
    compared?.figures[at]?.before,
  ]);
  expect(found.length).toBeGreaterThan(1);
  expect(expected).toEqual(expect.arrayContaining(found));
});

it('months have those of the year before; of all years their line says it already', async () => {
  const { compared, result } = await figuresOf('monthly-spend', { filters: inYear(2023) });
  const expected =
    await byHand(`SELECT CAST(date_trunc('month', date) + INTERVAL 1 YEAR AS DATE)::VARCHAR, CAST(sum(amount) AS VARCHAR)
    FROM general WHERE program_year = 2022 GROUP BY 1`);
  const before = result.rows.flatMap(([month], at) => {
    const figure = compared?.figures[at]?.before ?? null;
    return figure === null ? [] : [[month, figure]];
  });
  expect(before.length).toBeGreaterThan(0);
  expect(expected).toEqual(expect.arrayContaining(before));
  expect(await figuresOf('monthly-spend', {})).not.toHaveProperty('compared');
});

it("the FREE tier is not shown two years beside each other, nor measures of the board's own", async () => {
  const figures = await figuresOf('top-companies', { filters: inYear(2023) }, userOf('FREE'));
  expect(figures).not.toHaveProperty('compared');
  expect(figures.result.columns.map(({ name }) => name)).toEqual(['company', 'total_amount', 'payments']);
});
