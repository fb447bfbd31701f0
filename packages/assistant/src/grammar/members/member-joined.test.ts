import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { lastReading, shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('so much in all, and something of one kind', () => {
  it.each([
    [
      'doctors who got more than $50,000 in 2023 and received consulting fees',
      'Total amount | Recipient | Covered Recipient Physician | with amount over $50,000 in 2023 | with Consulting Fee in 2023 | 2023',
    ],
    [
      'doctors with at least one consulting fee and more than $50,000',
      'Total amount | Recipient | Covered Recipient Physician | with Consulting Fee | with amount over $50,000',
    ],
    [
      'how many doctors got over $10,000 and had a dispute?',
      'Number of recipients | Covered Recipient Physician | with amount over $10,000 | with disputed records',
    ],
    [
      'doctors who were paid by Pfizer and got over $50,000',
      'Total amount | Recipient | Covered Recipient Physician | with Pfizer | with amount over $50,000',
    ],
    // The bound is of all kinds that are named behind it.
    [
      'doctors who got more than $5,000 in consulting fees and travel',
      'Total amount | Recipient | Consulting Fee or Travel and Lodging | Covered Recipient Physician | amount over $5,000',
    ],
    // Who is named behind the last of several kinds paid all of them.
    [
      'doctors with over $500 in meals and over $900 in honoraria from Pfizer',
      'Total amount | Recipient | Covered Recipient Physician | with amount over $500 (Food and Beverage, Pfizer) | with amount over $900 (Honoraria, Pfizer)',
    ],
    // What the bound is on is shown.
    [
      'which doctors got more than $500,000 in royalties but no honoraria',
      'Total amount | Recipient | Covered Recipient Physician | Royalty or License | with amount over $500,000 (Royalty or License) | without Honoraria',
    ],
  ])('%s: %s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it('is a question of its own after an answer', async () => {
    const question = 'which doctors got more than $50,000 in 2023 and had at least one dispute';
    const turns = ['In Texas, meals as a share of what Pfizer paid in 2022', question];
    expect(await lastReading(turns, data)).toBe(await shortReading(question, data));
  });
});
