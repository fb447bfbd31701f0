import { describe, expect, it } from 'vitest';
import { withPercentiles } from './percentile-words.ts';

describe('percentiles in words', () => {
  it.each([
    ['the ninetieth percentile of meals', 'the 90th percentile of meals'],
    ['ninety-fifth percentile', '95th percentile'],
    ['25th and 75th percentiles of grants', '25th percentile and 75th percentile of grants'],
    ['tenth, fiftieth and ninetieth percentiles', '10th percentile, 50th percentile and 90th percentile'],
    ['quartiles of the totals', '25th percentile, median and 75th percentile of the totals'],
    ['lower and upper quartile', '25th percentile and 75th percentile'],
    ['the interquartile range of meals', 'the difference between the 75th percentile and the 25th percentile of meals'],
    ['distribution of totals, by quartile', '25th percentile, median and 75th percentile of totals'],
    ['the second company', 'the second company'],
  ])('%s is %s', (said, plainly) => {
    expect(withPercentiles(said)).toBe(plainly);
  });
});
