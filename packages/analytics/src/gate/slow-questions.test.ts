import type { QueryInput, SlowQuestion } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FACTS } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import {
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureAnalytics,
  openRolledUpWarehouse,
} from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { parseQuery } from './parse-query.ts';
import { createSlowQuestions } from './slow-questions.ts';

const model = await loadShippedModel();
let warehouse: FixtureWarehouse;
beforeAll(async () => {
  warehouse = await openRolledUpWarehouse();
});
afterAll(() => warehouse.close());

/** What a gate to which everything is slow says after some questions. */
async function slowAfter(...asked: Partial<QueryInput>[]): Promise<SlowQuestion[]> {
  const analytics = await openFixtureAnalytics({ warehouse, model, slowMs: 0 });
  for (const query of asked) await analytics.run({ source: 'general', ...query }, SCOPES.analyst);
  return analytics.slowQuestions();
}

const byCity = { measures: ['total_amount'], dimensions: ['city', 'form'] };

describe('slow questions', () => {
  it('are those that no roll-up answers, with the one that would, which then does', async () => {
    const filtered = { where: [{ field: 'third_party', op: 'eq' as const, value: 'Entity' }] };
    const [slow, ...others] = await slowAfter({ ...byCity, ...filtered }, { measures: ['total_amount'] });
    expect(others).toEqual([]);
    expect(slow).toMatchObject({
      source: 'general',
      figures: ['sum of amount'],
      dimensions: ['city', 'form'],
      filters: ['third_party'],
      times: 1,
      rollup: { by: ['third_party', 'city', 'form'], counts: [], years: 'apart' },
    });
  });

  it('have no value and no name in them that somebody typed', async () => {
    const secret = 'Nightingale';
    const ofOwn: Partial<QueryInput> = {
      dimensions: [{ name: 'nightingale_group', field: 'city', groups: [{ name: secret, values: [secret] }] }],
      measures: [
        { name: 'nightingale_spend', of: 'total_amount', where: [{ field: 'form', op: 'eq', value: secret }] },
      ],
      where: [
        { field: 'third_party', op: 'contains', value: secret },
        { field: 'recipient_id', op: 'in', query: { where: [{ field: 'city', op: 'eq', value: secret }] } },
      ],
    };
    const inLedger = {
      source: 'ledger',
      measures: ['total_amount'],
      where: [{ field: 'city', op: 'eq', value: secret }],
    };
    const slow = await slowAfter(ofOwn, inLedger as QueryInput);
    expect(slow.map(({ source }) => source)).toEqual(expect.arrayContaining(['general', 'ledger']));
    expect(JSON.stringify(slow)).not.toMatch(/nightingale/i);
    expect(slow.find(({ source }) => source === 'ledger')).toMatchObject({ filters: ['city'], rollup: null });
  });

  it.each([
    ['a median', { measures: ['median_amount'], dimensions: ['city'] }, null],
    ['single records', { measures: ['total_amount'], dimensions: ['record_id'] }, null],
    [
      'a distinct count',
      { measures: ['recipients'], dimensions: ['zip_code'] },
      { by: ['zip_code'], counts: ['recipients'], years: 'both' },
    ],
    [
      'days',
      { measures: ['total_amount'], dimensions: ['city', 'date'] },
      { by: ['city', 'date'], counts: [], years: 'apart' },
    ],
    [
      'months',
      { measures: ['total_amount'], dimensions: ['city', 'date'], timeGrain: 'quarter' as const },
      { by: ['city', 'date.month'], counts: [], years: 'apart' },
    ],
  ] as const)('of %s are told with what would answer them', async (_, query, rollup) => {
    const [slow] = await slowAfter(query as unknown as Partial<QueryInput>);
    expect(slow?.rollup).toEqual(rollup);
  });

  it('are counted by kind, the dearest first, and no more than fifty kinds are kept', () => {
    const planOf = (...dimensions: string[]) =>
      planQuery(parseQuery({ source: 'general', dimensions }), {
        model,
        facts: NO_FACTS,
        policyOf: () => ({ kind: 'all' }),
      });
    const slow = createSlowQuestions(model, 1_000);
    const names = [...(model.sources.get('general')?.dimensions.keys() ?? [])].filter((name) => name !== 'record_id');
    const asked = names.flatMap((one) => ['street', 'zip_code'].map((other) => [one, other]));
    const kinds = asked.filter(([one, other]) => one !== other).slice(0, 52);
    expect(kinds).toHaveLength(52);
    for (const dimensions of kinds) slow.note(planOf(...dimensions), 2_000);
    slow.note(planOf('city'), 999);
    expect(slow.read()).toHaveLength(50);
    slow.note(planOf(...(kinds[51] ?? [])), 1_500);
    expect(slow.read()).toHaveLength(50);
    expect(slow.read()[0]).toMatchObject({ dimensions: kinds[51], times: 2, totalMs: 3_500, slowestMs: 2_000 });
  });
});
