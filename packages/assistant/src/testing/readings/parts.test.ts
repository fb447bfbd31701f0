import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { DataPort } from '../../port/data-port.ts';
import { gatePort } from '../../port/gate-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

const meals = { field: 'nature', op: 'eq', value: 'Food and Beverage' };
const aster = { field: 'company', op: 'eq', value: 'Aster Pharma' };
const physicians = { field: 'recipient_type', op: 'eq', value: 'Covered Recipient Physician' };
const texas = { field: 'state', op: 'eq', value: 'TX' };

describe('a share has a part and a whole', () => {
  it.each<[string, object[], object[]]>([
    ['Aster Pharma share of meals', [aster], [meals]],
    ['what share of meals does Aster Pharma pay', [aster], [meals]],
    ["meals as a share of Aster Pharma's spend", [meals], [aster]],
    ['what share of meals went to physicians', [physicians], [meals]],
    ['share of payments to Texas physicians', [texas, physicians], []],
    ['what share of spend went to physicians in Texas', [physicians, texas], []],
    ['share of meals in Texas', [meals], [texas]],
    ['share of meals in total spend in Texas', [meals], [texas]],
    ['share of Texas in spend on meals', [texas], [meals]],
    ['what is the share of physicians in total spend', [physicians], []],
  ])('“%s”', async (question, part, where) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'answer',
      query: { where, measures: [{ name: 'of_part', where: part }, expect.anything(), { name: 'share' }] },
    });
  });

  it.each<[string, string]>([
    ['what percentage of payments were under $100', 'payments'],
    ['what percent of payments are disputed', 'payments'],
    ['what share of payments went to physicians', 'total_amount'],
    ['percentage of spend disputed', 'total_amount'],
  ])('“%s” is of %s', async (question, measure) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'answer',
      query: { measures: [{ of: measure }, measure, { name: 'share' }] },
    });
  });

  it.each<[string, object[], number | undefined]>([
    ['which nature of payment has the largest share of spend in Texas', [texas], 1],
    ['share of spend in Texas by nature of payment', [texas], undefined],
    ['share of spend by nature of payment on meals, top 5', [meals], 5],
  ])('“%s” has rows of the whole', async (question, where, limit) => {
    const read = await interpret(question, undefined, data);
    expect(read).toMatchObject({ kind: 'answer', query: { dimensions: ['nature'], where } });
    expect(read.kind === 'answer' ? read.query.limit : 0).toBe(limit);
  });

  it.each<[string, object, object]>([
    [
      'what percent of physicians paid by Aster Pharma in Texas',
      { measures: [{ where: [aster] }], where: [texas, physicians, {}] },
      { op: 'gte', value: '1' },
    ],
    [
      'what percent of physicians paid by Aster Pharma are in Texas',
      { measures: [{ where: [texas] }], where: [aster, physicians, {}] },
      { op: 'gte', value: '1' },
    ],
    [
      'what percent of physicians in Texas received meals',
      { dimensions: ['recipient_id'], measures: [{ of: 'records', where: [meals] }], where: [texas, physicians, {}] },
      { op: 'gte', value: '1' },
    ],
  ])('“%s” is of people', async (question, from, condition) => {
    const read = await interpret(question, undefined, data);
    const measures = [{ of: 'rows', where: [{ field: 'own_part', ...condition }] }, 'rows', { name: 'share' }];
    expect(read).toMatchObject({ kind: 'answer', query: { measures, from } });
  });

  it.each([
    ['what share of physicians got more than $1,000 in meals', { field: 'total_amount', op: 'gt', value: '1000' }],
    ['percentage of companies with fewer than 3 recipients', { field: 'recipients', op: 'lt', value: '3' }],
  ])('“%s” is of those that a bound on all they have holds for', async (question, bound) => {
    const read = await interpret(question, undefined, data);
    const members = { op: 'in', query: { having: [bound] } };
    expect(read).toMatchObject({ kind: 'answer', query: { from: { measures: [{ where: [members] }] } } });
  });

  it.each<[string, object, unknown[]]>([
    ["the top 3 companies' share per year", { by: 'total_amount', within: ['program_year'] }, ['program_year']],
    ['what is concentrated in the top 2 physicians', { by: 'total_amount' }, []],
    ['how much did the lowest 2 companies pay together', { by: 'total_amount', direction: 'asc' }, []],
    ['how much of the spend goes to the top 2 states', { by: 'of_named' }, []],
  ])('“%s” is what they hold together', async (question, rank, groups) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'answer',
      query: {
        from: { measures: expect.arrayContaining([expect.objectContaining({ rank: expect.objectContaining(rank) })]) },
        measures: [{ name: 'together' }, { name: 'of_all' }, { name: 'share' }],
        dimensions: groups,
      },
    });
  });
});
