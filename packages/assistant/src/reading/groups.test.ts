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
    ['data by state', 'total_amount by state'],
    ['what does Pfizer spend most on', 'total_amount by nature where company_family=Pfizer desc 1'],
    ['what were doctors paid for in 2023', 'total_amount by nature where recipient_type=Physician in 2023'],
    ['who led research for Pfizer', 'research: total_amount by investigator where company_family=Pfizer'],
    ['which companies paid in Texas and what did each pay', 'total_amount by company where state=TX'],
    ['companies without gifts', 'total_amount by company among none nature=Gift'],
    ['which company spends most on meals and which on travel', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
