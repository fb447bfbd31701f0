import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('who had something of one kind of payments, and of another', () => {
  it.each([
    [
      'physicians holding ownership interests worth over $50,000 who also received royalties',
      'Total amount | Recipient | Covered Recipient Physician | Royalty or License | with ownership and investment interests, value of interest over $50,000',
    ],
    [
      'how many hospitals got research payments but no general payments in 2022?',
      'Number of recipients | Covered Recipient Teaching Hospital | without general payments | 2022',
    ],
    [
      'hospitals that got both research money and general payments in 2022',
      'Total amount | Recipient | Covered Recipient Teaching Hospital | with research payments | with general payments | 2022',
    ],
    [
      'doctors who hold a stake in a company that also paid them',
      'Total amount | Recipient | Covered Recipient Physician | with ownership and investment interests of the same company | with general payments of the same company',
    ],
    [
      'among physicians receiving at least $50,000 in general payments in 2022, what percentage also received research payments?',
      'Number of recipients | Covered Recipient Physician | with research payments | 2022 | amount at least $50,000 | share of those',
    ],
    [
      'total royalties paid to physicians who hold ownership interests',
      'Total amount | Royalty or License | Covered Recipient Physician | with ownership and investment interests',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it.each([
    // Each of them, or any: it is asked.
    'doctors who received research and general payments',
    // Of which of them the year is, nobody can tell.
    'doctors in 2023 who got research payments in 2022 and also general payments',
    // What it was for is known of general payments alone, and not with each company.
    'doctors who hold a stake in a company that also paid them consulting fees',
  ])('%s: no set', async (question) => {
    expect(await chipsSaid(question, data)).not.toMatch(/\| with /);
  });
});
