import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

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
    // Short words of tables.
    ['n records by state', 'records by state'],
    ['n recipients, n records, total by state', 'count recipient+records+total_amount by state'],
    ['monthly series of gifts in 2023', 'total_amount by month where nature=Gift in 2023'],
    ['spend per head by state', 'average per recipient by state'],
    [
      'Texas, California, New York, totals by year, crosstab',
      'total_amount by state+program_year where state=TX,CA,NY',
    ],
    [
      'general and research next to each other',
      'all_payments: total_amount by payment_kind where payment_kind=General,Research',
    ],
    [
      'on average, how many companies paid a physician',
      'average companies per recipient where recipient_type=Physician',
    ],
    ['highest and lowest gift by state', 'largest per record+smallest per record by state where nature=Gift'],
    ['how many recipients make up half of what Stryker spent', 'total_amount where company=Stryker coverage'],
    [
      'how many physicians were paid by Stryker only',
      'count recipient where recipient_type=Physician company=Stryker among none company!=Stryker',
    ],
    [
      'how many physicians got meals but not one gift',
      'count recipient where recipient_type=Physician nature=Food among nature=Food none nature=Gift',
    ],
    [
      'how many principal investigators led 15 studies or more',
      'research: count investigator having distinct study gte 15',
    ],
    ['share of spend through a third party by year', 'total_amount by program_year share'],
    ['their median total', 'refuse not-understood'],
  ])('“%s”: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
