import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const system = { kind: 'system' } as const;
const state = { field: 'state', op: 'in' as const, value: ['IL', 'MA'] };

let analytics: Analytics;
let person: { field: string; op: 'eq'; value: string };
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
  const { rows } = await analytics.run(
    { source: 'general', dimensions: ['recipient_id'], measures: ['records'] },
    system,
  );
  person = { field: 'recipient_id', op: 'eq', value: String(rows.find(([id]) => id !== null)?.[0]) };
});

async function both(query: QueryInput) {
  const ask = (baseOnly: boolean) => analytics.run(query, system, { baseOnly, noCache: true });
  const [here, base] = await Promise.all([ask(false), ask(true)]);
  expect(here.rows).toEqual(base.rows);
  expect(here.rows.length).toBeGreaterThan(0);
  return here.answeredBy;
}

const general = (query: Omit<QueryInput, 'source'>) => both({ source: 'general', ...query });

describe('what is sorted again answers where values of its first column are chosen', () => {
  it('the records of a person, whatever is asked of them', async () => {
    const median = { name: 'middle', median: 'amount' };
    for (const query of [
      { measures: ['total_amount'], dimensions: ['nature'] },
      { measures: [median, 'products', 'companies'], dimensions: ['product'] },
      { measures: ['total_amount'], dimensions: ['date'], timeGrain: 'month' as const },
    ]) {
      expect(await general({ ...query, where: [person] })).toBe('general_records_by_recipient');
    }
    const npi = { field: 'recipient_npi', op: 'notEmpty' as const };
    expect(await general({ measures: ['total_amount'], where: [npi] })).not.toBe('general_records_by_recipient');
  });

  it('the records of a state, where no sums do', async () => {
    const median = [{ name: 'middle', median: 'amount' }];
    expect(await general({ measures: median, where: [state] })).toBe('general_records_by_state');
    expect(await general({ measures: median, where: [{ ...state, op: 'notIn' }] })).toBe('general');
    expect(await general({ measures: ['total_amount'], where: [state] })).not.toBe('general_records_by_state');
    // No column of it says who submitted a record.
    expect(await general({ measures: median, dimensions: ['submitting_company'], where: [state] })).toBe('general');
  });

  it('sums too, and a part of several sources', async () => {
    const recipients = { measures: ['recipients'], dimensions: ['company'] };
    expect(await general({ ...recipients, where: [state, { field: 'specialty', op: 'notEmpty' }] })).toBe(
      'general_company_recipient_by_state_key',
    );
    const all = { source: 'all_payments', measures: ['total_amount', 'records'] };
    expect(await both({ ...all, where: [person] })).toBe(
      'general_records_by_recipient, research_records_by_recipient, ownership',
    );
  });

  it('but no list of single records, nor the names that a search looks among', async () => {
    const listed = { dimensions: ['record_id', 'nature'], orderBy: [{ field: 'record_id' }] };
    expect(await general({ ...listed, where: [person] })).toBe('general');
    const found = await analytics.search({ source: 'general', field: 'company', text: 'aster' }, system);
    expect(found.map(({ value }) => value)).toContain('Aster Pharma');
  });
});
