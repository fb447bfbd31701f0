import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('research and ownership, by their own words', () => {
  it.each([
    [
      'physicians with ownership over $100,000',
      'ownership: value_of_interest by recipient where recipient_type=Physician having gt 100000',
    ],
    ['number of physician owners in 2023', 'count recipient where physician_ownership=true in 2023'],
    [
      'physicians with family ownership',
      'ownership: value_of_interest by recipient where interest_held_by=Immediate recipient_type=Physician',
    ],
    ['how much of everything Pfizer paid was research', 'all_payments: total_amount where company=Pfizer share'],
    ['family stakes by year', 'ownership: value_of_interest by program_year where interest_held_by=Immediate'],
    ['value of interest by terms', 'ownership: value_of_interest by terms'],
    ['largest ownership interest in 2023', 'ownership: list in 2023 desc 1'],
    ['average amount invested', 'ownership: average amount_invested per record_id'],
    ['who are the investigators in 2023', 'research: total_amount by investigator in 2023'],
    ['spend on studies by company', 'research: total_amount by company'],
    ['research share of Pfizer', 'all_payments: total_amount where company=Pfizer share'],
    ['what share of Pfizer payments is research', 'all_payments: total_amount where company=Pfizer share'],
    ['share of Pfizer in research spend', 'research: total_amount share'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('statistics', () => {
  it.each([
    ['25th and 75th percentile of honoraria', 'percentile per record+percentile per record where nature=Honoraria'],
    ['95th percentile of physician totals', 'percentile per recipient where recipient_type=Physician'],
    ['median of physician totals', 'median per recipient where recipient_type=Physician'],
    ['average of physicians totals over $10k', 'average per recipient where recipient_type=Physician having gt 10000'],
    ['average payment size by quarter', 'average per record by quarter'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('who teaches at a medical education program', () => {
  it.each(['speakers at', 'faculty and speakers at', 'speaking at'])('%s one is of one nature alone', async (words) => {
    const valuesOf = async ({ field }: { field: string }) => (field === 'nature' ? [TEACHING, SPEAKING] : []);
    const port = await wordsPort({ valuesOf });
    const found = await shortReading(`total for ${words} medical education programs`, port);
    expect(found).toBe('total_amount where nature=Compensation');
  });
});

const TEACHING = 'Compensation for serving as faculty or as a speaker for a medical education program';
const SPEAKING =
  'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program';
