import { describe, expect, it } from 'vitest';
import { withTotalsOfBoth } from './totals-of-both.ts';

describe('totals of each of two years', () => {
  it.each([
    [
      'hospitals whose total from all payers exceeded $1 million in both 2021 and 2022',
      'hospitals with more than $1 million in both 2021 and 2022',
    ],
    [
      'doctors with a total of over $5,000 in each of 2021 and 2022',
      'doctors with more than $5,000 in both 2021 and 2022',
    ],
    [
      'companies with total payments above $9k in both 2021 and 2022',
      'companies with more than $9k in both 2021 and 2022',
    ],
    // One sum of them is another question.
    ['doctors whose total exceeded $5,000 in 2021 and 2022', 'doctors whose total exceeded $5,000 in 2021 and 2022'],
    [
      'doctors whose fees exceeded $5,000 in both 2021 and 2022',
      'doctors whose fees exceeded $5,000 in both 2021 and 2022',
    ],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withTotalsOfBoth(said)).toBe(plainly);
  });
});
