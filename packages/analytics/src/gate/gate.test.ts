import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics } from '../testing/index.ts';
import type { Analytics } from './analytics.ts';

const system = { kind: 'system' } as const;
let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

describe('run', () => {
  it('adds up spend by company, whichever of its ids a company used', async () => {
    const query = {
      source: 'general',
      measures: ['total_amount', 'records'],
      dimensions: ['company'],
      orderBy: [{ field: 'total_amount', direction: 'desc' as const }],
    };
    const result = await analytics.run(query, system);
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
      dataVersion: '1',
    });
  });
});
