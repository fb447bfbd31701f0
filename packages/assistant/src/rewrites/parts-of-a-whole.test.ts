import { expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

it.each([
  [
    'What share of all gifts across the years came from Pfizer?',
    'what share of all gifts over all the years came from Pfizer?',
  ],
  [
    'what percentage of all meals over the years went to physicians',
    'what percentage of all meals over all the years went to physicians',
  ],
  [
    'What part of the total spend across the years was royalties?',
    'What part of the total spend over all the years was royalties?',
  ],
  [
    'what share of all dollars went to Texas across the years',
    'what share of all dollars went to Texas over all the years',
  ],
])('“%s” is one part of one whole', async (question, plain) => {
  expect(await shortReading(question, data)).toBe(await shortReading(plain, data));
});

it.each([
  ['what share of all gifts over the years 2021 to 2023 came from Pfizer in each year'],
  ['share of gifts across the years'],
])('“%s” has a row for each year', async (question) => {
  expect(await shortReading(question, data)).toMatch(/year/);
});
