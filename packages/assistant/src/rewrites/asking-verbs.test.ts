import { describe, expect, it } from 'vitest';
import { withoutAskingVerb } from './asking-verbs.ts';

describe('the verb by which a question is put', () => {
  it.each([
    ['please state how many doctors were paid', 'please how many doctors were paid'],
    ['Confirm which companies paid', 'which companies paid'],
    ['Kindly furnish us with the total spend', 'Kindly show the total spend'],
    ['Identify the five states with the most meals', 'list the five states with the most meals'],
    ['Table 1 - consulting fees by year', 'consulting fees by year'],
    ['3) total spend', 'total spend'],
    ['Add up all payments of Pfizer', 'total of all payments of Pfizer'],
    ['state with the fewest companies', 'state with the fewest companies'],
    ['supply payments by state', 'supply payments by state'],
    ['2024 - total spend', '2024 - total spend'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withoutAskingVerb(said)).toBe(plainly);
  });
});
