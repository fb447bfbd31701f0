import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../../testing/chips-said.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('what the first of those who are named before have', () => {
  it.each([
    [
      'what share of the money paid to physicians in Texas went to the ten best paid of them',
      'Total amount | TX | Covered Recipient Physician | share of the first 10',
    ],
    [
      'what part of all general payments in Texas went to the ten best paid doctors in the state',
      'Total amount | TX | share of the first 10 of Covered Recipient Physician',
    ],
    [
      'what share of consulting fees to physicians went to the ten physicians with the highest consulting fees',
      'Total amount | Consulting Fee | Covered Recipient Physician | share of the first 10',
    ],
  ])('%s', async (question, chips) => {
    expect(await chipsSaid(question, data)).toBe(chips);
  });

  it('are first by the same money, or it is refused', async () => {
    const question = 'what share of spend went to the ten physicians with the highest consulting fees';
    expect(await chipsSaid(question, data)).not.toMatch(/share of the first/);
  });
});
