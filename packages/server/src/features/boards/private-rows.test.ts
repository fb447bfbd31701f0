import type { Scope } from '@pellucid/analytics';
import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { Board, type Cell } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { freeTierOf } from './free-tier.ts';
import { type Boards, createBoards } from './service.ts';

const { model, boards, shortNames } = await loadCatalogue();

/** A board over the private source, as the menus of a company will have them. */
const ledger = Board.parse({
  id: 'ledger',
  title: 'Ledger',
  description: 'Own spend.',
  source: 'ledger',
  filters: [{ field: 'recipient', control: 'search' }],
  details: ['recipient', 'company', 'total_amount', 'payments', 'home_system_id'],
  pages: [
    {
      id: 'one',
      title: 'One',
      tiles: [
        {
          id: 'people',
          title: 'People',
          kind: 'bar',
          width: 6,
          height: 3,
          mark: 'recipient',
          query: { measures: ['records'], dimensions: ['recipient'] },
        },
      ],
    },
  ],
});

const view = { page: 'one', filters: [], marks: [] };
const userOf = (login: string, id: number | null): Scope => ({
  kind: 'user',
  login,
  authorities: ['ROLE_USER'],
  company: id === null ? null : { id, tier: 'UNLIMITED' },
});
// The fixture's ledger: 8 rows of company 1 paid to one person, 4 rows of company 2 paid to another.
const analyst = { scope: userOf('analyst', 1) };
const rival = { scope: userOf('rival', 2) };

let service: Boards;
beforeAll(async () => {
  const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
  service = createBoards({ model, shortNames, analytics, dataAsOf: async () => null, companyName: async () => null });
});

describe.each([
  ['analyst', analyst, 'Private Ledger Person', 8],
  ['rival', rival, 'Rival Ledger Person', 4],
] as const)('%s sees the own rows alone', (_, asking, person, records) => {
  it('in tiles', async () => {
    const [tile] = service.page(ledger, view, asking).tiles;
    expect((await tile?.ask())?.result.rows).toEqual([[person, records]]);
  });

  it('in records, their totals and exports', async () => {
    const details = await service.details(ledger, view, { orderBy: [], limit: 50, offset: 0 }, asking);
    expect(details.total.records).toBe(records);
    expect(new Set(details.rows.map(([recipient]) => recipient))).toEqual(new Set([person]));
    const rows: (readonly Cell[])[] = [];
    for await (const chunk of (await service.exportDetails(ledger, view, { orderBy: [] }, asking)).chunks)
      rows.push(...chunk);
    expect(rows).toHaveLength(records);
    expect(new Set(rows.map(([recipient]) => recipient))).toEqual(new Set([person]));
  });

  it('in filter values, listed and searched', async () => {
    const listed = await service.fieldValues(ledger, 'recipient', { filters: [] }, asking);
    expect(listed.values).toEqual([{ value: person, records }]);
    const found = await service.fieldValues(ledger, 'recipient', { search: 'ledger person', filters: [] }, asking);
    expect(found.values).toEqual([{ value: person, records }]);
  });
});

const oneRecord = { orderBy: [], limit: 1, offset: 0 };

it('an administrator acts for one company at a time', async () => {
  const admin = { kind: 'user', login: 'admin', authorities: ['ROLE_ADMIN' as const], company: null } as const;
  await expect(service.details(ledger, view, oneRecord, { scope: admin })).rejects.toThrow(/choose the company/);
  const counted = await service.details(ledger, view, oneRecord, { scope: { ...admin, actingFor: 2 } });
  expect(counted.total.records).toBe(4);
});

it('who has no company, or is on the FREE tier, sees none', async () => {
  for (const scope of [userOf('nobody', null), { kind: 'public' } as const]) {
    await expect(service.details(ledger, view, oneRecord, { scope })).rejects.toMatchObject({ code: 'freemium' });
  }
});
