import { describe, expect, it } from 'vitest';
import type { Figure } from '../reading/reading.ts';
import { overTotals } from './figures-of-totals.ts';

const median = { kind: 'statistic', statistic: { kind: 'median' }, per: 'recipient' } as const;
const single = (kind: 'largest' | 'median' | 'average'): Figure => ({
  kind: 'statistic',
  statistic: { kind },
  per: 'record',
});

describe('a figure beside one over totals', () => {
  it.each<[string, Figure, object]>([
    [
      'the sum',
      { kind: 'measure', measure: 'total_amount' },
      { inner: ['total_amount'], over: [{ sum: 'total_amount' }] },
    ],
    ['how many have one', { kind: 'distinct', dimension: 'recipient' }, { name: 'rows', inner: [], over: [] }],
    ['another over them', { ...median, statistic: { kind: 'deviation' } }, { over: [{ deviation: 'total_amount' }] }],
    ['one over other totals', { ...median, of: 'payments' }, { name: 'median_of_payments', inner: ['payments'] }],
    ['the largest single one', single('largest'), { inner: [{ max: 'amount' }], over: [{ max: 'own_largest' }] }],
    ['the average of single ones', single('average'), { inner: ['total_amount', 'records'] }],
  ])('may be %s', (_, figure, parts) => {
    expect(overTotals(figure, median)).toMatchObject(parts);
  });

  it('is nothing that totals do not say', () => {
    expect(overTotals(single('median'), median)).toBeUndefined();
    expect(overTotals({ kind: 'distinct', dimension: 'state' }, median)).toBeUndefined();
    expect(overTotals({ ...median, per: 'company' }, median)).toBeUndefined();
  });
});
