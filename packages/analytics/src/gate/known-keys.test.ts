import type { QueryInput } from '@pellucid/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { KnownKeys } from '../plan/known-key-memory.ts';
import { type FixtureWarehouse, openFixtureAnalytics, openFixtureWarehouse } from '../testing/index.ts';
import type { Analytics } from './analytics.ts';

const system = { kind: 'system' } as const;
const asksForId = /"recipient_id" (=|IN)/;

let warehouse: FixtureWarehouse;
let analytics: Analytics;
beforeEach(async () => {
  warehouse = await openFixtureWarehouse();
  analytics = await openFixtureAnalytics({ warehouse });
  return () => warehouse.close();
});

const ask = (where: QueryInput['where'], more: Partial<QueryInput> = {}) =>
  analytics.run({ source: 'general', measures: ['records'], where, ...more }, system, { explain: true });
const isOneOf = (...value: string[]) => [{ field: 'recipient_id', op: 'in' as const, value }];

async function someIds(): Promise<string[]> {
  const { rows } = await analytics.run({ source: 'general', dimensions: ['recipient_id'], limit: 9 }, system);
  return rows.flatMap(([id]) => (typeof id === 'string' ? [id] : [])).slice(0, 3);
}

describe('ids are looked up once, and questions ask for their keys', () => {
  it('with the same answers', async () => {
    const ids = await someIds();
    const each = await ask([], { dimensions: ['recipient_id'] });
    const records = each.rows.filter(([id]) => ids.includes(String(id))).reduce((sum, [, of]) => sum + Number(of), 0);
    const found = await ask(isOneOf(...ids));
    expect(found.rows).toEqual([[records]]);
    expect(found.sql).toMatch(/"recipient_key" IN \(\d+, \d+, \d+\)/);
    expect(found.sql).not.toMatch(asksForId);
  });

  it('also where an answer is asked over, and with what a search found', async () => {
    const [id = ''] = await someIds();
    const from = { dimensions: ['recipient_id'], measures: ['total_amount'], where: isOneOf(id) };
    const over = await ask([], { from, measures: [{ name: 'people', of: 'rows' }] });
    expect(over.rows).toEqual([[1]]);
    expect(over.sql).not.toMatch(asksForId);
  });

  it('but what nobody has, or is not chosen, is left to the statement', async () => {
    const [id = ''] = await someIds();
    const nobody = await ask(isOneOf(id, 'NOBODY'));
    expect(nobody.rows).toEqual((await ask(isOneOf(id))).rows);
    expect(nobody.sql).toMatch(asksForId);
    expect((await ask([{ field: 'recipient_id', op: 'ne', value: id }])).sql).toMatch(/"recipient_id" <>/);
    expect((await ask([{ field: 'company', op: 'eq', value: 'Aster Pharma' }])).sql).toMatch(/"company" =/);
  });

  it('and again of data that changed', async () => {
    const [id = ''] = await someIds();
    const before = await ask(isOneOf(id));
    const connection = await warehouse.connect();
    await connection.run(`UPDATE recipient SET recipient_id = 'MOVED' WHERE recipient_id = '${id}'`);
    await connection.run('UPDATE warehouse_state SET data_version = data_version + 1');
    connection.closeSync();
    expect((await ask(isOneOf(id))).rows).toEqual([[0]]);
    expect((await ask(isOneOf('MOVED'))).rows).toEqual(before.rows);
  });

  it('as many as are remembered', () => {
    const keys = new KnownKeys(2);
    for (const [key, id] of ['a', 'b', 'c'].entries()) keys.note('recipient.recipient_id', id, key);
    expect([keys.get('recipient.recipient_id', 'a'), keys.get('recipient.recipient_id', 'c')]).toEqual([undefined, 2]);
  });
});
