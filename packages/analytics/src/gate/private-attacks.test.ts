import type { FilterInput, QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeOwner } from '../ledger/remove-owner.ts';
import type { Scope } from '../scope/scope.ts';
import { loadShippedModel, openFixtureAnalytics, openFixtureWarehouse } from '../testing/index.ts';
import { questionOf } from '../testing/question-arbitrary.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const { rival } = SCOPES;
const model = await loadShippedModel();
/** What only the other company's ledger says. */
const THEIRS = 'Private Ledger Person';

let analytics: Analytics;
/** Over the same data without the other company's ledger. */
let alone: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics({ model });
  const warehouse = await openFixtureWarehouse();
  const connection = await warehouse.connect();
  await removeOwner(connection, SCOPES.analyst.company?.id ?? 0);
  connection.closeSync();
  alone = await openFixtureAnalytics({ model, warehouse });
});

const theirs: FilterInput = { field: 'recipient', op: 'eq', value: THEIRS };
const inLedger = (query: object): FilterInput => ({
  field: 'recipient_id',
  op: 'in',
  query: { source: 'ledger', ...query },
});
const ledger = { source: 'ledger', measures: ['records'] };

const ATTACKS: readonly (readonly [how: string, query: QueryInput])[] = [
  ['a filter', { ...ledger, where: [theirs] }],
  ['the opposite of a filter', { ...ledger, where: [{ not: theirs }] }],
  ['a filter that always holds', { ...ledger, where: [{ any: [theirs, { not: theirs }] }] }],
  ['a measure with a filter', { source: 'ledger', measures: [{ name: 'n', of: 'records', where: [{ not: theirs }] }] }],
  ['a measure of a field', { source: 'ledger', measures: [{ name: 'n', distinct: 'recipient', where: [] }] }],
  ['members of a public question', { ...ledger, source: 'general', where: [{ not: inLedger({}) }] }],
  ['members by a filter', { ...ledger, source: 'general', where: [inLedger({ where: [theirs] })] }],
  ['members of members', { ...ledger, where: [inLedger({ where: [inLedger({ source: 'ledger' })] })] }],
  [
    'members within a measure',
    { source: 'general', measures: [{ name: 'n', of: 'records', where: [{ not: inLedger({}) }] }] },
  ],
  ['an answer that is asked over', { source: 'ledger', from: { dimensions: ['recipient'] }, measures: ['rows'] }],
  [
    'values under a name',
    {
      ...ledger,
      dimensions: [{ name: 'who', field: 'recipient', groups: [{ name: 'them', values: [THEIRS] }], others: 'us' }],
    },
  ],
  ['a list of records', { source: 'ledger', dimensions: ['record_id', 'recipient'], measures: ['total_amount'] }],
  ['totals', { ...ledger, dimensions: ['recipient'], totals: true, limit: 1 }],
];

async function answer(gate: Analytics, query: QueryInput, scope: Scope = rival) {
  const { rows, totals, groups, dataThrough, partialPeriods } = await gate.run(query, scope, { noCache: true });
  const check = await gate.check(query, scope);
  return { rows, totals, groups, dataThrough, partialPeriods, cost: check.ok ? check.cost : check.problem };
}

describe('a company finds nothing of another in its ledger', () => {
  it.each(ATTACKS)('by %s', async (_, query) => {
    const found = await answer(analytics, query);
    expect(found).toEqual(await answer(alone, query));
    expect(JSON.stringify(found.rows)).not.toContain(THEIRS);
    const streamed: unknown[] = [];
    for await (const rows of (await analytics.stream(query, rival)).chunks) streamed.push(...rows);
    expect(JSON.stringify(streamed)).not.toContain(THEIRS);
  });

  it('by any random question: each is answered as if the other had no ledger', async () => {
    for (const source of model.sources.values()) {
      for (const query of fc.sample(questionOf(source, model), { numRuns: 8, seed: 10 })) {
        expect(await answer(analytics, query), JSON.stringify(query)).toEqual(await answer(alone, query));
      }
    }
  });

  it('by the records behind a figure', async () => {
    const cell = { measure: 'records', row: { recipient: THEIRS } };
    const where = analytics.recordsOf({ ...ledger, dimensions: ['recipient'] }, cell);
    expect((await analytics.run({ source: 'ledger', dimensions: ['record_id'], where }, rival)).rows).toEqual([]);
  });

  it('by type-ahead, in any source and by any part of a name', async () => {
    for (const source of ['ledger', 'general', 'research', 'ownership']) {
      for (const text of [THEIRS, 'priv', 'Private Leger', '1006']) {
        const search = { source, field: 'recipient', text };
        const found = await analytics.search(search, rival);
        expect(found, text).toEqual(await alone.search(search, rival));
        expect(JSON.stringify(found)).not.toContain(THEIRS);
      }
    }
  });

  it.each(['owner_company_id', 'ledger.owner_company_id', 'recipient_key', 'owner'])(
    'by naming the column %s: there is no such field',
    async (field) => {
      const asks: QueryInput[] = [
        { ...ledger, where: [{ field, op: 'eq', value: 1 }] },
        { ...ledger, dimensions: [field] },
        { ...ledger, source: 'general', where: [inLedger({ where: [{ field, op: 'eq', value: 1 }] })] },
      ];
      for (const query of asks) await expect(analytics.run(query, rival)).rejects.toMatchObject({ code: 'invalid' });
      const search = { source: 'ledger', field, text: 'a' };
      await expect(analytics.search(search, rival)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it.each(['ledger_recipient', 'private_version', 'warehouse_state', 'ledger" f --'])(
    'by naming the table %s: there is no such source',
    async (source) => {
      await expect(analytics.run({ ...ledger, source }, rival)).rejects.toMatchObject({ code: 'invalid' });
      await expect(analytics.search({ source, field: 'recipient', text: 'a' }, rival)).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});
