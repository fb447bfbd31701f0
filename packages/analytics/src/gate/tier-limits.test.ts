import { type Condition, OPERATORS, type QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFixtureAnalytics } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

/** In which Aster Pharma has records, and one of the newest two. */
const year: Condition = { field: 'program_year', op: 'eq', value: 2023 };
const ranking: QueryInput = { source: 'general', measures: ['total_amount'], dimensions: ['state'], where: [year] };
const records: QueryInput = { source: 'general', measures: ['total_amount'], dimensions: ['record_id'], where: [year] };
const asked = (query: QueryInput, ...where: Condition[]): QueryInput => ({ ...query, where: [year, ...where] });
const aster: Condition = { field: 'company', op: 'eq', value: 'Aster Pharma' };

/** Every way to say something of companies that is not a single one. */
const SEVERAL: Condition[] = OPERATORS.flatMap((op): Condition[] => {
  if (op === 'eq') return [{ field: 'company', op, value: null }];
  if (op === 'in')
    return [['Aster Pharma', 'Borealis Medical'], ['Aster Pharma', null], [null]].map((value) => ({
      field: 'company',
      op,
      value,
    }));
  if (op === 'notEmpty') return [];
  if (op === 'isEmpty') return [{ field: 'company', op }];
  if (op === 'notIn' || op === 'between') return [{ field: 'company', op, value: ['Nobody', 'Nowhere'] }];
  return [
    { field: 'company', op, value: 'a' },
    { field: 'company_id', op, value: '1' },
  ];
});

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

// docs/promises/access.md#free-tier
describe.each(['free', 'public', 'stray'] as const)('one company per query, for %s', (who) => {
  const scope = SCOPES[who];
  const refused = { code: 'freemium', status: 403 };

  it.each(SEVERAL)('refuses $field $op $value, also beside a single company', async (condition) => {
    for (const query of [asked(ranking, condition), asked(records, condition), asked(ranking, aster, condition)]) {
      // Names have no order: a question for one is wrong for everyone.
      const either = { code: expect.stringMatching(/^(freemium|invalid)$/) };
      await expect(analytics.run(query, scope)).rejects.toMatchObject(either);
      await expect(analytics.stream(query, scope)).rejects.toMatchObject(either);
    }
  });

  it.each([
    ['records of all companies', records],
    ['totals that no free board shows', { ...ranking, dimensions: ['state', 'company'] }],
    ['a longer list than a free board shows', { ...ranking, dimensions: ['company'], limit: 16 }],
    ['a list without end', { ...ranking, dimensions: ['company'] }],
    ['the next page of a list', { ...ranking, dimensions: ['company'], limit: 15, offset: 15 }],
  ])('refuses %s', async (_, query: QueryInput) => {
    await expect(analytics.run(query, scope)).rejects.toMatchObject(refused);
  });

  it('refuses every export of all companies', async () => {
    for (const query of [ranking, records, { ...ranking, dimensions: ['company'], limit: 15 }])
      await expect(analytics.stream(query, scope)).rejects.toMatchObject(refused);
  });

  it('answers the rankings of the free boards', async () => {
    for (const query of [ranking, { ...ranking, dimensions: [] }, { ...ranking, dimensions: ['company'], limit: 15 }])
      expect((await analytics.run(query, scope)).rowCount).toBeGreaterThan(0);
  });

  it('takes the condition that there is a company for none', async () => {
    const named: Condition = { field: 'company', op: 'notEmpty' };
    const companies = { ...ranking, dimensions: ['company'], limit: 10 };
    expect((await analytics.run(asked(companies, named), scope)).rowCount).toBeGreaterThan(0);
    await expect(analytics.run(asked(records, named), scope)).rejects.toMatchObject(refused);
    await expect(analytics.stream(asked(companies, named), scope)).rejects.toMatchObject(refused);
  });

  it('answers whatever the free boards name of one company, records and exports too', async () => {
    for (const condition of [aster, { ...aster, op: 'in' as const, value: ['Aster Pharma'] }]) {
      for (const query of [
        asked(records, condition),
        asked({ ...ranking, dimensions: ['state', 'nature'] }, condition),
      ]) {
        expect((await analytics.run(query, scope)).rowCount).toBeGreaterThan(0);
        let rows = 0;
        for await (const chunk of (await analytics.stream(query, scope)).chunks) rows += chunk.length;
        expect(rows).toBeGreaterThan(0);
      }
    }
  });
});
