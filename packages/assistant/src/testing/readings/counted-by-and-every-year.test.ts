import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const EVERY = [2019, 2020, 2021, 2022, 2023, 2024].map((year) => `program_year=${year}`).join(' ');

describe('who is asked by something: how many they are, and what it comes to', () => {
  it.each([
    ['companies by state', 'count company+total_amount by state'],
    [
      'physicians per company in Texas',
      'count recipient+total_amount by company where recipient_type=Physician state=TX',
    ],
    ['physicians per company, top 5', 'count recipient by company where recipient_type=Physician desc 5'],
    [
      'doctors paid by Stryker by year',
      'count recipient+total_amount by program_year where recipient_type=Physician company=Stryker',
    ],
    ['cardiologists paid per company', 'count recipient+total_amount by company where specialty=Cardiovascular'],
    ['companies by spend', 'total_amount by company'],
    ['spend by company', 'total_amount by company'],
    ['companies in Texas in total by year', 'count company+total_amount by program_year where state=TX'],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('every year', () => {
  it.each([
    ['companies that paid every year', `total_amount by company among ${EVERY}`],
    [
      'physicians paid in all 6 years by Pfizer',
      `total_amount by recipient where company_family=Pfizer recipient_type=Physician among ${EVERY}`,
    ],
    ['physicians paid in all 3 years', 'refuse 3'],
    [
      'how many doctors had a consulting fee payment in every single year from 2021 to 2023',
      'count recipient where recipient_type=Physician of recipients with 3 conditions',
    ],
    [
      'which companies had disputed records in at least 2 different years',
      'total_amount by company where dispute_status=Yes of companies with 1 conditions',
    ],
    [
      'how many doctors got royalties from Pfizer in three or more years',
      'count recipient where recipient_type=Physician of recipients with 1 conditions',
    ],
    ['which companies had at least five disputed records in 3 or more years', 'refuse 3'],
    ['how many companies paid in each year', 'count company by program_year'],
    [
      'how many physicians were paid every year',
      'ask A number for each year, or of those who are there in all of them?',
    ],
    ['how much did companies pay every year', 'total_amount by program_year'],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('where companies are', () => {
  it.each([
    ['foreign companies by spend', 'total_amount by company where company_country!=United'],
    ['how much did non-US companies spend in 2023', 'total_amount where company_country!=United in 2023'],
    ['US companies total 2023', 'total_amount where company_country=United in 2023'],
    ['companies outside the US', 'total_amount by company where company_country!=United'],
    ['total paid to non-US doctors', 'total_amount where country!=United recipient_type=Physician'],
    ['total spend in the US by state', 'total_amount by state'],
    ['show us companies in Texas', 'total_amount by company where state=TX'],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
