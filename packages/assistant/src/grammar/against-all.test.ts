import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../testing/chips-said.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('one is held against all, or against all others', () => {
  it.each([
    [
      "Pfizer's average meal versus all other companies",
      'Average per record | Food and Beverage | how much Pfizer is above all others',
    ],
    [
      'how does the median consulting fee in Texas compare to the national median?',
      'Median per record | Consulting Fee | how much TX is above all',
    ],
    ['Pfizer vs everyone else in honoraria', 'Total amount | Honoraria | how much Pfizer is above all others'],
    [
      'average consulting fees per recipient at Pfizer against the all-company figure, 2023',
      'Average per recipient | Consulting Fee | 2023 | how much Pfizer is above all',
    ],
    [
      "how does Pfizer's median meal in 2023 compare with the median meal of the whole industry that year?",
      'Median per record | Food and Beverage | 2023 | how much Pfizer is above all',
    ],
    ["compare Pfizer's total with the industry total in 2023", 'Total amount | 2023 | how much Pfizer is above all'],
    ['compare meals in Texas with meals in all states', 'Total amount | Food and Beverage | how much TX is above all'],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it('a sum is not held against a mean', async () => {
    expect(await chipsSaid("Pfizer's total spend against the industry average", data)).toContain('refuse');
  });
});
