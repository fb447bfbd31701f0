import type { Query, QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;
const kind = (value: string) => ({ field: 'payment_kind', op: 'eq' as const, value });
const ofKind = (value: string) => ({ name: value.toLowerCase(), of: 'total_amount', where: [kind(value)] });

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

async function both(source: string, query: Omit<QueryInput, 'source'>) {
  const ask = (baseOnly: boolean) => analytics.run({ source, ...query }, system, { baseOnly, noCache: true });
  const [here, base] = await Promise.all([ask(false), ask(true)]);
  return { here, base };
}

const orderBy = (...fields: string[]): Query['orderBy'] => fields.map((field) => ({ field, direction: 'asc' }));

describe('all payments are read from roll-ups, and from the records where a source has none', () => {
  it.each<[string, string, Omit<QueryInput, 'source'>]>([
    ['sums', 'general_total_all_years, research_study_all_years', { measures: ['total_amount', 'records'] }],
    [
      'sums of one kind beside others',
      'general_total, research_study',
      {
        measures: [ofKind('General'), ofKind('Research'), ofKind('Ownership'), 'records'],
        dimensions: ['program_year'],
        orderBy: orderBy('program_year'),
      },
    ],
    [
      'people, by kind',
      'general_recipient_all_years, research_company_to_recipient_all_years',
      { measures: ['recipients', 'records'], dimensions: ['payment_kind'], orderBy: orderBy('payment_kind') },
    ],
    [
      'labels that several keys carry',
      'general_third_party, research',
      { measures: ['total_amount', 'companies'], dimensions: ['company'], orderBy: orderBy('company') },
    ],
    [
      'filters, those on the kind too',
      'general_state_all_years, research_state_study_all_years',
      {
        measures: ['total_amount', 'records'],
        dimensions: ['payment_kind'],
        where: [
          { field: 'state', op: 'eq', value: 'MA' },
          { field: 'payment_kind', op: 'in', value: ['General', 'Ownership'] },
        ],
        orderBy: orderBy('payment_kind'),
      },
    ],
    [
      'months, where ownership has no dates',
      'general_month, research',
      { measures: ['total_amount'], dimensions: ['date'], timeGrain: 'month', orderBy: orderBy('date') },
    ],
    [
      'the first values and the others',
      'general_company_all_years, research_company_study_all_years',
      {
        measures: ['total_amount'],
        dimensions: [{ name: 'first', field: 'company', top: { n: 1, by: 'total_amount' }, others: 'Others' }],
        orderBy: orderBy('first'),
      },
    ],
  ])('%s', async (_, rollups, query) => {
    const { here, base } = await both('all_payments', query);
    expect(here.answeredBy).toBe(`${rollups}, ownership`);
    expect(base.answeredBy).toBe('all_payments');
    expect(here.rows).toEqual(base.rows);
    expect(here.rows.length).toBeGreaterThan(0);
  });

  it.each<[string, Omit<QueryInput, 'source'>]>([
    ['what a part has nothing of', { measures: ['records'], dimensions: ['investigator'] }],
    ['what no roll-up keeps', { measures: ['records'], dimensions: ['dispute_status', 'city'] }],
    ['medians', { measures: [{ name: 'middle', median: 'amount' }] }],
    [
      'a filter on the kind or something else',
      { measures: ['records'], where: [{ any: [kind('General'), { field: 'state', op: 'eq', value: 'MA' }] }] },
    ],
  ])('but not %s', async (_, query) => {
    const { here, base } = await both('all_payments', query);
    expect(here.answeredBy).toBe('all_payments');
    expect(here.rows).toEqual(base.rows);
  });
});

describe('a roll-up that keeps the amounts apart', () => {
  const band = { name: 'band', field: 'amount', bands: ['0', '250.5', '500'] };
  it.each<[string, Omit<QueryInput, 'source'>]>([
    ['bands of any bounds', { measures: ['total_amount', 'records'], dimensions: [band], orderBy: orderBy('band') }],
    [
      'the smallest and the largest',
      {
        measures: [
          { name: 'least', min: 'amount' },
          { name: 'most', max: 'amount' },
        ],
        dimensions: ['nature'],
        orderBy: orderBy('nature'),
      },
    ],
    [
      'filters on the amount',
      { measures: ['total_amount', 'payments'], where: [{ field: 'amount', op: 'between', value: ['100', '700'] }] },
    ],
    [
      'figures of some amounts',
      {
        measures: [{ name: 'large', of: 'total_amount', where: [{ field: 'amount', op: 'gte', value: '500' }] }],
        dimensions: ['nature'],
        orderBy: orderBy('nature'),
      },
    ],
    ['different amounts', { measures: [{ name: 'amounts', distinct: 'amount' }] }],
  ])('answers %s as the records do', async (_, query) => {
    const { here, base } = await both('general', query);
    expect(here.answeredBy).toBe('general_amount');
    expect(here.rows).toEqual(base.rows);
    expect(here.rows.length).toBeGreaterThan(0);
  });

  it('does not know a median, which depends on how many records have each', async () => {
    expect(
      (await both('general', { measures: ['median_amount'], dimensions: ['recipient_type'] })).here.answeredBy,
    ).toBe('general');
  });
});
