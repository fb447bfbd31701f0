import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('a clause on what each of them got is taken off, and the rest read as of all', () => {
  it.each([
    [
      'total paid to physicians who received more than $20,000 from Pfizer by state',
      'Total amount | State | Covered Recipient Physician | with amount over $20,000 (Pfizer)',
    ],
    [
      'growth of the total paid to physicians who got both meals and royalties from 2022 to 2023',
      'Total amount | Covered Recipient Physician | with Food and Beverage | with Royalty or License | growth from 2022 to 2023',
    ],
    [
      'what share of total spend went to physicians who received consulting fees but no gifts?',
      'Total amount | with Consulting Fee | without Gift | share of Covered Recipient Physician',
    ],
    [
      'what share of total spend came from companies that spent over $50,000 on meals?',
      'Total amount | with amount over $50,000 (Food and Beverage) | share of those',
    ],
    [
      'what percentage of physicians were paid in 2022 and again in 2023?',
      'Number of recipients | Covered Recipient Physician | with any in 2022 | with any in 2023 | share of those',
    ],
    [
      'top 5 companies by number of physicians among those that spent over $50,000 on meals',
      'Number of recipients | Company | Covered Recipient Physician | with amount over $50,000 (Food and Beverage) | 5 largest',
    ],
    [
      'among physicians with more than 50 payments, which 3 have the highest total?',
      'Total amount | Recipient | Covered Recipient Physician | with payments over 50 | 3 largest',
    ],
    [
      'how many physicians got more than $10,000 from one and the same company?',
      'Number of recipients | Covered Recipient Physician | with amount over $10,000 from one company',
    ],
    [
      'total paid to physicians who got more than $10,000 from one and the same company',
      'Total amount | Covered Recipient Physician | with amount over $10,000 from one company',
    ],
    [
      'how many physicians received more than $20,000 in 2022 and again in 2023?',
      'Number of recipients | Covered Recipient Physician | with amount over $20,000 in 2022 | with amount over $20,000 in 2023',
    ],
    [
      'what did companies that paid more than 500 physicians spend on average?',
      'Average per company | with recipients over 500 (Covered Recipient Physician)',
    ],
    [
      'Texas physicians who received nothing but meals',
      'Total amount | Recipient | TX | Food and Beverage | Covered Recipient Physician | with only Food and Beverage',
    ],
    [
      'physicians paid in 2022 but no longer in 2023',
      'Total amount | Recipient | Covered Recipient Physician | without any in 2023 | 2022',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it.each([
    // Whether a single payment or all of them are meant is asked as before.
    'physicians with more than $1,000 payments',
    // What goes on behind the clause would be left out of it.
    'total paid to physicians who received meals or royalties',
  ])('%s: no clause that can be taken off', async (question) => {
    expect(await chipsSaid(question, data)).not.toMatch(/\| with /);
  });
});
