import { describe, expect, it } from 'vitest';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('turns of those that are there', () => {
  it.each<[string, ...string[]]>([
    ['total_amount+records by quarter in 2023', 'spend by quarter in 2023', 'add the number of records'],
    ['total_amount by state asc 10 growth 2022 > 2023', 'growth by state 2022 to 2023, top 10', 'the bottom 10'],
    [
      'count recipient by company of desc 5 company in 2023 desc 5',
      'top 5 companies in 2023',
      'number of recipients for those',
    ],
    ['total_amount by program_year where state=TX', 'Texas in 2023', 'by year'],
    ['total_amount by company in 2023 growth', 'spend by company in 2023', 'growth'],
    ['median per recipient where recipient_type=Physician', 'how many physicians', 'their median total'],
    ['percentile per record by state', 'median by state', 'p95 instead of the median'],
    ['total_amount where nature=Gift in 2023', 'list gifts in 2023', 'what do they add up to?'],
  ])('are read as “%s”: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
