import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('everyday sentences that say it in another order', () => {
  it.each([
    // What is counted, bounded or listed.
    ['how many Texas cardiologists', 'count recipient where state=TX specialty=Cardiovascular'],
    ['how many royalty recipients', 'count recipient where nature=Royalty'],
    ['owner count by company', 'ownership: recipients by company'],
    ['Texas physicians, 2022, 10 largest payments', 'list where state=TX recipient_type=Physician in 2022 desc 10'],
    ['show me the disputed payments of Pfizer', 'list where dispute_status=Yes company_family=Pfizer'],
    // Who is ranked.
    ['which company paid the most altogether', 'total_amount by company desc 1'],
    ['which companies paid the most together', 'total_amount concentration'],
    ['consulting fees 2023, company ranking', 'total_amount by company where nature=Consulting in 2023 desc 1000'],
    ['which three Texas cities received the most', 'total_amount by city where state=TX desc 3'],
    ['state with the fastest growth', 'total_amount by state desc 1 growth 2023 > 2024'],
    ['Pfizer competitors', 'total_amount by company where company_family!=Pfizer'],
    // Who has what, and has not.
    [
      'doctors who got over $50,000 and no meals',
      'total_amount by recipient where recipient_type=Physician among none nature=Food having gt 50000',
    ],
    ['spend without research grants and travel', 'total_amount where nature!=Travel'],
    [
      'physicians with consulting fees AND royalties',
      'total_amount by recipient where nature=Consulting,Royalty recipient_type=Physician among nature=Consulting nature=Royalty',
    ],
    ['Pfizer: disputed records as a percentage of its records', 'records where company_family=Pfizer share'],
    // Whose studies they are.
    ['trials of Ada Moreno', 'research: total_amount by study where investigator_id=1001'],
    ['studies Ada Moreno is on', 'research: total_amount by study where investigator_id=1001'],
    // Single ones, and first turns.
    [
      'what does a cardiologist get for a speech on average',
      'average per record where specialty=Cardiovascular nature=Compensation',
    ],
    ['what about meals of Pfizer', 'total_amount where nature=Food company_family=Pfizer'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
