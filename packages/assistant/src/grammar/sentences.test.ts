import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();
const reads = (text: string) => shortReading(text, data);

describe('a sentence says the same wherever its parts stand', () => {
  it.each([
    ['median payment by state for meals in 2023', 'median per record by state where nature=Food in 2023'],
    ['in 2023, the median payment for meals by state', 'median per record by state where nature=Food in 2023'],
    [
      'for each state, what is the median payment for meals in 2023',
      'median per record by state where nature=Food in 2023',
    ],
    ['by state: median payment for meals, in 2023', 'median per record by state where nature=Food in 2023'],
    [
      'show me a breakdown by state of the median payment for meals in 2023',
      'median per record by state where nature=Food in 2023',
    ],
    ['split the median payment for meals in 2023 by state', 'median per record by state where nature=Food in 2023'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('figures are figures beside each other and wherever they are asked', () => {
  it.each([
    ['recipient count and median payment by state', 'count recipient+median per record by state'],
    [
      'physician count, Stryker versus Merck',
      'count recipient by company where recipient_type=Physician company=Stryker,Merck',
    ],
    ['largest payment and sum of payments by state', 'largest per record+total_amount by state'],
    ['can you show the payment count by Stryker', 'payments where company=Stryker'],
    ['by state: number of unique manufacturers', 'count company by state'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('rows under a bound, and the first of them', () => {
  it.each([
    [
      'companies whose count of unique physicians is more than 100',
      'count recipient by company where recipient_type=Physician having recipients gt 100',
    ],
    ['which states have a recipient count of at most 100', 'count recipient by state having recipients lte 100'],
    ['what are the 3 companies with the greatest combined value of the payments', 'total_amount by company desc 3'],
    ['which 2 payments in Texas were the largest', 'list where state=TX desc 2'],
    ['rank the states by number of records, 5 lowest only', 'records by state asc 5'],
    ['list all cities with no more than 100 recipients', 'count recipient by city having recipients lte 100'],
    ['for payments under $5,000, the largest payment in Texas', 'list where state=TX each record lt 5000 desc 1'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('what has two senses is left to other rules', () => {
  it.each([
    ['spend over $1M by state', 'total_amount by state having gt 1000000'],
    ['spend of Stryker and Merck in 2023', 'total_amount where company=Stryker,Merck in 2023'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});
