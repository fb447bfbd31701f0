import { expect, it } from 'vitest';
import { COUNTED } from '../reading/shares/share-of-amounts.ts';
import { holding, plainly } from './assumptions.ts';

it('says each assumption once, with one full stop', () => {
  const slip = [
    '“Kelvnta” is read as “kelvanta”.',
    '“Kelvnta” is read as Kelvanta, Inc..',
    '“totl” is read as “total”.',
  ];
  expect(plainly([...slip, ...slip])).toEqual(['“Kelvnta” is read as Kelvanta, Inc.', '“totl” is read as “total”.']);
});

it('says that payments are counted only where they are', () => {
  const of = (measure: string) => holding([COUNTED], { ...PLAIN, figures: [{ kind: 'measure', measure }] });
  expect(of('payments')).toEqual([COUNTED]);
  expect(of('total_amount')).toEqual([expect.stringMatching('^The share is of the amount, as in the answer before')]);
});

const PLAIN = { source: 'general', groups: [], filters: [], periods: [], thresholds: [] } as const;
