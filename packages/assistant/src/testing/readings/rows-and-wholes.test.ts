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
    [
      'what share of spend went to hospitals in 2024, and how does that compare with 2021',
      `Total amount | Program year | 2021 and 2024 | share of ${HOSPITALS}`,
    ],
    ['what share of spend went to hospitals rather than to anybody else', `Total amount | share of ${HOSPITALS}`],
    [
      'what share of the money paid to physicians in 2024 went to those who received more than $50,000',
      `Total amount | ${DOCTORS} | with amount over $50,000 | 2024 | share of ${DOCTORS}`,
    ],
    [
      'for each of the five largest companies by total spend, what share of that spend went to meals',
      'Total amount | Company | 5 largest | share of Food and Beverage',
    ],
    [
      'for the five largest companies, share of spend that went to meals',
      'refuse: I can say what part the first of them hold, and not yet what part of theirs is something else.',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('what is counted of two, and what is added up', () => {
  it.each([
    ['did Pfizer or Merck pay more doctors in 2023', `Number of recipients | Company | ${DOCTORS} | ${BOTH} | 2023`],
    ['have more hospitals been paid by Pfizer or Merck', `Number of recipients | Company | ${HOSPITALS} | ${BOTH}`],
    [
      'the number of studies and the number of clinical trials for Pfizer',
      'Number of studies | Number of trials | Pfizer',
    ],
    [
      'on average, how many companies paid each cardiologist',
      'Average of companies per recipient | Cardiovascular Disease',
    ],
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
    [
      'among companies with at least 1,000 records, which one has the largest average payment',
      'Average per payment | Company | with records at least 1,000 | 1 largest',
    ],
    ['cities in Texas where Pfizer spent the most', 'Total amount | City | TX | Pfizer | 10 largest'],
    [
      'which three Pfizer products were linked to the highest spend on physicians',
      `Total amount | Product | Pfizer | ${DOCTORS} | 3 largest`,
    ],
    ['compare Pfizer and Merck over 2023 and 2024 taken together', `Total amount | Company | ${BOTH} | 2023 and 2024`],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('by which figure rows are sorted', () => {
  it.each([
    ['number of payments and total by state, highest total first', 'Total amount | Payments | State | largest first'],
    ['total by company ordered from the highest amount to the lowest', 'Total amount | Company | largest first'],
    [
      'number of payments, total and average payment per company, sorted by average, ascending',
      'Average per payment | Payments | Total amount | Company | smallest first',
    ],
    [
      'doctors and total by state, fewest doctors first',
      `Number of recipients | Total amount | State | ${DOCTORS} | smallest first`,
    ],
    [
      'doctors who got more than $5,000 from Pfizer, with their totals, highest first',
      `Total amount | Recipient | Pfizer | ${DOCTORS} | amount over $5,000`,
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});
