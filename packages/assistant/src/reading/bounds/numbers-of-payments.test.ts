import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('an amount beside a number of payments', () => {
  it.each([
    ['number of payments over $10,000 by company', 'payments by company each record gt 10000'],
    ['how many payments exceeded $5,000 per state', 'payments by state each record gt 5000'],
    ['number of records over $100 by state', 'records by state each record gt 100'],
    [
      'number of payments to physicians over $5000 by company',
      'payments by company where recipient_type=Physician each record gt 5000',
    ],
    ['total amount of payments over $10,000 by company', 'total_amount by company each record gt 10000'],
    ['companies whose number of payments is over 500', 'payments by company having payments gt 500'],
    ['total amount over $10,000 by company', 'total_amount by company having gt 10000'],
    // What stands before the bound is counted, where it is no money.
    ['what is the number of ownership interests over $1 million', 'ownership: records each record gt 1000000'],
    ['companies with records > 3', 'total_amount by company having records gt 3'],
    ['specialties with recipients over 100', 'total_amount by specialty having recipients gt 100'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });

  it('says that a number without a sign is taken for dollars', async () => {
    const read = await interpret('number of payments over 500 by company', undefined, data);
    expect(read.kind === 'answer' && read.assumptions).toEqual([
      '“over 500” is read as an amount in dollars of each payment, not as a number of payments.',
    ]);
  });
});
