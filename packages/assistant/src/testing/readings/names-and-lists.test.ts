import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('names, lists and what is of all of them', () => {
  it.each([
    [
      'Pfizer, Stryker, Merck: honoraria 2024',
      'total_amount by company where company=Pfizer,Stryker,Merck nature=Honoraria in 2024',
    ],
    ['spend of Pfizer per year, all companies', 'total_amount by program_year where company_family=Pfizer'],
    ['spend by state, all companies', 'total_amount by state'],
    [
      'hospitals with a Pfizer gift - names and sums',
      'total_amount by recipient where company_family=Pfizer nature=Gift recipient_type=Teaching',
    ],
    [
      'Stryker meals for Texas doctors in 2024',
      'total_amount where company=Stryker nature=Food state=TX recipient_type=Physician in 2024',
    ],
    [
      'top 3 cities Stryker sent people to',
      'total_amount by travel_city where company=Stryker recipient_type=Physician,Non-Physician desc 3',
    ],
    ['payments to Seattle Childrens', 'total_amount where recipient_id=TH1'],
    ['median single meal at Stryker', 'median per record where nature=Food company=Stryker'],
    ['companies that went past $800k in 2024', 'total_amount by company in 2024 having gt 800000'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
