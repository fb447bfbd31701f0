import { describe, expect, it } from 'vitest';
import { withPercentNumbers } from './percent-words.ts';

describe('parts in percent', () => {
  it.each([
    ['the top one percent of physicians', 'the top 1% of physicians'],
    ['more than twenty-five percent of spend', 'more than 25% of spend'],
    ['at least fifty per cent', 'at least 50%'],
    ['physicians in the top decile', 'physicians in the top 10%'],
    ['what percent went to meals', 'what percent went to meals'],
    ['growth in percent', 'growth in percent'],
    ['the first percent', 'the first percent'],
    ['90 percent', '90 percent'],
    ['fell by more than half', 'fell by more than 50%'],
    ['grew by at least a quarter', 'grew by at least 25%'],
    ['by half a million', 'by half a million'],
  ])('have a number: %s', (said, numbered) => {
    expect(withPercentNumbers(said)).toBe(numbered);
  });
});
