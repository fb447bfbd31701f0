import type { Scope } from '@pellucid/analytics';
import { openFixtureAnalytics, openFixtureWarehouse } from '@pellucid/analytics/testing';
import type { BoardView } from '@pellucid/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { type Boards, createBoards } from './service.ts';

const { model, boards, shortNames } = await loadCatalogue();
const CUSTOMERS: Readonly<Record<number, string>> = { 1: 'ASTER PHARMA.', 2: 'Nobody at all', 3: 'Old Borealis' };

let service: Boards;
let byHand: (sql: string) => Promise<unknown[][]>;
beforeAll(async () => {
  const warehouse = await openFixtureWarehouse();
  const connection = await warehouse.connect();
  await connection.run(`UPDATE company SET former_name = 'Old Borealis' WHERE company = 'Borealis Medical'`);
  // Twenty companies that pay more than any other: the tile has room for fifteen.
  await connection.run(`INSERT INTO company BY NAME SELECT 100 + i AS key, 'Large ' || i AS company, 'Large ' || i AS company_reported,
    'Large ' || i AS company_family, 'L' || i AS company_id FROM range(20) r(i)`);
  await connection.run(`INSERT INTO general BY NAME SELECT general.* REPLACE (100 + i AS company_key, 1000000 + i AS amount,
    'L' || i AS record_id) FROM general, range(20) r(i) WHERE record_id = 'R0001'`);
  const analytics = await openFixtureAnalytics({ warehouse, model });
  const companyName = async (id: number) => CUSTOMERS[id] ?? null;
  service = createBoards({ model, shortNames, analytics, dataAsOf: async () => null, companyName });
  byHand = async (sql) => (await connection.runAndReadAll(sql)).getRowsJson();
});

function userOf(company: number): Scope {
  return { kind: 'user', login: 'analyst', authorities: ['ROLE_USER'], company: { id: company, tier: 'UNLIMITED' } };
}

async function peersOf(company: number, view: Partial<BoardView> = {}) {
  const board = boards.find(({ id }) => id === 'company-analysis');
  if (!board) throw new Error('no board');
  const shown = { page: 'overview', filters: [], marks: [], ...view };
  const { tiles } = service.page(board, shown, { scope: userOf(company) }, ['peers']);
  const [peers] = tiles;
  if (!peers) throw new Error('no peers');
  return peers.ask();
}

const ranks = () =>
  byHand(`SELECT company, CAST(sum(amount) AS VARCHAR), rank() OVER (ORDER BY sum(amount) DESC) AS place, count(*) OVER () AS companies
    FROM general JOIN company ON company.key = company_key WHERE company IS NOT NULL GROUP BY company`);

it('the own company stands among its peers, also below the largest', async () => {
  const [, total, place, companies] = (await ranks()).find(([name]) => name === 'Aster Pharma') ?? [];
  const { standing, result } = await peersOf(1);
  expect(standing).toEqual({ value: 'Aster Pharma', rank: Number(place), of: Number(companies), own: true });
  expect(Number(place)).toBeGreaterThan(15);
  expect(result.rows).toHaveLength(16);
  expect(result.rows.at(-1)?.slice(0, 2)).toEqual(['Aster Pharma', total]);
});

it('is found by a former name', async () => {
  expect((await peersOf(3)).standing).toMatchObject({ value: 'Borealis Medical', own: true });
});

it('one that is chosen stands there in its place, by the rank that it has among all', async () => {
  const filters = [{ field: 'company', op: 'eq' as const, value: 'Large 19' }];
  const { standing, result } = await peersOf(1, { filters });
  expect(standing).toMatchObject({ value: 'Large 19', rank: 1, own: false });
  expect(result.rows).toHaveLength(15);
});

it('says of one that paid nothing under the filters that it has no rank', async () => {
  const filters = [
    { field: 'company', op: 'eq' as const, value: 'Large 3' },
    { field: 'state', op: 'isEmpty' as const },
  ];
  const { standing, result } = await peersOf(1, { filters });
  expect(standing).toMatchObject({ value: 'Large 3', rank: null, own: false });
  expect(result.rows.some(([company]) => company === 'Large 3')).toBe(false);
});

it('nothing stands out for whose company the data does not have, nor where several are chosen', async () => {
  for (const company of [2, 9]) expect((await peersOf(company)).standing).toBeUndefined();
  const filters = [{ field: 'company', op: 'in' as const, value: ['Large 3', 'Large 4'] }];
  expect((await peersOf(2, { filters })).standing).toBeUndefined();
});
