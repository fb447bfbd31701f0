import { describe, expect, it } from 'vitest';
import { typosBetween } from './typos.ts';

describe('typos', () => {
  it.each([
    ['pfizer', 'pfizer', 0],
    ['pfzier', 'pfizer', 1],
    ['pfizr', 'pfizer', 1],
    ['pfizzer', 'pfizer', 1],
    ['pfizet', 'pfizer', 1],
    ['merk', 'merck', 1],
    ['astrazenica', 'astrazeneca', 1],
    ['abc', 'xyz', 3],
  ])('%s and %s differ by %i', (a, b, typos) => {
    expect(typosBetween(a, b, 2)).toBe(typos);
  });
});
