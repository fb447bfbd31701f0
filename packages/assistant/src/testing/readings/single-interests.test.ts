import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('ownership interests one by one', () => {
  it.each([
    ['show ownership interests worth more than $1 million in 2024', 'ownership: list in 2024 each record gt 1000000'],
    ['which stakes are worth over $1 million', 'ownership: list each record gt 1000000'],
    ['ownership interests above $500,000', 'ownership: list each record gt 500000'],
    ['largest ownership interest by year', 'ownership: largest value_of_interest per record_id by program_year'],
    ['median ownership interest by company', 'ownership: median value_of_interest per record_id by company'],
    ['median value of a single ownership interest', 'ownership: median value_of_interest per record_id'],
    ['largest research payment by year', 'research: largest per record by program_year'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
