import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { DataPort } from '../../port/data-port.ts';
import { gatePort } from '../../port/gate-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

const amount = (op: string, value: unknown) => ({ field: 'amount', op, value });

describe('conditions on amounts', () => {
  it.each<[string, object[]]>([
    ['payments >= 5000', [amount('gte', '5000')]],
    ['payments ≤ $20', [amount('lte', '20')]],
    ['payments of $100', [amount('eq', '100')]],
    ['show me payments of $100 exactly', [amount('eq', '100')]],
    ['all payments of exactly $100', [amount('eq', '100')]],
    ['records above $25,000 and below $30,000', [amount('gt', '25000'), amount('lt', '30000')]],
    ['payments where the amount exceeds $90,000', [amount('gt', '90000')]],
    ['payments over the $500', [amount('gt', '500')]],
  ])('“%s” lists the records of it', async (question, where) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'answer',
      query: { source: 'general', dimensions: expect.arrayContaining(['record_id']), where },
    });
  });

  it.each<[string, Partial<QueryInput>['having']]>([
    ['doctors who received 10 or more meals', [{ field: 'payments', op: 'gte', value: '10' }]],
    ['doctors paid more than 5 times', [{ field: 'payments', op: 'gt', value: '5' }]],
    ['doctors paid by 5 or more companies', [{ field: 'companies', op: 'gte', value: '5' }]],
    ['physicians paid by only one company', [{ field: 'companies', op: 'eq', value: '1' }]],
    ['states where total spend is above $1000', [{ field: 'total_amount', op: 'gt', value: '1000' }]],
    [
      'companies with over 500 payments and more than $1M',
      [
        { field: 'payments', op: 'gt', value: '500' },
        { field: 'total_amount', op: 'gt', value: '1000000' },
      ],
    ],
  ])('“%s” has a row each', async (question, having) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'answer', query: { having } });
  });

  it.each([
    'hospitals with more than 100 payments or more than $1M',
    'doctors who got more than $50 from Aster Pharma and more than $50 from Basil',
  ])('“%s” is refused: half would be dropped', async (question) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'refuse' });
  });
});
