import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what goes on from an answer, where there is none', () => {
  it.each([
    ['same for 2022', 'refuse not-understood'],
    ['the same but for Merck', 'refuse not-understood'],
    ['break that down by state', 'refuse not-understood'],
    ['what about more than 200?', 'refuse not-understood'],
    ['which states were those in?', 'refuse not-understood'],
    ['add Merck', 'refuse not-understood'],
    ['how much money is in them', 'refuse not-understood'],
    ['how many of them got gifts', 'refuse not-understood'],
    ['and the median?', 'refuse not-understood'],
    ['and how many payments is it', 'refuse not-understood'],
    ['and the average per physician', 'refuse not-understood'],
    ['and by state?', 'refuse not-understood'],
    ['and how many doctors got meals?', 'count recipient where recipient_type=Physician nature=Food'],
    ['what about Pfizer in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['how about Texas spend', 'total_amount where state=TX'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
