import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('who has none of a kind of payments', () => {
  it.each([
    ['companies with no research', 'all_payments: total_amount by company among none payment_kind=Research'],
    [
      'how many hospitals received research funding but no general payments',
      'research: count recipient where recipient_type=Teaching of recipients with 1 conditions',
    ],
    [
      'hospitals that received research but no meals',
      'research: total_amount by recipient where recipient_type=Teaching of recipients with 1 conditions',
    ],
    ['total excluding research', 'total_amount'],
    ['non-research spend by year', 'total_amount by program_year'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('is refused where research would need a nature', async () =>
    expect(await shortReading('physicians with research payments and consulting fees', data)).toMatch(/^refuse/));
});
