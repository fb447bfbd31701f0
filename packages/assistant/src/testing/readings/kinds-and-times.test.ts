import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('a kind of payments', () => {
  it.each([
    ['research share of all payments', 'all_payments: total_amount share'],
    ['what share of all payments is research in 2023', 'all_payments: total_amount in 2023 share'],
    ['what share of spend is research', 'all_payments: total_amount share'],
    ['share of research spend by company', 'research: total_amount by company share'],
    ['spend of Pfizer in 2023, research included', 'all_payments: total_amount where company=Pfizer in 2023'],
    ['total spend incl. research', 'all_payments: total_amount'],
    ['spend in Texas incl. California', 'total_amount where state=TX,CA'],
  ])('is a part, or the whole: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('a time that is left out', () => {
  it.each([
    ['spend by nature other than in Q4', 'total_amount by nature in January to September of any year'],
    ['payments in 2023 other than in Q4, sum', 'total_amount in 2023+January to September of any year'],
    [
      'spend excluding April',
      'total_amount in January, February, March, May, June, July, August, September, October, November, December of any year',
    ],
    ['spend excluding April 2023', 'refuse cannot'],
  ])('is one of any year: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
