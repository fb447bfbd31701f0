import { describe, expect, it } from 'vitest';
import { withDatesPlain } from './dated-in.ts';

describe('records by the part of a year that their dates lie in', () => {
  it.each([
    ['grants with a March 2023 date', 'grants dated in March 2023'],
    ['what part of the fees carries a May date', 'what part of the fees falls in May'],
    ['transactions that fall in Q3 2022, by state', 'transactions dated in Q3 2022, by state'],
    ['how many honoraria fell in the second quarter', 'how many honoraria was dated in the second quarter'],
    // A figure falls too.
    ['how much did fees fall in Q3 2022', 'how much did fees fall in Q3 2022'],
    ['payments falling in 2022', 'payments falling in 2022'],
    ['what share of fees falls in May', 'what share of fees falls in May'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withDatesPlain(said)).toBe(plainly);
  });
});
