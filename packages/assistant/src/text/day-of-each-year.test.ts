import { describe, expect, it } from 'vitest';
import { withDayOfEachYear } from './day-of-each-year.ts';

const YEARS = [2022, 2023];

describe('a day without a year', () => {
  it.each([
    ['meals on Christmas Day', 'meals on December 25, 2022 and December 25, 2023 in total'],
    ['meals on Christmas Day, December 25', 'meals on December 25, 2022 and December 25, 2023 in total'],
    ["spend on New Year's Eve of each year", 'spend on December 31, 2022 and December 31, 2023 by year'],
    ['spend on July 4th by company', 'spend on July 4, 2022 and July 4, 2023 in total by company'],
  ])('%s: %s', (question, plain) => {
    expect(withDayOfEachYear(question, YEARS)).toBe(plain);
  });

  it.each(['meals on December 25, 2023', 'spend since January 1', 'spend on the last day', 'spend on meals in March'])(
    '%s is left as it is',
    (question) => {
      expect(withDayOfEachYear(question, YEARS)).toBe(question);
    },
  );
});
