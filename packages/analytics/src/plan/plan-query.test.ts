import { Query, type QueryInput } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../scope/scope.ts';
import { loadShippedModel } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { NO_FACTS } from './plan.ts';
import { planQuery } from './plan-query.ts';
import { rowPolicy } from './row-policy.ts';

const model = await loadShippedModel();
const facts = { ...NO_FACTS, uniqueLabels: new Set(['nature.nature', 'state.state', 'recipient.recipient_id']) };

function plan(query: Omit<QueryInput, 'source'>) {
  return planQuery(Query.parse({ source: 'general', ...query }), { model, facts, policyOf: () => ({ kind: 'all' }) });
}
const answeredBy = (query: Omit<QueryInput, 'source'>) => plan(query).answeredBy;

describe('the table that answers', () => {
  const year = { field: 'program_year', op: 'eq' as const, value: 2024 };
  const amount = { measures: ['total_amount'] };

  it('is the narrowest that holds what is asked', () => {
    expect(answeredBy(amount)).toBe('general_total_all_years');
    expect(answeredBy({ ...amount, where: [year] })).toBe('general_total');
    expect(answeredBy({ ...amount, dimensions: ['company'] })).toBe('general_company_all_years');
    expect(answeredBy({ ...amount, dimensions: ['nature'], where: [{ field: 'company', op: 'eq', value: 'x' }] })).toBe(
      'general_company_nature_reach_all_years',
    );
    expect(answeredBy({ ...amount, dimensions: ['company_state'] })).toBe('general_third_party');
    expect(answeredBy({ ...amount, dimensions: ['dispute_status'] })).toBe('general_dispute');
    expect(answeredBy({ ...amount, dimensions: ['change_type'] })).toBe('general');
    expect(answeredBy({ measures: ['median_amount'], dimensions: ['specialty'] })).toBe('general');
    expect(answeredBy({ dimensions: ['record_id'] })).toBe('general');
  });

  it('of the days on which people had meals is read row by row, of one year or all', () => {
    const measures = ['total_amount', 'companies'];
    const meal = { field: 'nature', op: 'eq' as const, value: 'Food and Beverage' };
    const days = { dimensions: ['recipient_id', 'recipient', 'date'], timeGrain: 'day' as const };
    const over = (where: Query['where']): Omit<QueryInput, 'source'> => ({
      from: { dimensions: ['recipient_id', 'date'], measures: ['total_amount'], where },
      measures: [{ name: 'median_day', median: 'total_amount' }],
    });
    expect(plan({ ...days, measures, where: [meal, year] })).toMatchObject({
      answeredBy: 'general_meal_day',
      grouped: true,
    });
    expect(plan({ ...days, measures, where: [meal] })).toMatchObject({
      answeredBy: 'general_meal_day_all_years',
      grouped: true,
    });
    expect(answeredBy({ ...amount, dimensions: ['recipient_id'], where: [meal, year] })).toBe('general_meal_recipient');
    expect(plan(over([meal, year])).relation).toMatchObject({ answeredBy: 'general_meal_day', grouped: true });
    const ofAllYears = { answeredBy: 'general_meal_day_all_years', grouped: true };
    expect(plan(over([meal])).relation).toMatchObject(ofAllYears);
    expect(answeredBy(over([meal, year, { field: 'state', op: 'eq', value: 'MA' }]))).toBe('general_meal_state_day');
    expect(answeredBy(over([meal, year, { field: 'city', op: 'eq', value: 'Boston' }]))).toBe('general');
  });

  it('counts days where days are kept, not their months', () => {
    const days = [{ name: 'days', distinct: 'date' }];
    expect(answeredBy({ measures: days, dimensions: ['nature'] })).toBe('general_day');
    expect(answeredBy({ measures: days, dimensions: ['form'] })).toBe('general');
    expect(
      answeredBy({ measures: days, dimensions: [{ name: 'quarter', field: 'date', part: 'quarterOfYear' }] }),
    ).toBe('general_day');
  });

  it('keeps distinct counts only for its own rows', () => {
    expect(plan({ measures: ['recipients'], dimensions: ['company'] })).toMatchObject({
      answeredBy: 'general_company_all_years',
      grouped: true,
    });
    const oneYear = plan({ measures: ['recipients'], dimensions: ['company'], where: [year] });
    expect(oneYear).toMatchObject({ answeredBy: 'general_company', grouped: true });
    const twoYears = { ...year, op: 'in' as const, value: [2023, 2024] };
    expect(answeredBy({ measures: ['recipients'], dimensions: ['company'], where: [twoYears] })).toBe(
      'general_company_to_recipient',
    );
    expect(answeredBy({ measures: ['recipients'], dimensions: ['state'], where: [twoYears] })).toBe(
      'general_state_recipient',
    );
  });

  it('may be the head of a list, where no row beyond it is asked for', () => {
    const company = { field: 'company', op: 'eq' as const, value: 'Aster Pharma' };
    const list = {
      measures: ['total_amount', 'average_amount'],
      dimensions: ['recipient_id'],
      where: [company],
      orderBy: [{ field: 'total_amount', direction: 'desc' as const }],
      limit: 100,
    };
    const head = 'general_company_recipient_top_all_years';
    expect(plan(list)).toMatchObject({ answeredBy: head, grouped: true });
    expect(answeredBy({ ...list, offset: 99 })).toBe(head);
    expect(answeredBy({ ...list, where: [company, year] })).toBe('general_company_recipient_top');
    for (const other of [
      { offset: 100 },
      { limit: 200 },
      { orderBy: [] },
      { orderBy: [{ field: 'total_amount', direction: 'asc' as const }] },
      { orderBy: [{ field: 'average_amount', direction: 'desc' as const }] },
      { where: [] },
      { where: [{ ...company, op: 'in' as const, value: ['Aster Pharma', 'Borealis Medical'] }] },
      { where: [company, { field: 'recipient', op: 'contains' as const, value: 'a' }] },
      { where: [company, { ...year, op: 'gte' as const }] },
    ])
      expect(answeredBy({ ...list, ...other }), JSON.stringify(other)).not.toMatch(/top/);
  });

  it('has its own filter only when that is asked for, in whatever order', () => {
    const devices = { field: 'product_type', op: 'in' as const, value: ['Medical Supply', 'Device'] };
    const question = { measures: ['recipients'], dimensions: ['product'] };
    expect(plan({ ...question, where: [devices] })).toMatchObject({
      answeredBy: 'general_device_product_all_years',
      where: [],
    });
    expect(answeredBy({ ...question, where: [{ ...devices, value: ['Device'] }] })).toBe('general');
    expect(answeredBy({ ...question, where: [devices, year] })).toBe('general_device_product');
  });

  it('holds months only where the ends of a date filter fall between months', () => {
    const between = (from: string, to: string) =>
      answeredBy({ ...amount, where: [{ field: 'date', op: 'between', value: [from, to] }] });
    expect(between('2024-01-01', '2024-03-31')).toBe('general_month');
    expect(between('2024-02-01', '2024-02-29')).toBe('general_month');
    expect(between('2024-01-02', '2024-03-31')).toBe('general_day');
    expect(between('2024-01-01', '2024-03-30')).toBe('general_day');
    const after = (op: 'gt' | 'gte' | 'lt' | 'lte', value: string) =>
      answeredBy({ ...amount, where: [{ field: 'date', op, value }] });
    expect(after('gt', '2023-12-31')).toBe('general_month');
    expect(after('gt', '2024-01-01')).toBe('general_day');
    expect(after('lt', '2024-01-01')).toBe('general_month');
    expect(after('lte', '2024-01-01')).toBe('general_day');
    expect(answeredBy({ ...amount, dimensions: ['date'], timeGrain: 'week' })).toBe('general_day');
    expect(answeredBy({ ...amount, dimensions: ['date'], timeGrain: 'quarter' })).toBe('general_month');
  });
});

