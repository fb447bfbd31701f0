import { describe, expect, it } from 'vitest';
import {
  withColumnsNamed,
  withEachPercentile,
  withNothingThen,
  withNumberOfEach,
  withoutRatherThan,
  withShareFirst,
} from './said-otherwise.ts';
import { withPercentOf } from './times-over.ts';

describe('what is said otherwise', () => {
  it.each([
    [
      withEachPercentile,
      '10th, 50th and 90th percentiles of fees',
      '10th percentile, 50th percentile and 90th percentile of fees',
    ],
    [withEachPercentile, '90th percentile of fees', '90th percentile of fees'],
    [
      withShareFirst,
      'of the physicians that Pfizer paid, what percentage got a meal?',
      'what percentage of the physicians that Pfizer paid got a meal',
    ],
    [
      withNothingThen,
      'physicians paid by Pfizer in 2024 that had got nothing from Pfizer in 2023',
      'physicians paid by Pfizer in 2024 but not in 2023',
    ],
    [
      withColumnsNamed,
      'the largest payment of Pfizer, to whom and what nature?',
      'the largest payment of Pfizer, recipient and nature',
    ],
    [withoutRatherThan, 'paid to a third party rather than the covered recipient?', 'paid to a third party?'],
    [withNumberOfEach, 'physicians with more than 12 meals, how many each?', 'physicians with more than 12 meals'],
    [
      withNumberOfEach,
      'physicians with more than 12 meals, how many companies each',
      'physicians with more than 12 meals, how many companies each',
    ],
    [
      withPercentOf,
      'companies that doubled their spend',
      'companies that increased their spend by at least 100 percent',
    ],
    [
      withPercentOf,
      'companies whose spend more than tripled',
      'companies whose spend increased by more than 200 percent',
    ],
  ])('%o: %s', (rewrite, question, plainly) => {
    expect(rewrite(question)).toBe(plainly);
  });
});
