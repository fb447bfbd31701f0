import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const reads = (text: string) => shortReading(text, data);

describe('what is a part of what', () => {
  it.each([
    ["what share of Stryker's spend consisted of meals", 'total_amount where company=Stryker share'],
    ["what share of Merck's payments in 2023 was made up of meals", 'total_amount where company=Merck in 2023 share'],
    [
      "what share of Stryker's spend is meals vs travel",
      'total_amount by nature where company=Stryker nature=Food,Travel share',
    ],
    ['company shares of meal spend in 2023', 'total_amount by company where nature=Food in 2023 share'],
    ["share of each company's 2023 spend that went on travel", 'total_amount by company in 2023 share'],
    ['share of meal records under $20 by company', 'records by company where nature=Food share'],
    ['companies where meals make up at least a third of spend', 'total_amount by company share'],
    ['companies with more than half of their spend through third parties', 'total_amount by company share'],
    ["payments over $10,000 as a share of Stryker's spend", 'total_amount where company=Stryker share'],
    ["what percentage of Stryker's payments by value were meals", 'total_amount where company=Stryker share'],
    ['in which states did hospitals receive more than half of the money', 'total_amount by state share'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('what the first hold together', () => {
  it.each([
    ['what share of spend was by the top 3 companies in 2023', 'total_amount in 2023 concentration'],
    // The whole is of everybody, where it is named by itself.
    [
      "what share of Stryker's spend goes to its 10 best paid doctors",
      'total_amount where company=Stryker concentration',
    ],
    ["the ten best paid doctors of 2023 took what share of that year's spend", 'total_amount in 2023 concentration'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('parts of people', () => {
  it.each([
    [
      'what share of doctors with payments from Stryker in 2023 got a consulting fee',
      'count recipient where company=Stryker recipient_type=Physician in 2023 peopleShare',
    ],
    [
      'among physicians Stryker paid in 2023, what percent got meals',
      'count recipient where company=Stryker recipient_type=Physician in 2023 peopleShare',
    ],
    ['what share of companies reported research payments in 2023', 'all_payments: count company in 2023 peopleShare'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('amounts of payments are of all that somebody has', () => {
  it.each([
    ['companies whose 2023 payments exceeded $1 million', 'total_amount by company in 2023 having gt 1000000'],
    [
      'doctors whose meals were over $500',
      'total_amount by recipient where nature=Food recipient_type=Physician having gt 500',
    ],
    ['doctors with payments over $500', 'total_amount by recipient where recipient_type=Physician each record gt 500'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('a part without a product, and one in dollars', () => {
  it.each([
    ["what share of Pfizer's records doesn't name any product", 'records where company_family=Pfizer share'],
    ['what share of meals has no product', 'total_amount where nature=Food share'],
    ["share of Pfizer's payments without a product in 2023", 'total_amount where company_family=Pfizer in 2023 share'],
    ['what share of records without a product were meals', 'records where product= share'],
    [
      "what share of Merck's payments in 2023 were consulting fees, in dollars?",
      'total_amount where company=Merck in 2023 share',
    ],
    [
      'what fraction of payments to physicians were royalties in dollar terms?',
      'total_amount where recipient_type=Physician share',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
