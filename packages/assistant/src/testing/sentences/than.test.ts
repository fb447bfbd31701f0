import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../chips-said.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('two things of one kind are held against each other', () => {
  it.each([
    [
      'which specialties took more in royalties than in meals and travel put together?',
      'Total amount | Specialty | Royalty or License or Food and Beverage or Travel and Lodging | where Royalty or License is above Food and Beverage or Travel and Lodging',
    ],
    [
      'companies whose research funding exceeded their general payments during 2023',
      'Total amount | Company | Research or General | 2023 | where Research is above General',
    ],
    [
      'who earned less in consulting fees than in honoraria from Pfizer?',
      'Total amount | Recipient | Pfizer | Consulting Fee or Honoraria | where Honoraria is above Consulting Fee',
    ],
    [
      'how many companies spent more on travel than on meals in 2023',
      'Number of companies | Travel and Lodging or Food and Beverage | 2023 | where Travel and Lodging is above Food and Beverage',
    ],
  ])('as a condition on rows: %s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it.each([
    [
      'did Pfizer pay more for meals than for travel in 2023?',
      'Total amount | Nature of payment | Pfizer | Food and Beverage or Travel and Lodging | 2023',
    ],
    [
      'in 2021, was more money paid in cash or in kind?',
      'Total amount | Form of payment | Cash or cash equivalent or In-kind items and services | 2021',
    ],
    [
      'do doctors get more in research payments or in general payments?',
      'Total amount | Kind of payment | Research or General | Covered Recipient Physician',
    ],
  ])('side by side where it is asked which is more: %s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it('a number of payments is not what they come to', async () => {
    expect(await chipsSaid('were there more payments in cash or in kind?', data)).toContain(
      'Payments | Form of payment',
    );
  });
});
