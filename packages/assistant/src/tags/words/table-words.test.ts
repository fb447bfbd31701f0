import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('other words for the same', () => {
  it.each([
    ['we request the total spend of Pfizer', 'total spend of Pfizer'],
    ['meals of Pfizer and Merck, pooled', 'meals of Pfizer and Merck'],
    ['monetary value of the meals by state', 'total of meals by state'],
    ['contested records by company', 'disputed records by company'],
    ['middle value of meals in Texas', 'median meal in Texas'],
    ['what number of companies paid Pfizer doctors', 'how many companies paid Pfizer doctors'],
    ['spend tabulated by specialism', 'spend by specialty'],
    ['companies that paid strictly more than $5,000 in total', 'companies that paid more than $5,000 in total'],
    ['where does the 90th percentile of meals lie', 'what is the 90th percentile of meals'],
    ['for the purposes of our annual audit, total spend by state', 'total spend by state'],
  ])('“%s” is read as “%s”', async (said, plainly) => {
    expect(await shortReading(said, data)).toBe(await shortReading(plainly, data));
    expect(await shortReading(said, data)).not.toMatch(/^refuse/);
  });

  it.each(['payments confirmed by the recipients', 'payments such as meals', 'requested payments in Texas'])(
    '“%s” narrows and is not dropped',
    async (said) => {
      expect(await shortReading(said, data)).toMatch(/^refuse/);
    },
  );
});