describe('a plan', () => {
  it('names what had a name before by those of today too, and nothing else by more than one', () => {
    const names = new Map([['Former', ['Newer', 'Newest']]]);
    const known = { ...NO_FACTS, formerNames: new Map([['company.company', names]]) };
    const valuesFor = (value: string) => {
      const query = Query.parse({
        source: 'general',
        measures: ['records'],
        where: [{ field: 'company', op: 'ne', value }],
      });
      const { where } = planQuery(query, { model, facts: known, policyOf: () => ({ kind: 'all' }) });
      return where.map((filter) => ('test' in filter && 'values' in filter.test ? filter.test.values : []));
    };
    const text = (name: string) => ({ type: 'text', text: name });
    expect(valuesFor('Former')).toEqual([['Former', 'Newer', 'Newest'].map(text)]);
    expect(valuesFor('Newer')).toEqual([[text('Newer')]]);
  });

  it('is plain data, equal for equal questions, and holds the row policy', () => {
    const values = ['b', 'a', 'b'];
    const ask = (value: string[]) => plan({ measures: ['records'], where: [{ field: 'nature', op: 'in', value }] });
    expect(JSON.stringify(ask(values))).toBe(JSON.stringify(ask(['a', 'b'])));

    const query = Query.parse({ source: 'ledger', measures: ['records'] });
    const seenBy = (scope: Scope) => planQuery(query, { model, facts, policyOf: (source) => rowPolicy(source, scope) });
    const own = seenBy(SCOPES.analyst);
    expect(JSON.parse(JSON.stringify(own))).toEqual(own);
    expect(own.where).toMatchObject([{ column: 'owner_company_id', test: { values: [{ text: '1' }] } }]);
    expect(seenBy(SCOPES.stray).nothing).toBe(true);
    expect(seenBy(SCOPES.admin).where).toEqual([]);
  });
});
