import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('a change from one time to another', () => {
  it.each([
    ['how much has Pfizer increased spend since 2021', 'total_amount where company_family=Pfizer growth 2021 > 2024'],
    ['fastest growing companies', 'total_amount by company growth 2023 > 2024'],
    ['state with the fastest growth, 2024 vs 2023', 'total_amount by state desc 1 growth 2023 > 2024'],
    [
      'companies that grew year after year from 2021 to 2024',
      'total_amount by company growth 2021 > 2024 in every year',
    ],
    ['which states fell every single year since 2022', 'total_amount by state growth 2022 > 2024 in every year'],
    [
      'how many companies grew every year from 2021 to 2024',
      'number of rows of total_amount by company growth 2021 > 2024 in every year',
    ],
    [
      'five fastest growing companies from 2023 to 2024, only those with at least $100,000 in 2023',
      'total_amount by company of companies with 1 conditions desc 5 growth 2023 > 2024',
    ],
    [
      'top 5 natures by growth from 2022 to 2024 whose 2022 total was over $1 million',
      'total_amount by nature each nature gt 1000000 in 2022 desc 5 growth 2022 > 2024',
    ],
    [
      'top 5 companies of 2023 with their growth over 2022',
      'total_amount by company desc 5 growth 2022 > 2023 by later',
    ],
    [
      'biggest states of 2023 and how much each grew from 2022',
      'total_amount by state desc 10 growth 2022 > 2023 by later',
    ],
    [
      'smallest companies in 2023 with 2023 total and growth from 2022',
      'total_amount by company asc 10 growth 2022 > 2023 by later',
    ],
    [
      'top 5 companies by growth from 2022 to 2023 and their growth',
      'total_amount by company desc 5 growth 2022 > 2023',
    ],
    ['top 5 companies of 2023 with the biggest growth over 2022', 'total_amount by company desc 5 growth 2022 > 2023'],
    ['fastest growing companies above $1 million', 'refuse cannot'],
    ['the five biggest decreases', 'refuse cannot'],
    [
      'which natures grew the most from 2023 to 2024? Give me three.',
      'total_amount by nature desc 3 growth 2023 > 2024',
    ],
    ['change from Q1 to Q2 2023', 'total_amount growth 2023-01-01 to 2023-03-31 > 2023-04-01 to 2023-06-30'],
    ['compare Q1 2023 with Q1 2022', 'total_amount growth 2022-01-01 to 2022-03-31 > 2023-01-01 to 2023-03-31'],
    ['H1 2023 vs H2 2023', 'total_amount growth 2023-01-01 to 2023-06-30 > 2023-07-01 to 2023-12-31'],
    ['Q1 2023 vs Q2 2023', 'total_amount by quarter in 2023-01-01 to 2023-06-30'],
    ['increase in doctors paid', 'count recipient by program_year where recipient_type=Physician growth'],
    ['top 5 companies by growth', 'total_amount by company desc 5 growth 2023 > 2024'],
    ['weekday vs weekend', 'total_amount by dayOfWeek'],
    [
      'growth of physicians paid by Pfizer from 2022 to 2024',
      'count recipient where company_family=Pfizer recipient_type=Physician growth 2022 > 2024',
    ],
    [
      'how many more doctors were paid in 2024 than in 2023',
      'count recipient where recipient_type=Physician growth 2023 > 2024',
    ],
    ['how many more payments were made in 2024 than in 2023', 'payments growth 2023 > 2024'],
    [
      "growth in physicians' payments from 2022 to 2023",
      'total_amount where recipient_type=Physician growth 2022 > 2023',
    ],
    ['which companies spent more in 2024 than in 2023', 'total_amount by company growth 2023 > 2024'],
    ['which states got less in 2024 than in 2022', 'total_amount by state growth 2022 > 2024'],
    ['did physicians get more in 2024 than in 2023', 'refuse cannot'],
    [
      'how many companies paid more in 2024 than in 2023',
      'number of rows of total_amount by company growth 2023 > 2024',
    ],
    [
      'which doctors received more from Pfizer than from Novo Nordisk',
      'total_amount by recipient where recipient_type=Physician company_family=Pfizer,Novo difference',
    ],
    ['did Pfizer pay more than Novo Nordisk', 'total_amount by company_family where company_family=Pfizer,Novo'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
