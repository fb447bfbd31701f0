import { describe, expect, it } from 'vitest';
import { withTotalPerPerson } from './total-per-person.ts';

describe('what one of them got in total', () => {
  it.each([
    ['the average amount a dermatologist received in total in 2024', 'the average total per dermatologist in 2024'],
    ['median sum that each physician got from Kelvanta altogether', 'median total per physician from Kelvanta'],
    ['the average amount a dermatologist received', 'the average amount a dermatologist received'],
  ])('is of their totals: %s', (said, plainly) => {
    expect(withTotalPerPerson(said)).toBe(plainly);
  });
});
