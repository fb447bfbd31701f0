import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('what there is a row for', () => {
  it.each([
    ['non-meal records by nature', 'records by nature where nature!=Food'],
    ['spend by state and year', 'total_amount by state+program_year'],
    ['spend per state', 'total_amount by state'],
    ['spend for each state', 'total_amount by state'],
    ['which states are there', 'records by state'],
    ['what natures of payment exist', 'records by nature'],
    ['which companies are in the data', 'records by company'],
    ['what states are available', 'records by state'],
    ['which specialties occur', 'records by specialty'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
