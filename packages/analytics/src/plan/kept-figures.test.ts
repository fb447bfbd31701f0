import type { Query, QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;
const median = { name: 'middle', median: 'amount' };
const p90 = { name: 'high', percentile: { of: 'amount', p: 90 } };
const most = { name: 'most', max: 'amount' };

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

async function both(query: Omit<QueryInput, 'source'>) {
  const ask = (baseOnly: boolean) =>
    analytics.run({ source: 'general', ...query }, system, { baseOnly, noCache: true });
  const [here, base] = await Promise.all([ask(false), ask(true)]);
  return { here, base };
}

const orderBy = (...fields: string[]): Query['orderBy'] => fields.map((field) => ({ field, direction: 'asc' }));
const company = (...value: string[]) => ({ field: 'company', op: 'in' as const, value });

describe('medians, percentiles and the largest are read where a roll-up keeps them', () => {
  it.each<[string, string, Omit<QueryInput, 'source'>]>([
    ['of all', 'general_typical_all_years', { measures: [median, p90, most, 'median_amount', 'average_amount'] }],
    ['of a year', 'general_typical', { measures: [median], where: [{ field: 'program_year', op: 'eq', value: 2022 }] }],
    [
      'of each year',
      'general_typical',
      { measures: [median, p90], dimensions: ['program_year'], orderBy: orderBy('program_year') },
    ],
    [
      'of natures',
      'general_typical_nature_all_years',
      { measures: [median, p90, most, 'records'], dimensions: ['nature'], orderBy: orderBy('middle', 'nature') },
    ],
    [
      'of some companies, each of which has several keys',
      'general_typical_company_all_years',
      {
        measures: ['records', median, 'average_amount', p90, most],
        dimensions: ['company'],
        where: [company('Aster Pharma', 'Borealis Medical')],
        orderBy: orderBy('company'),
      },
    ],
    [
      'of one company and year',
      'general_typical_company',
      { measures: [median, p90], where: [company('Aster Pharma'), { field: 'program_year', op: 'eq', value: 2023 }] },
    ],
    [
      'of a nature at companies',
      'general_typical_company_nature_all_years',
      {
        measures: [median],
        dimensions: ['company'],
        where: [{ field: 'nature', op: 'eq', value: 'Consulting Fee' }],
        orderBy: orderBy('company'),
      },
    ],
    [
      'of physicians',
      'general_typical_physician_all_years',
      { measures: [median], where: [{ field: 'recipient_type', op: 'eq', value: 'Covered Recipient Physician' }] },
    ],
    [
      'of the largest of several groups together',
      'general_typical_nature_all_years',
      { measures: [most], where: [{ field: 'nature', op: 'in', value: ['Consulting Fee', 'Royalty or License'] }] },
    ],
    [
      'above a bound, beside how much of all the rest is',
      'general_typical_company_all_years',
      {
        measures: [median, 'total_amount', { name: 'part', share: { of: 'total_amount' } }],
        dimensions: ['company'],
        having: [{ field: 'middle', op: 'gt', value: '100' }],
        orderBy: orderBy('company'),
      },
    ],
    [
      'of nothing',
      'general_typical_company_all_years',
      { measures: [median, p90, most], where: [company('Nobody of that name')] },
    ],
  ])('%s', async (_, rollup, query) => {
    const { here, base } = await both(query);
    expect(here.answeredBy).toBe(rollup);
    expect(base.answeredBy).toBe('general');
    expect(here.rows).toEqual(base.rows);
    expect(here.rows.length).toBeGreaterThan(0);
  });

  it.each<[string, Omit<QueryInput, 'source'>]>([
    ['of several groups together', { measures: [median], where: [company('Aster Pharma', 'Borealis Medical')] }],
    ['of another per cent', { measures: [{ name: 'p95', percentile: { of: 'amount', p: 95 } }] }],
    ['of some records', { measures: [{ ...median, where: [company('Aster Pharma')] }] }],
    ['of another column', { measures: [{ name: 'middle', median: 'program_year' }] }],
  ])('but not those %s', async (_, query) => {
    const { here, base } = await both(query);
    expect(here.answeredBy).toBe('general');
    expect(here.rows).toEqual(base.rows);
  });

  it('nor for a union, whose parts keep sums under those names', async () => {
    const ask = (baseOnly: boolean) =>
      analytics.run({ source: 'all_payments', measures: [most] }, system, { baseOnly, noCache: true });
    const [here, base] = await Promise.all([ask(false), ask(true)]);
    expect(here.rows).toEqual(base.rows);
    expect(here.answeredBy).not.toContain('typical');
  });
});
