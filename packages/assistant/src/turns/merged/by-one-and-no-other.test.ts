import { expect, it } from 'vitest';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

it.each([
  [
    ['how many physicians were paid by both Pfizer and Stryker in 2023?', 'and how many by Pfizer but not Stryker'],
    'how many physicians were paid by Pfizer but not Stryker in 2023?',
  ],
  [
    [
      'how many physicians were paid by both Pfizer and Stryker?',
      'how many by Pfizer but not Stryker',
      'and by Stryker but not Pfizer',
    ],
    'how many physicians were paid by Stryker but not Pfizer?',
  ],
  [
    ['how many physicians got both meals and gifts in 2022?', 'how many got gifts but no meals'],
    'how many physicians got gifts but no meals in 2022?',
  ],
])('%s ends with what is asked by “%s”', async (turns, alone) => {
  expect(await lastReading(turns, data)).toBe(await lastReading([alone], data));
});
