import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const reads = (text: string) => shortReading(text, data);

describe('a long and formal question says what a short one does', () => {
  it.each([
    [
      'What percentage of the general payments that doctors received in 2023, measured in dollars, was for meals?',
      'what share of spend to doctors in 2023 was meals',
    ],
    [
      'Of the total amount of the payments which were made by Stryker, what share, in percent, went to Texas?',
      'what share of total spend by Stryker went to Texas',
    ],
    [
      'To what extent, expressed as a percentage, do the ten largest states account for the total spending in 2023?',
      'what share of total spend in 2023 is held by the ten largest states',
    ],
    [
      'What fraction of the total amount of the payments in 2023 is attributable to the 5 companies with the highest totals?',
      'what share of total spend in 2023 is held by the top 5 companies',
    ],
    [
      'With respect to Texas, by what factor did the total spending of Stryker exceed that of Merck?',
      'in Texas, ratio of Stryker to Merck spend',
    ],
    [
      'By how much does the number of records in 2023 differ between Stryker and Merck?',
      'difference between Stryker and Merck in number of records in 2023',
    ],
    [
      'According to the data, in terms of total spend for meals, which five states come first?',
      'top 5 states by total spend for meals',
    ],
    ['What is the mean of the totals of the individual companies in Texas?', 'average total per company in Texas'],
    [
      'number of distinct physicians paid by Stryker, counting each once',
      'number of distinct physicians paid by Stryker',
    ],
    ['total spend in the years from 2021 to 2023', 'total spend from 2021 to 2023'],
  ])('“%s” is “%s”', async (formal, short) => {
    expect(await reads(formal)).toBe(await reads(short));
  });

  it.each([
    [
      'on which date was the first of the payments to doctors in 2023 made',
      'smallest date per record where recipient_type=Physician in 2023',
    ],
    [
      'in how many months of 2023 did the spending of Stryker on meals exceed $20,000',
      'count month where company=Stryker nature=Food in 2023 having gt 20000',
    ],
    [
      'state the number of payments, the mean and the maximum of the amounts of single payments of more than $500 each',
      'payments+average per payment+largest per record each record gt 500',
    ],
    ['by what percentage did the number of records grow or shrink between 2022 and 2023', 'records growth 2022 > 2023'],
    ['how much was spent per month, on average, on general payments for meals', 'average per month where nature=Food'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});
