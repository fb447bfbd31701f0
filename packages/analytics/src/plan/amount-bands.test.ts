import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;
const company = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
const median = { name: 'middle', median: 'amount' };
const from = (value: string) => ({ field: 'amount', op: 'gte' as const, value });
const below = (value: string) => ({ field: 'amount', op: 'lt' as const, value });
const inBands = (...bands: string[]): Omit<QueryInput, 'source'> => ({
  measures: ['total_amount', 'records'],
  dimensions: [{ name: 'band', field: 'amount', bands }],
  orderBy: [{ field: 'band', direction: 'asc' }],
});

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

/** Which table answers, once its rows are known to be those of the records. */
async function answeredBy(query: Omit<QueryInput, 'source'>): Promise<string> {
  const ask = (baseOnly: boolean) =>
    analytics.run({ source: 'general', ...query }, system, { baseOnly, noCache: true });
  const [here, base] = await Promise.all([ask(false), ask(true)]);
  expect(here.rows).toEqual(base.rows);
  expect(here.rows.length).toBeGreaterThan(0);
  return here.answeredBy;
}

describe('a roll-up that keeps amounts by band', () => {
  it('answers the same bands, and wider ones of its bounds, however they are written', async () => {
    const where = [company];
    expect(await answeredBy({ ...inBands('25', '125', '1000', '10000', '100000'), where })).toBe(
      'general_typical_band_company_all_years',
    );
    expect(await answeredBy({ ...inBands('125.00', '10000'), where })).toBe('general_typical_band_company_all_years');
  });

  it('answers ranges whose ends are its bounds', async () => {
    const sums = { measures: ['total_amount', 'payments'], dimensions: ['company'], orderBy: [{ field: 'company' }] };
    expect(await answeredBy({ ...sums, where: [from('125'), below('1000')] })).toBe(
      'general_typical_band_company_all_years',
    );
    expect(await answeredBy({ ...sums, where: [company, below('25')] })).toBe('general_typical_band_company_all_years');
  });

  it('answers what records amount to within one band, of groups that it keeps', async () => {
    const oneBand = [from('125'), below('1000')];
    expect(await answeredBy({ measures: [median], where: oneBand })).toBe('general_typical_band_all_years');
    expect(await answeredBy({ measures: [median], dimensions: ['nature'], where: oneBand })).toBe(
      'general_typical_band_nature_all_years',
    );
    expect(await answeredBy({ measures: [median], where: [from('125')] })).toBe('general');
    expect(await answeredBy({ measures: [median], where: [below('25')] })).toBe('general_typical_band_all_years');
  });

  it('answers no other bounds, no end within a band, and no single amount', async () => {
    const where = [company];
    for (const other of [
      { ...inBands('25', '200'), where },
      { measures: ['total_amount'], where: [company, from('200')] },
      { measures: ['total_amount'], where: [company, { field: 'amount', op: 'lte' as const, value: '125' }] },
      { measures: ['total_amount'], where: [company, { field: 'amount', op: 'gt' as const, value: '125' }] },
      { measures: ['records'], dimensions: ['amount'], where },
      { measures: [{ name: 'most', max: 'amount' }], dimensions: ['state'], where },
    ])
      expect(await answeredBy(other), JSON.stringify(other)).not.toMatch(/band/);
  });
});
