import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what is counted', () => {
  it.each([
    ['number of individual payments in 2023', 'payments in 2023'],
    ['how many single payments in 2023', 'payments in 2023'],
    ['how many payments were made in 2023', 'payments in 2023'],
    ['payment count 2023', 'payments in 2023'],
    ['how many records in 2023', 'records in 2023'],
    ['transactions in 2023, how many', 'records in 2023'],
    ['how many doctors did Pfizer pay', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    ['number of physicians paid by Pfizer', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    ['how many different companies paid physicians', 'count company where recipient_type=Physician'],
    ['how many Texas dermatologists', 'count recipient where state=TX specialty=Dermatology'],
    ['at how many hospitals', 'count recipient where recipient_type=Teaching'],
    ['average payment in 2023', 'average per payment in 2023'],
    ['median payment in 2023', 'median per record in 2023'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
