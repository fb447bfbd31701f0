import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import { openFixtureAnalytics } from '../testing/index.ts';

const aster = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
/** Several ids may have one name: these are counted by it. */
const companies = { name: 'of', distinct: 'company' };
const counts = (sql: string | undefined) => sql?.includes('count(DISTINCT') ?? true;

let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

const ask = (query: Omit<QueryInput, 'source'>) =>
  analytics.run({ source: 'general', ...query }, { kind: 'system' }, { baseOnly: true, noCache: true, explain: true });

describe('different values are not counted where a group can have one at most', () => {
  it('because they are grouped by, under each of their keys; what has no value is none', async () => {
    const { rows, sql } = await ask({ dimensions: ['company', 'specialty'], measures: [companies], limit: 1_000 });
    expect(rows.some(([company]) => company !== null)).toBe(true);
    expect(rows.every(([company, , of]) => of === (company === null ? 0 : 1))).toBe(true);
    expect(counts(sql)).toBe(false);
    const states = { name: 'of', distinct: 'state' };
    const byState = await ask({ dimensions: ['state'], measures: [states] });
    expect(byState.rows.some(([state]) => state === null)).toBe(true);
    expect(byState.rows.every(([state, of]) => of === (state === null ? 0 : 1))).toBe(true);
  });

  it('because the filters leave one, or none where no record is left', async () => {
    const { rows, sql } = await ask({ dimensions: ['recipient_id'], measures: [companies], where: [aster] });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(([, of]) => of === 1)).toBe(true);
    expect(counts(sql)).toBe(false);
    const nothing = { ...aster, value: 'Nobody' };
    expect((await ask({ measures: [companies], where: [nothing] })).rows).toEqual([[0]]);
    const late = { field: 'program_year', op: 'gt' as const, value: 2999 };
    const ofLate = { name: 'late', distinct: 'company', where: [late] };
    expect((await ask({ measures: [ofLate, companies], where: [aster] })).rows).toEqual([[0, 1]]);
  });

  it.each<[string, Omit<QueryInput, 'source'>]>([
    ['another attribute is grouped by', { dimensions: ['company_state'], measures: [companies] }],
    ['a name may be of several', { measures: ['companies'], where: [aster] }],
    [
      'the filter leaves several',
      { measures: [companies], where: [{ ...aster, op: 'in', value: [aster.value, 'X'] }] },
    ],
    ['the filter leaves all others', { measures: [companies], where: [{ ...aster, op: 'ne' }] }],
    ['it is of what records have several of', { dimensions: ['product'], measures: ['products'] }],
  ])('but where %s', async (_, query) => {
    expect(counts((await ask(query)).sql)).toBe(true);
  });
});
