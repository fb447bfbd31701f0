import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('questions in the words of tables and queries', () => {
  it.each([
    ['# of payments, rows = form of payment, columns = recipient type', 'payments by form+recipient_type'],
    ['total amount: state in rows, year in columns', 'total_amount by state+program_year'],
    [
      'filter: nature = Honoraria, year >= 2022; group by state; sum amount; sort desc; first 5',
      'total_amount by state where nature=Honoraria in since 2022 desc 5',
    ],
    ['spend by company, year > 2022', 'total_amount by company in since 2023'],
    ['# records with amount between 1,000 and 5,000 by nature', 'records by nature each record between 1000'],
    ['number of payments with an amount over $5,000 by company', 'payments by company each record gt 5000'],
    [
      'list company, recipient, date, amount for meals over $10,000 in 2023',
      'list where nature=Food in 2023 each record gt 10000',
    ],
    ['give me company, date and amount for all gifts above $100,000', 'list where nature=Gift each record gt 100000'],
    [
      'products ranked within TX, CA and NY by total - first 3 of each please',
      'total_amount by state+product where state=TX,CA,NY desc 3',
    ],
    [
      'which companies had at least 500 records yet stayed under $1,000,000 altogether',
      'total_amount by company having records gte 500 having lt 1000000',
    ],
    [
      'grand total of general, research and ownership per company, top 10',
      'all_payments: total_amount by company desc 10',
    ],
    ['indirect payments (made to a third party) by year', 'total_amount by program_year where third_party!='],
    ['indirect payments by year', 'refuse indirect'],
    ['travel spend by destination state, top 10', 'total_amount by travel_state where nature=Travel desc 10'],
    ['Q4 as % of full year spend, by year', 'total_amount by program_year share'],
    ['share of spend in December by year since 2022', 'total_amount by program_year in since 2022 share'],
    ['spend by year, state != CA', 'total_amount by program_year where state!=CA'],
    ['spend by company where nature <> Gift', 'total_amount by company where nature!=Gift'],
    ['count of records by nature where amount >= 500', 'records by nature each record gte 500'],
    ['spend by state (rows) and year (columns)', 'total_amount by state+program_year'],
    ['pivot: product by year', 'total_amount by product+program_year'],
    ['rank of Pfizer by spend each year', 'refuse rank'],
    ['top 5 specialties and companies', 'refuse top'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('rows of those that are the first of all', () => {
  it.each([
    [
      'spend by company and year, 2022-2024, top 5 companies',
      'total_amount by company+program_year of desc 5 company in 2022 to 2024',
    ],
    ['monthly spend of the top 3 companies in 2024', 'total_amount by company+month of desc 3 company in 2024'],
    ['yearly totals for the five biggest companies', 'total_amount by company+program_year of desc 5 company'],
    ['compare the top 3 companies by nature', 'total_amount by nature+company of desc 3 company'],
    [
      'meals by year for the top 5 cardiologists',
      'total_amount by program_year+recipient where nature=Food specialty=Cardiovascular of desc 5 recipient',
    ],
    ['spend by state and nature for top 5 states', 'total_amount by state+nature of desc 5 state'],
    // Each of the first, or all of them together.
    ['spend by nature for the 3 largest companies', 'refuse largest'],
    ['spend by year, top 3 companies', 'total_amount by program_year+company desc 3'],
    ['top 3 companies in each year', 'total_amount by program_year+company desc 3'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('turns that go on from a table', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by quarter where state=TX in 2023', 'spend by quarter in 2023', 'add filter state = TX'],
    ['total_amount by quarter where nature=Gift in 2023', 'spend by quarter in 2023', 'filter: nature = Gift'],
    [
      'total_amount by product where nature=Gift in 2024 desc 10',
      'gifts by state, ten highest, 2024',
      'by product instead of state',
    ],
    ['records by product in 2024 desc 5', 'top 5 products by spend in 2024', 'rank by number of records instead'],
    [
      'total_amount where nature=Gift recipient_type=Teaching growth 2023 > 2024',
      'gifts to hospitals by year',
      'growth 2023 to 2024',
    ],
    ['total_amount in 2024 share', 'spend to hospitals by year', 'what share of all 2024 spend went to them'],
    ['refuse cannot', 'spend to hospitals in 2023', 'what share of spend went to them'],
    [
      'count recipient where company_family=Pfizer recipient_type=Physician in 2022 to 2024',
      'spend of Pfizer by nature, 2022-2024',
      'how many physicians did they pay over that period?',
    ],
    [
      'records by recipient_type in 2024 each record gt 100',
      'number of records by recipient type in 2024',
      'only those over $100',
    ],
    ['records by company desc 1000', 'top 5 companies', 'rank all of them by number of records'],
    ['total_amount by state in 2024 having gt 100', 'spend by state in 2024', 'only those over $100'],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
