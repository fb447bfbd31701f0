import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const ROYALTIES = 'total_amount by recipient where nature=Royalty company_family=Pfizer recipient_type=Physician';
const PAID = 'total_amount by recipient where company_family=Pfizer recipient_type=Physician';

describe('what was there in one time and not in another', () => {
  it.each([
    // What is said again is known.
    [
      'doctors who got royalties from Pfizer in 2022 and nothing from royalties in 2024',
      `${ROYALTIES} among none program_year=2024 in 2022`,
    ],
    [
      'doctors who got royalties from Pfizer in 2022 but no royalties in 2024',
      `${ROYALTIES} among none program_year=2024 in 2022`,
    ],
    [
      'doctors who got no royalties from Pfizer in 2024 but did in 2022',
      `${ROYALTIES} among none program_year=2024 in 2022`,
    ],
    ['doctors who got royalties from Pfizer in 2022 but no meals in 2024', 'refuse but no meals'],
    // Times without an end.
    [
      'physicians paid by Pfizer in 2024 but not before',
      `${PAID} among none program_year=2019,2020,2021,2022,2023 in 2024`,
    ],
    [
      'physicians paid by Pfizer in 2024 but not before 2024',
      `${PAID} among none program_year=2019,2020,2021,2022,2023 in 2024`,
    ],
    ['physicians paid by Pfizer in 2022 and never since', `${PAID} among none program_year=2023,2024 in 2022`],
    ['products with no spend before 2023', 'total_amount by product among none program_year=2019,2020,2021,2022'],
    ['total spend excluding 2021 to 2022', 'total_amount where program_year!=2021,2022'],
    // Who began and who stopped.
    [
      'which physicians did Pfizer stop paying after 2022',
      'total_amount by recipient where recipient_type=Physician company_family=Pfizer among none program_year=2023,2024 in 2022',
    ],
    [
      'which physicians started getting meals in 2024',
      'total_amount by recipient where recipient_type=Physician nature=Food among none program_year=2019,2020,2021,2022,2023 in 2024',
    ],
    [
      'quarterly spend on Eliquis since it came out in 2023',
      'total_amount by quarter where product=ELIQUIS in since 2023',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('who came and who went', () => {
  const GONE = `${PAID} among none program_year=2024 in 2023`;
  const NEW = `${PAID} among none program_year=2019,2020,2021,2022,2023 in 2024`;
  it.each([
    ['physicians dropped by Pfizer in 2024', GONE],
    ['physicians Pfizer lost in 2024', GONE],
    ['physicians Pfizer added in 2024', NEW],
    ['physicians new to Pfizer in 2024', NEW],
    ['physicians that were added by Pfizer in 2024', NEW],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('places and products that have spend', () => {
  it.each([
    [
      'states where Pfizer had no spend in 2023 but did in 2024',
      'total_amount by state where company_family=Pfizer among none program_year=2023 in 2024',
    ],
    ['products that had spend in 2024 but not in 2022', 'total_amount by product among none program_year=2022 in 2024'],
    ['companies with spend in Texas', 'total_amount by company where state=TX'],
    [
      'states where Pfizer paid physicians',
      'total_amount by state where company_family=Pfizer recipient_type=Physician',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('what is new', () => {
  it.each([
    ['new products in 2023', 'total_amount by product among none program_year=2019,2020,2021,2022 in 2023'],
    ['how many products were new in 2023', 'count product among none program_year=2019,2020,2021,2022 in 2023'],
    [
      'which states are new for Pfizer since 2023',
      'total_amount by state where company_family=Pfizer among none program_year=2019,2020,2021,2022 in since 2023',
    ],
    ['new physicians by state in 2024', 'count recipient+total_amount by state where recipient_type=Physician in 2024'],
    ['new products by year', 'refuse new'],
    ['physicians not paid since 2022', 'refuse cannot'],
    ['new products in 2019', 'refuse cannot'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
