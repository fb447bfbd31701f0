import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('a small word that means something where it stands is refused with it, where no rule reads it', () => {
  it.each([
    ['top 10 recipients with company', 'with'],
    ['top 10 recipients along with their companies', 'with'],
    ['top 5 companies and their top product', 'top'],
    ['physicians who also received research payments', 'also'],
    ['companies that paid more than $100k to any physician', 'any'],
    ['which physicians got most of their money from one company', 'most of'],
    ['is Pfizer above the average', 'above'],
  ])('%s: %s', async (question, word) => {
    expect(await shortReading(question, data)).toBe(`refuse ${word}`);
  });
});

describe('whom a question begins with, and what its conditions and its order are of', () => {
  it.each([
    ['companies only in 2024', 'companies'],
    ['physicians in the top 10 states', 'physicians'],
    ['number of payments and physicians by company', 'physicians'],
    ['spend of the top 5 companies by nature', 'top'],
    ['spend by company for the top 5 states', 'top'],
    ['average of the 10 largest payments', 'average'],
    ['sum of the 10 largest payments', 'sum'],
    ['share and growth by company', 'share'],
    ['share of each nature by company', 'share'],
    ['percentage of payments above $1,000 by company', 'percentage of'],
    ['states where only hospitals were paid', 'only'],
    ['companies with physician payments only', 'only'],
    ['average growth by company', 'average'],
    ['which companies rank in the top 5 in both 2022 and 2023', 'both'],
    ['companies that paid over $1M a year', 'companies'],
  ])('%s: %s', async (question, word) => {
    expect(await shortReading(question, data)).toBe(`refuse ${word}`);
  });

  it.each([
    ['top 10 companies by number of physicians', 'count recipient by company where recipient_type=Physician desc 10'],
    ['physicians in Texas', 'total_amount by recipient where state=TX recipient_type=Physician'],
    ['companies with their total spend', 'total_amount by company'],
    ['list all physicians with their totals', 'total_amount by recipient where recipient_type=Physician'],
    ['payments above $500 to any physician', 'list where recipient_type=Physician each record gt 500'],
  ])('“%s” is as before', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
