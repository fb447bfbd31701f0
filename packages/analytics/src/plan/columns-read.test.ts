import type { QueryInput } from '@pellucid/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

/** Sorted by key, the fixture's natures are in another order than sorted by name. */
it('a running total within a question goes along labels, also where the question over it reads none', async () => {
  const toDate = { name: 'to_date', runningTotal: { of: 'records', along: 'nature' } };
  const inner = { dimensions: ['nature'], measures: ['records', toDate] };
  const rowsOf = async (query: Omit<QueryInput, 'source'>) =>
    (await analytics.run({ source: 'general', ...query }, system, { baseOnly: true })).rows;
  const alone = await rowsOf({ ...inner, orderBy: [{ field: 'nature' }] });
  expect(alone.length).toBeGreaterThan(1);
  const over = { from: inner, dimensions: ['records', 'to_date'], orderBy: [{ field: 'to_date' }] };
  expect(await rowsOf(over)).toEqual(alone.map(([, records, total]) => [records, total]));
});
