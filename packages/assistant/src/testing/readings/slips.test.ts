import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('slips of the pen', () => {
  it.each([
    ['totl spend by compny', 'total_amount by company'],
    ['spedning by state', 'total_amount by state'],
    ['how many physciians did Pfizer pay', 'count recipient where recipient_type=Physician company_family=Pfizer'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
