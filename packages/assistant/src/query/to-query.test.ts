import { expect, it } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { toQuery } from './to-query.ts';

const LARGEST = { kind: 'statistic', statistic: { kind: 'largest' }, per: 'record' } as const;
const plain: Reading = {
  source: 'general',
  figures: [{ kind: 'measure', measure: 'total_amount' }],
  groups: [],
  filters: [],
  periods: [],
  thresholds: [],
};

it('the second largest payment is the second record, not the first', () => {
  const query = toQuery({ ...plain, isList: true, ranking: { n: 1, direction: 'desc', place: 2 } });
  expect(query).toMatchObject({ orderBy: [{ field: 'total_amount', direction: 'desc' }, { field: 'record_id' }] });
  expect(query).toMatchObject({ limit: 1, offset: 1 });
});

it('the growth of the largest payment is not that of the total', () => {
  const comparison = {
    kind: 'growth' as const,
    from: { kind: 'years' as const, from: 2022, to: 2022 },
    to: { kind: 'years' as const, from: 2023, to: 2023 },
  };
  const { measures } = toQuery({ ...plain, figures: [LARGEST], comparison });
  expect(measures?.slice(0, 2)).toEqual([
    { name: 'later', max: 'amount', where: [{ field: 'program_year', op: 'eq', value: 2023 }] },
    { name: 'earlier', max: 'amount', where: [{ field: 'program_year', op: 'eq', value: 2022 }] },
  ]);
});

it('a record of several products is left by one that has none, whatever the others have', () => {
  const none = [{ field: 'nature', values: ['Gift'] }];
  const { where } = toQuery({ ...plain, among: { entity: 'product', all: [], none } });
  expect(where).toMatchObject([
    {
      field: 'product',
      op: 'in',
      query: {
        measures: [{ name: 'none', of: 'records', where: [{ field: 'nature', op: 'eq', value: 'Gift' }] }],
        having: [{ field: 'none', op: 'eq', value: 0 }],
      },
    },
  ]);
  const ofCompanies = toQuery({ ...plain, among: { entity: 'company', all: [], none } });
  expect(ofCompanies.where).toMatchObject([{ not: { field: 'company', op: 'in' } }]);
});

it('a number of what records may lack has no row of 0', () => {
  const groups = [{ kind: 'dimension' as const, dimension: 'company' }];
  const trials = { kind: 'distinct' as const, dimension: 'clinical_trial_id' };
  expect(toQuery({ ...plain, source: 'research', figures: [trials], groups }).where).toEqual([
    { field: 'clinical_trial_id', op: 'notEmpty' },
  ]);
  expect(toQuery({ ...plain, figures: [{ ...trials, dimension: 'recipient' }], groups }).where).toEqual([]);
});
