import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what stands by a word is read of it', () => {
  it.each([
    ['share of physicians among recipients', 'count recipient peopleShare'],
    ["what share of each company's spend goes to physicians", 'total_amount by company share'],
    ["physicians' share of spend by company", 'total_amount by company share'],
    ['share of meals in total spend by company', 'total_amount by company share'],
    ['share of physicians in spend by state', 'total_amount by state share'],
    ['top 10 payments to physicians', 'list where recipient_type=Physician desc 10'],
    ['top 10 disputed payments', 'list where dispute_status=Yes desc 10'],
    ['all disputed payments of Merck', 'list where dispute_status=Yes company=Merck'],
    ['how many recipients per company on average', 'average recipients per company'],
    [
      'physicians with more than 3 payments over $1,000',
      'total_amount by recipient where recipient_type=Physician having payments gt 3 each record gt 1000',
    ],
    [
      'physicians who received over $5,000 in a single payment',
      'total_amount by recipient where recipient_type=Physician each record gt 5000',
    ],
    ['companies whose largest payment exceeds $100,000', 'total_amount by company each record gt 100000'],
    ['what percentage of companies paid physicians in Texas', 'count company peopleShare'],
    [
      'states ranked by average payment per physician',
      'average per recipient by state where recipient_type=Physician desc 10',
    ],
    ['cardiologists paid by Merck', 'total_amount by recipient where specialty=Cardiovascular company=Merck'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('what is said of those who are asked for', () => {
  it.each([
    [
      'companies whose total to physicians exceeds $1M',
      'total_amount by company where recipient_type=Physician having gt 1000000',
    ],
    [
      'physicians excluding those paid by Merck',
      'total_amount by recipient where recipient_type=Physician among none company=Merck',
    ],
    [
      'who received more in 2023, physicians or hospitals',
      'total_amount by recipient_type where recipient_type=Physician,Teaching in 2023',
    ],
    [
      'companies whose average payment to physicians is more than $500',
      'average per payment by company where recipient_type=Physician having gt 500',
    ],
    ['spend over $1M by state', 'total_amount by state having gt 1000000'],
    [
      'companies that paid more than $1M in total in 2022 and 2023',
      'total_amount by company in 2022 and 2023 having gt 1000000',
    ],
    ["what's the total and average by nature", 'total_amount+average per record by nature'],
    [
      "what's the average number of companies paying a physician",
      'average companies per recipient where recipient_type=Physician',
    ],
    ['total, average and number of payments by company', 'total_amount+average per record+payments by company'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it.each([
    ['physicians whose consulting fees exceed $20k and who received meals', 'consulting fees'],
    ['payments just under $10,000', 'just'],
    ['concentration among hospitals', 'concentration'],
    ['companies that paid more than $1M in 2022 and 2023', 'in 2022 and 2023'],
    ['spend in the first 6 years', '6'],
    ['what is the average annual spend of a company', 'a company'],
    ['spend on meals, and number of physicians, by company', 'spend on'],
    ['which company had the most disputes per payment', 'per'],
  ])('%s is refused: %s', async (question, word) => {
    expect(await shortReading(question, data)).toBe(`refuse ${word}`);
  });
});
