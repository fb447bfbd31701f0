import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../chips-said.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const DOCTORS = 'Covered Recipient Physician';
const HOSPITALS = 'Covered Recipient Teaching Hospital';
const BOTH = 'Pfizer Inc. or Merck Sharp & Dohme LLC';

describe('what is the whole of a share, and what its part', () => {
  it.each([
    [
      'what share of the payments made in kind went to recipients in Texas',
      'Total amount | In-kind items and services | share of TX',
    ],
    [
      'what share of the money paid in cash to doctors went to recipients in California',
      `Total amount | Cash or cash equivalent | ${DOCTORS} | share of CA`,
    ],
    [
      'for the company Pfizer, share of total spend that went to recipients in Texas',
      'Total amount | Pfizer | share of TX',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('what is counted of two, and what is added up', () => {
  it.each([
    ['did Pfizer or Merck pay more doctors in 2023', `Number of recipients | Company | ${DOCTORS} | ${BOTH} | 2023`],
    ['have more hospitals been paid by Pfizer or Merck', `Number of recipients | Company | ${HOSPITALS} | ${BOTH}`],
    ['did Pfizer or Merck spend more on doctors', `Total amount | Company | ${BOTH} | ${DOCTORS}`],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('of what there are rows', () => {
  it.each([
    ['in which Texas city did physicians collect the most', `Total amount | City | TX | ${DOCTORS} | 1 largest`],
    [
      'which product accounted for the least spending on hospitals',
      `Total amount | Product | ${HOSPITALS} | 1 smallest`,
    ],
    [
      'how many hospitals got gifts in each year since 2021',
      `Number of recipients | Program year | ${HOSPITALS} | Gift | since 2021`,
    ],
    [
      'how many doctors got meals from Pfizer each year from 2021 to 2023',
      `Number of recipients | Program year | ${DOCTORS} | Food and Beverage | Pfizer | 2021 to 2023`,
    ],
    [
      'how many doctors got meals in every year since 2023',
      `Number of recipients | ${DOCTORS} | with Food and Beverage in 2023 | with Food and Beverage in 2024`,
    ],
    [
      'on which days did Pfizer spend more than $20,000, and what was the total on each day',
      'Total amount | day | Pfizer | amount over $20,000',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});
