import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('who is asked for', () => {
  it.each([
    ['Top companies by doctors', 'count recipient by company where recipient_type=Physician desc 10'],
    ['top 5 states by hospitals', 'count recipient by state where recipient_type=Teaching desc 5'],
    ['top 3 companies by state', 'total_amount by state+company desc 3'],
    [
      'list all physicians in Texas with their totals',
      'total_amount by recipient where recipient_type=Physician state=TX',
    ],
    ['list meals above $50 in Texas by date', 'list where nature=Food state=TX each record gt 50 asc 100'],
    [
      'doctors with at least one payment above $500',
      'total_amount by recipient where recipient_type=Physician each record gt 500',
    ],
    ['how many doctors received at least one gift', 'count recipient where recipient_type=Physician nature=Gift'],
    [
      'physicians with a single payment over $500',
      'total_amount by recipient where recipient_type=Physician each record gt 500',
    ],
    ['who did Pfizer pay the most', 'total_amount by recipient where company_family=Pfizer desc 1'],
    ['who holds the most ownership value', 'ownership: value_of_interest by recipient desc 1'],
    ['what did companies spend on meals by state', 'total_amount by state where nature=Food'],
    ['which companies did not report in 2024', 'total_amount by company among none program_year=2024'],
    ['top third of companies', 'refuse third'],
    ['largest and smallest gift', 'largest per record+smallest per record where nature=Gift'],
    ['states with no spend in 2024', 'total_amount by state among none program_year=2024'],
    ['which companies increased their spend every year', 'total_amount by company growth 2019 > 2024 in every year'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
