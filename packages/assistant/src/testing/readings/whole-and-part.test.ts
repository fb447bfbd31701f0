import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what a share is of', () => {
  it.each([
    ['research as a share of total spend by year', 'all_payments: total_amount by program_year share'],
    ["share of Pfizer's spend that is research", 'all_payments: total_amount where company=Pfizer share'],
    ['share of meals by company', 'total_amount by company share'],
    ['percentage of payments to physicians, by company', 'total_amount by company share'],
    ["how much percent did meals make up of Pfizer's total", 'total_amount where company_family=Pfizer share'],
    ['what share does each company have of the spend in Texas', 'total_amount by company where state=TX share'],
    ["what percentage of Pfizer's payments were made in Q4 2023", 'refuse percentage of'],
    ['the 10 largest companies account for what percentage of spend', 'total_amount concentration'],
    ['sum of the top 10 physicians', 'total_amount where recipient_type=Physician concentration'],
    ['percentage of physician payments that are meals', 'payments where recipient_type=Physician share'],
    ['share of payments in December by year', 'total_amount by program_year share'],
    ['top 10 share by year', 'ask The top 10 of what?'],
    ['share of physicians in Texas', 'ask A share of what?'],
    [
      'which company has the highest share of meals',
      'ask The share of meals in all that each has, or of each in all meals?',
    ],
    ['which companies put the highest share of their money into meals', 'total_amount by company desc 10 share'],
    ['the 5 states with the smallest share of their total in royalties', 'total_amount by state asc 5 share'],
    ['which doctors got the largest share of their royalties from Pfizer', 'refuse cannot'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('amounts, averages and totals of which nobody can tell whose they are', () => {
  it.each([
    ['meals over $125 per physician', 'ask The amount of each, or of all that one has?'],
    ['average spend per state', 'ask The average of the payments in each state, or the total of each?'],
    ['number of physicians and total by company', 'ask The total of the physicians alone, or of everybody?'],
    ['companies with a total between 1 and 5 million', 'total_amount by company having between 1000000'],
    ['companies with over 10 records and over $1M', 'total_amount by company having records gt 10 having gt 1000000'],
    ['average number of payments for physicians paid more than $10k', 'refuse average'],
    ['new companies in 2024', 'total_amount by company among none program_year=2019,2020,2021,2022,2023 in 2024'],
    ['the biggest increase month', 'refuse biggest increase'],
    ['5 most common specialties among physicians', 'refuse most common'],
    ['which 5 states grew the most from 2022 to 2023', 'total_amount by state desc 5 growth 2022 > 2023'],
    ['top 5 companies in 2023 and their 2024 spend', 'refuse 2024'],
    ['number of payments and the top company in each state', 'refuse top'],
    ['growth of the top 5 companies in 2024', 'refuse top'],
    ['companies that paid royalties only in 2024', 'refuse only'],
    ['compare Pfizer 2023 with Merck 2024', 'refuse Pfizer'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('the first of each', () => {
  it.each([
    ['who did each company pay the most', 'total_amount by company+recipient desc 1'],
    ['for each company, who received the most', 'total_amount by company+recipient desc 1'],
    ['by state, which company paid the most', 'total_amount by state+company desc 1'],
    ['top 10 recipients by count', 'payments by recipient desc 10'],
    ['which 3 months had the most spend', 'total_amount by month desc 3'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

it('says whether the whole of the first physicians is of physicians or of everybody', async () => {
  const read = await interpret('what share of meals went to the top 5 physicians', undefined, data);
  expect(read).toMatchObject({
    assumptions: [expect.stringContaining('everybody got, and not what all of that kind')],
  });
  const ofThem = await interpret('share of the top 5 physicians in meals', undefined, data);
  expect(ofThem).toMatchObject({ assumptions: [expect.stringContaining('of that kind got, and not what everybody')] });
});

describe('what a growth is ranked by', () => {
  it.each([
    ['which company grew the most in dollars from 2022 to 2023', 'change'],
    ['which company had the biggest increase from 2022 to 2023', 'change'],
    ['which company grew the most from 2022 to 2023', 'growth'],
    ['fastest growing company', 'growth'],
  ])('%s', async (question, field) => {
    const read = await interpret(question, undefined, data);
    expect(read).toMatchObject({ query: { orderBy: [{ field }, {}], having: [{ field }] } });
    const word = field === 'change' ? 'by the change itself' : 'by growth in percent';
    expect(read).toMatchObject({
      assumptions: expect.arrayContaining([expect.stringContaining(word)]),
    });
  });
});
