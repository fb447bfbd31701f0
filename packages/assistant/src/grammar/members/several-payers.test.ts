import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();
const DOCTORS = 'Number of recipients | Covered Recipient Physician';

describe('so much from one company, and something from another', () => {
  it.each([
    [
      'how many doctors got more than 100 from Pfizer and something from Merck',
      `${DOCTORS} | with amount over $100 (Pfizer) | with Merck Sharp & Dohme LLC`,
    ],
    [
      'how many doctors got more than $100 from Pfizer in 2022 and also something from Merck that year',
      `${DOCTORS} | with amount over $100 (Pfizer) in 2022 | with Merck Sharp & Dohme LLC in 2022`,
    ],
    [
      'how many doctors got something from Merck and more than 100 from Pfizer in 2022',
      `${DOCTORS} | with Merck Sharp & Dohme LLC in 2022 | with amount over $100 (Pfizer) in 2022`,
    ],
    [
      'how many doctors got 100 or more from Pfizer in 2022 and were paid by Merck too',
      `${DOCTORS} | with amount at least $100 (Pfizer) in 2022 | with Merck Sharp & Dohme LLC in 2022`,
    ],
    [
      'top 10 doctors Pfizer paid in 2022 but not in 2023',
      'Total amount | Recipient | Covered Recipient Physician | Pfizer | with Pfizer in 2022 | without Pfizer in 2023 | 2022 | 10 largest',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });
});
