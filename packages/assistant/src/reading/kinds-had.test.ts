import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('who has none of a kind of payments', () => {
  it.each([
    ['companies with no research', 'all_payments: total_amount by company among none payment_kind=Research'],
    [
      'how many hospitals received research funding but no general payments',
      'all_payments: count recipient where recipient_type=Teaching payment_kind=Research among payment_kind=Research none payment_kind=General',
    ],
    ['total excluding research', 'total_amount'],
    ['non-research spend by year', 'total_amount by program_year'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it.each(['physicians with research payments and consulting fees', 'hospitals that received research but no meals'])(
    'is refused where research would need a nature: %s',
    async (question) => expect(await shortReading(question, data)).toMatch(/^refuse/),
  );
});
