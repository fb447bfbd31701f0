import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('days, signs and totals', () => {
  it.each([
    ['spend on Saturdays and Sundays in 2023', 'total_amount in 2023+Saturdays and Sundays'],
    ['Saturdays vs Sundays in 2023', 'total_amount by dayOfWeek in 2023+Saturdays and Sundays'],
    ['2022 vs 2023 on Saturdays and Sundays', 'total_amount by program_year in 2022 and 2023+Saturdays and Sundays'],
    ['weekends vs Mondays', 'refuse vs'],
    ['number of companies by year, plus $', 'count company+total_amount by program_year'],
    ['number of companies w/o any honoraria', 'count company among none nature=Honoraria'],
    ['median total per state', 'median per state'],
    ['preclinical as a share of research spend', 'research: total_amount share'],
    [
      'list gifts over $500 in 2023, company, recipient and amount',
      'list where nature=Gift in 2023 each record gt 500',
    ],
    ['show payments over $5,000 with company and recipient', 'list each record gt 5000'],
    [
      'how many gifts did Stryker give, and what do they come to?',
      'payments+total_amount where nature=Gift company=Stryker',
    ],
    ['their median total', 'refuse not-understood'],
  ])('“%s”: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
