import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

const list: QueryInput = {
  source: 'general',
  measures: ['total_amount'],
  dimensions: ['company', 'record_id'],
  orderBy: [{ field: 'total_amount', direction: 'desc' }, { field: 'record_id' }],
  limit: 200,
};
const ask = (query: Partial<QueryInput>) => analytics.run({ ...list, ...query }, SCOPES.system);

describe('the first records of each', () => {
  it('are those that a list of all has first, in the order of all', async () => {
    const all = (await ask({})).rows;
    const seen = new Map<unknown, number>();
    const first = all.filter(([company]) => {
      seen.set(company, (seen.get(company) ?? 0) + 1);
      return (seen.get(company) ?? 0) <= 2;
    });
    expect((await ask({ first: { n: 2, within: ['company'] } })).rows).toEqual(first);
  });

  it('may begin at a place, and come before the page', async () => {
    const both = (await ask({ first: { n: 2, within: ['company'] } })).rows;
    const second = await ask({ first: { n: 1, place: 2, within: ['company'] } });
    const largest = new Set(
      both.filter((row, index) => both.findIndex(([name]) => name === row[0]) === index).map(([, id]) => id),
    );
    expect(second.rows).toEqual(both.filter(([, id]) => !largest.has(id)));
    expect((await ask({ first: { n: 2, within: ['company'] }, limit: 2, offset: 1 })).rows).toEqual(both.slice(1, 3));
  });

  it('are of the records that are asked, and within what is made of a field', async () => {
    const where: QueryInput['where'] = [{ field: 'nature', op: 'eq', value: 'Consulting Fee' }];
    const year = { name: 'year', field: 'date', grain: 'year' as const };
    const { rows, words } = await ask({
      where,
      dimensions: [year, 'record_id'],
      first: { n: 1, within: ['year'] },
    });
    const all = (await ask({ where, dimensions: [year, 'record_id'] })).rows;
    expect(rows).toEqual(all.filter((row, index) => all.findIndex(([time]) => time === row[0]) === index));
    expect(words).toContain('Of each “year” only the first 1 in that order is shown.');
  });

  it.each<[Partial<QueryInput>, string]>([
    [{ dimensions: ['company'] }, 'are single records'],
    [{ orderBy: [] }, 'are those of an order'],
    [{ first: { n: 1, within: ['city'] } }, 'not among the dimensions'],
    [{ dimensions: ['record_id', 'product'], first: { n: 1, within: ['product'] } }, 'several values'],
    [{ source: 'all_payments' }, 'of one kind of payments'],
  ])('are refused for %j', async (query, hint) => {
    const orderBy = [{ field: 'total_amount', direction: 'desc' as const }];
    await expect(ask({ orderBy, first: { n: 1, within: ['company'] }, ...query })).rejects.toThrow(hint);
  });
});
