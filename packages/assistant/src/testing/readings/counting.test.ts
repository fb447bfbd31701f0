import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what is counted', () => {
  it.each([
    ['number of individual payments in 2023', 'payments in 2023'],
    ['how many single payments in 2023', 'payments in 2023'],
    ['how many payments were made in 2023', 'payments in 2023'],
    ['payment count 2023', 'payments in 2023'],
    ['how many records in 2023', 'records in 2023'],
    ['transactions in 2023, how many', 'records in 2023'],
    ['how many doctors did Pfizer pay', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    ['number of physicians paid by Pfizer', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    ['how many different companies paid physicians', 'count company where recipient_type=Physician'],
    ['how many Texas dermatologists', 'count recipient where state=TX specialty=Dermatology'],
    ['at how many hospitals', 'count recipient where recipient_type=Teaching'],
    ['average payment in 2023', 'average per payment in 2023'],
    ['median payment in 2023', 'median per record in 2023'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('a number and what it comes to', () => {
  it.each([
    ['number and value of gifts by year', 'records+total_amount by program_year where nature=Gift'],
    ['the value and the number of royalties in 2023', 'total_amount+payments where nature=Royalty in 2023'],
    ['what is the count and worth of royalties', 'records+total_amount where nature=Royalty'],
    ['how many meals, and what value, by state', 'payments+total_amount by state where nature=Food'],
    ['number of payments and their value by nature', 'payments+total_amount by nature'],
    [
      'number and value of payments to hospitals in 2023',
      'total_amount+payments where recipient_type=Teaching in 2023',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('a number that rows are ordered by', () => {
  it.each([
    ['top 10 companies by count in 2023', 'payments by company in 2023 desc 10'],
    ['which 3 companies had the most gifts by count in Texas', 'payments by company where nature=Gift state=TX desc 3'],
    ['top 5 companies by number and value of meals', 'payments+total_amount by company where nature=Food desc 5'],
    ['companies by number of companies', 'refuse cannot'],
    ['number of companies by company', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
