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

describe('what there is a row for', () => {
  it.each<[string, Partial<QueryInput>]>([
    ['which payments exceeded $100?', { dimensions: expect.arrayContaining(['record_id']) }],
    ['show me every payment over $100 in 2023', { dimensions: expect.arrayContaining(['record_id']) }],
    ['list all meals above $10', { dimensions: expect.arrayContaining(['record_id']) }],
    ['line items of Aster Pharma', { dimensions: expect.arrayContaining(['record_id']) }],
    [
      'payments of Aster Pharma, newest first',
      { limit: 100, orderBy: expect.arrayContaining([{ field: 'date', direction: 'desc' }]) },
    ],
    ['the last 5 payments', { limit: 5, orderBy: expect.arrayContaining([{ field: 'date', direction: 'desc' }]) }],
    ['largest payment in each state', { dimensions: ['state'], measures: [{ name: 'largest', max: 'amount' }] }],
    ['company with the fewest recipients', { dimensions: ['company'], measures: ['recipients'], limit: 1 }],
    ['which company has the most disputed records', { dimensions: ['company'], measures: ['records'], limit: 1 }],
    ['disputed and undisputed amounts by year', { dimensions: ['program_year', 'dispute_status'] }],
    ['what type of recipients get the most', { dimensions: ['recipient_type'], limit: 1 }],
    ['by recipient kind, number of recipients', { dimensions: ['recipient_type'], measures: ['recipients'] }],
    ['spend by payment kind', { source: 'all_payments', dimensions: ['payment_kind'] }],
    ['market share of companies in Massachusetts', { dimensions: ['company'] }],
  ])('“%s”', async (question, query) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'answer', query });
  });

  it('the rank of one is its place among all', async () => {
    const read = await interpret('where does Aster Pharma rank in 2023', undefined, data);
    expect(read).toMatchObject({
      kind: 'answer',
      query: {
        from: { dimensions: ['company'], measures: ['total_amount', { name: 'place', rank: { by: 'total_amount' } }] },
        measures: [{ name: 'standing', min: 'place' }, { max: 'total_amount' }],
        where: [{ field: 'company', op: 'eq', value: 'Aster Pharma' }],
      },
    });
  });

  it('an average over people with a condition is over those who satisfy it', async () => {
    const read = await interpret('average spend per doctor among doctors who received more than $100', undefined, data);
    expect(read).toMatchObject({
      kind: 'answer',
      query: {
        measures: ['recipients', { name: 'figure', ratio: { of: 'total_amount', per: 'recipients' } }, 'total_amount'],
        where: expect.arrayContaining([
          {
            field: 'recipient_id',
            op: 'in',
            query: expect.objectContaining({ having: [{ field: 'total_amount', op: 'gt', value: '100' }] }),
          },
        ]),
      },
    });
  });

  it.each([
    ['what fraction of records are over $100', { field: 'amount', op: 'gt', value: '100' }],
    ['what percent of payments are at most $10', { field: 'amount', op: 'lte', value: '10' }],
    ['what share of spend is not meals', { field: 'nature', op: 'ne', value: 'Food and Beverage' }],
  ])('“%s” is a part of the whole', async (question, condition) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      query: { dimensions: [], measures: [{ where: [condition] }, expect.anything(), { name: 'share' }] },
    });
  });

  it.each([
    ['the two highest and the two lowest states', /not for those of two/],
    ['what percentage of companies got paid', /who of them is meant/],
    ['cumulative share of spend by company', /running totals of shares/],
  ])('“%s” is refused with what it cannot say', async (question, text) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'refuse',
      text: expect.stringMatching(text),
    });
  });
});
