import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();
const DOCTORS = 'Number of recipients | Covered Recipient Physician';

describe('what each had in one time and in another', () => {
  it.each([
    [
      'how many physicians got more than $20,000 in 2021 and were still above that amount in 2023?',
      `${DOCTORS} | with amount over $20,000 in 2021 | with amount over $20,000 in 2023`,
    ],
    [
      'how many physicians got more than $20,000 in 2022 after staying below $1,000 in 2021?',
      `${DOCTORS} | with amount over $20,000 in 2022 | with amount under $1,000 in 2021`,
    ],
    [
      'how many physicians were paid by Pfizer in 2024 despite having received nothing from that company in the two preceding years?',
      `${DOCTORS} | with Pfizer in 2024 | without Pfizer in 2022 to 2023`,
    ],
    [
      'how many physicians were paid by Pfizer in 2021 but not at any time thereafter?',
      `${DOCTORS} | with Pfizer in 2021 | without Pfizer since 2022`,
    ],
    [
      'number of physicians with no payment before 2024 who then got more than $10,000',
      `${DOCTORS} | without any up to 2023 | with amount over $10,000 in 2024`,
    ],
    [
      'how many companies paid in fewer than 10 states in 2021 but more than 20 in 2024',
      'Number of companies | with number of states under 10 in 2021 | with number of states over 20 in 2024',
    ],
    [
      'who got more than $10,000 in 2023 but less than that in 2024?',
      'Total amount | Recipient | with amount over $10,000 in 2023 | with amount under $10,000 in 2024',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it.each([
    // Of its own fees, or of any.
    'how many physicians were paid by Pfizer in 2022 but got less than $100 in gifts in 2023',
    // In each of the two years, or in both together.
    'how many physicians got more than $20,000 in 2022 and 2023 but less than $100 in 2024',
  ])('%s: no set where it could be two', async (question) => {
    expect(await chipsSaid(question, data)).not.toMatch(/\| with .*\| with /);
  });
});

describe('a part of those who had it in one time', () => {
  it.each([
    [
      'what proportion of 2024 recipients had never appeared in any earlier year?',
      'Number of recipients | without any up to 2023 | 2024 | share of those',
    ],
    [
      'what share of the physicians who topped $50,000 in 2021 were still above $50,000 in 2024?',
      `${DOCTORS} | with amount over $50,000 in 2021 | with amount over $50,000 in 2024 | 2021 | share of those`,
    ],
    [
      'what share of companies that spent over $1 million in 2022 spent less than that in 2023',
      'Number of companies | with amount over $1,000,000 in 2022 | with amount under $1,000,000 in 2023 | 2022 | share of those',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('so much in a single year, on a day or from one company', () => {
  it.each([
    [
      'physicians with more than 12 gifts in one calendar year',
      'Total amount | Recipient | Program year | Gift | Covered Recipient Physician | payments over 12',
    ],
    [
      'how many physicians got more than $5,000 in at least one of the years',
      `${DOCTORS} | with amount over $5,000 in one year`,
    ],
    [
      'how many physicians got two or more meals from the same company on the same day',
      `${DOCTORS} | with payments at least 2 (Food and Beverage) from one company on one day`,
    ],
    [
      'how many companies spent more than $1 million in each of the 6 years',
      [
        'Number of companies',
        ...[2019, 2020, 2021, 2022, 2023, 2024].map((year) => `with amount over $1,000,000 in ${year}`),
      ].join(' | '),
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('the number of those that grew', () => {
  it.each([
    [
      'how many physicians fell by more than half from 2022 to 2024',
      `${DOCTORS} | over 50 % | those whose total amount fell from 2022 to 2024`,
    ],
    [
      'how many companies cut their spending from 2023 to 2024',
      'Number of companies | those whose total amount fell from 2023 to 2024',
    ],
    [
      'how many companies increased their spend every year',
      'Number of companies | those whose total amount went up in every year from 2019 to 2024',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});
