import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('how an answer is to be laid out', () => {
  it.each([
    ['top 10 companies, put the number of recipients next to each', 'top 10 companies, with the number of recipients'],
    [
      'spend by month in 2023 with the number of payments beside it',
      'spend by month in 2023 with the number of payments',
    ],
    ['top 5 physicians by total, showing specialty next to each name', 'top 5 physicians by total, with specialty'],
  ])('“%s” is read as “%s”', async (question, same) => {
    expect(await shortReading(question, data)).toBe(await shortReading(same, data));
    expect(await shortReading(same, data)).not.toMatch(/^refuse/);
  });

  it('is none where two are set beside each other', async () => {
    expect(await shortReading('Pfizer next to Merck, 2023 totals', data)).toBe(
      await shortReading('Pfizer vs Merck, 2023 totals', data),
    );
  });
});
