import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('where trips went, on which days, and in what order', () => {
  it.each([
    ['travel outside the US by company', 'total_amount by company where travel_country!=United nature=Travel'],
    ['foreign travel in 2023', 'total_amount where travel_country!=United nature=Travel in 2023'],
    ['trips abroad', 'total_amount where travel_country!=United nature=Travel'],
    ['payments to doctors outside the US', 'total_amount where country!=United recipient_type=Physician'],
    [
      'which doctors were taken to Boston',
      'total_amount by recipient where recipient_type=Physician travel_city=Boston',
    ],
    ['travel to Barcelona in 2023', 'total_amount where nature=Travel travel_city=Barcelona in 2023'],
    ['spend split by state', 'total_amount by state'],
    ['what did doctors in Barcelona get', 'refuse cannot'],
    ['meals between 10 and 20 March 2023', 'total_amount where nature=Food in 2023-03-10 to 2023-03-20'],
    ['meals March 10-20, 2023', 'total_amount where nature=Food in 2023-03-10 to 2023-03-20'],
    ['meals from 28 March to 3 April 2023', 'total_amount where nature=Food in 2023-03-28 to 2023-04-03'],
    ['what Bo Chen got by company, biggest payer on top', 'total_amount by company where recipient_id=1002'],
    ['companies by spend, smallest amount first', 'total_amount by company asc 1000'],
    [
      'how many doctors got consulting or travel money',
      'count recipient where recipient_type=Physician nature=Consulting,Travel',
    ],
  ])('%s: %s', async (question, expected) => {
    expect(await shortReading(question, data)).toBe(expected);
  });

  it('lists those who were counted with what each got', async () => {
    const turns = ['how many physicians got consulting fees', 'list them with their totals, highest first'];
    expect(await lastReading(turns, data)).toBe(
      'total_amount by recipient where recipient_type=Physician nature=Consulting',
    );
  });
});
