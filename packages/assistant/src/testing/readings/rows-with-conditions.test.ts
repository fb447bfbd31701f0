import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('rows with a condition of their own', () => {
  it.each([
    [
      'among companies with at least 5,000 records, which five show the highest dispute rate',
      'records by company of companies with 1 conditions desc 5 share',
    ],
    ['which five show the highest dispute rate', 'refuse cannot'],
    [
      '10 companies with most doctors paid, with number',
      'count recipient by company where recipient_type=Physician desc 10',
    ],
    [
      'how many doctors got more than $5,000 total in 2024',
      'count recipient where recipient_type=Physician in 2024 having gt 5000',
    ],
    ['what share of spend was paid through a third party', 'total_amount share'],
    ['what share of honoraria went to third parties', 'total_amount where nature=Honoraria share'],
    ['what share of third party payments are honoraria', 'refuse cannot'],
    ['total of general, research and ownership together in 2024', 'all_payments: total_amount in 2024'],
    ['spend over the last two program years, 2023 and 2024', 'total_amount in 2023 and 2024'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('the five biggest decreases after increases are those of the same times', async () => {
    expect(
      await lastReading(
        ['which five companies had the biggest increase from 2023 to 2024', 'and the five biggest decreases'],
        data,
      ),
    ).toBe('total_amount by company asc 5 growth 2023 > 2024');
  });
});
