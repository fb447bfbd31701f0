import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('which kind of payments is asked', () => {
  it.each([
    ['how much do physicians own in 2023', 'ownership: value_of_interest where recipient_type=Physician in 2023'],
    ['all open payments by kind in 2024', 'all_payments: total_amount by payment_kind in 2024'],
    ['general, research and ownership totals by year', 'all_payments: total_amount by program_year+payment_kind'],
    ['which trial has the most funding', 'research: total_amount by study desc 1'],
    ['preclinical research total in 2023', 'research: total_amount where preclinical=true in 2023'],
    ['how much do the top 10 companies hold together', 'total_amount concentration'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
