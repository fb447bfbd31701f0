import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('an amount beside times, and of any one payment', () => {
  it.each([
    [
      'in which quarters did consulting fees come to more than $15,000',
      'total_amount by quarter where nature=Consulting having gt 15000',
    ],
    [
      'in which months did payments from Pfizer exceed $100,000',
      'total_amount by month where company_family=Pfizer having gt 100000',
    ],
    [
      'in which months did any consulting fee exceed $10,000',
      'total_amount by month where nature=Consulting each record gt 10000',
    ],
    [
      'how many consulting fees in 2024 were over $5,000 each',
      'payments where nature=Consulting in 2024 each record gt 5000',
    ],
    [
      'how many doctors got a single payment above $50,000 in 2024',
      'count recipient where recipient_type=Physician in 2024 each record gt 50000',
    ],
    [
      'how many physicians had a single Pfizer consulting fee above $10,000',
      'count recipient where recipient_type=Physician company_family=Pfizer nature=Consulting each record gt 10000',
    ],
    [
      'of the doctors in Texas, how many had a meal above $100',
      'count recipient where state=TX nature=Food recipient_type=Physician each record gt 100',
    ],
    [
      'of the doctors who got royalties in 2024, how many got consulting fees as well',
      'count recipient where nature=Royalty,Consulting recipient_type=Physician among nature=Royalty nature=Consulting in 2024',
    ],
    ['total for Pfizer in 2024, counting general payments only', 'total_amount where company_family=Pfizer in 2024'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
