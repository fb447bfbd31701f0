import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../chips-said.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('who had something once stands in front of what is asked of them', () => {
  it.each([
    [
      'of the doctors Pfizer paid in 2022, how many did it pay again in 2023?',
      'Number of recipients | Covered Recipient Physician | Pfizer | with Pfizer in 2022 | 2023',
    ],
    [
      'how many of the physicians who got royalties in 2022 received consulting fees in 2023?',
      'Number of recipients | Covered Recipient Physician | Consulting Fee | with Royalty or License in 2022 | 2023',
    ],
    [
      'what share of the doctors Pfizer paid in 2022 did it pay again in 2023?',
      'Number of recipients | Covered Recipient Physician | Pfizer | with Pfizer in 2023 | 2022 | share of those',
    ],
    [
      'of the recipients first paid by Pfizer in 2022, how many were paid by Pfizer again in 2023?',
      'Number of recipients | Pfizer | with Pfizer in 2022 | without Pfizer up to 2021 | 2023',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});

describe('what they had not', () => {
  it.each([
    [
      'doctors Pfizer paid in 2023 but Merck did not',
      'Total amount | Recipient | Covered Recipient Physician | Pfizer | with Pfizer in 2023 | without Merck Sharp & Dohme LLC in 2023 | 2023',
    ],
    [
      'hospitals that got nothing from Pfizer in 2023 but did in 2022',
      'Total amount | Recipient | Covered Recipient Teaching Hospital | Pfizer | with Pfizer in 2022 | without Pfizer in 2023 | 2022',
    ],
    [
      'doctors who received meals and nothing else from Pfizer in 2023',
      'Total amount | Recipient | Covered Recipient Physician | Food and Beverage | Pfizer | with Food and Beverage, Pfizer | with only Food and Beverage, Pfizer | 2023',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});
