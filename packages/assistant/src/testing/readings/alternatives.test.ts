import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('only, both, either', () => {
  it.each([
    [
      'doctors who only received meals in 2023',
      'total_amount by recipient where nature=Food recipient_type=Physician among none nature!=Food in 2023',
    ],
    [
      'doctors who received only meals',
      'total_amount by recipient where nature=Food recipient_type=Physician among none nature!=Food',
    ],
    [
      'doctors who only ever received meals',
      'total_amount by recipient where nature=Food recipient_type=Physician among none nature!=Food in all years',
    ],
    [
      'doctors paid only by Pfizer',
      'total_amount by recipient where company_family=Pfizer recipient_type=Physician among none company_family!=Pfizer',
    ],
    [
      'doctors paid exclusively by Merck',
      'total_amount by recipient where company=Merck recipient_type=Physician among none company!=Merck',
    ],
    ['only research payments in 2023', 'research: total_amount in 2023'],
    ['spend on meals only', 'total_amount where nature=Food'],
    [
      'doctors paid by both Pfizer and Merck',
      'total_amount by recipient where company=Pfizer,Merck recipient_type=Physician among company=Pfizer company=Merck',
    ],
    [
      'doctors paid in both 2022 and 2023',
      'total_amount by recipient where recipient_type=Physician among program_year=2022 program_year=2023 in 2022 and 2023',
    ],
    [
      'doctors paid by all of Pfizer, Merck and Stryker',
      'total_amount by recipient where company=Pfizer,Merck,Stryker recipient_type=Physician among company=Pfizer company=Merck company=Stryker',
    ],
    [
      'companies that paid both physicians and hospitals',
      'total_amount by company where recipient_type=Physician,Teaching among recipient_type=Physician recipient_type=Teaching',
    ],
    [
      'companies that paid only physicians',
      'total_amount by company where recipient_type=Physician among none recipient_type!=Physician',
    ],
    ['companies that paid only in 2023', 'total_amount by company among none program_year!=2023 in 2023'],
    ['total for both Pfizer and Merck in 2023', 'total_amount where company=Pfizer,Merck in 2023'],
    ['Pfizer or Merck spend', 'total_amount where company=Pfizer,Merck'],
    ['payments for meals or travel', 'total_amount where nature=Food,Travel'],
    ['payments by Pfizer or to cardiologists', 'refuse cannot'],
    ['meals or Texas', 'refuse cannot'],
    ['spend in Texas or on gifts', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('of several, each or any: nobody can tell, and it is asked back', () => {
  it.each([
    'doctors who received meals and travel',
    'doctors paid by Pfizer, Merck and Stryker',
    'how many doctors were paid by Pfizer and Merck',
    'companies that paid in 2022 and 2023',
    'companies that paid physicians and hospitals',
    'doctors who received research and general payments',
    'cardiologists paid by Pfizer and Merck',
  ])('%s', async (question) => {
    expect(await shortReading(question, data)).toBe('ask Those with each of them, or with any?');
  });

  it.each([
    [
      'how many doctors did Pfizer and Merck pay',
      'count recipient where recipient_type=Physician company=Pfizer,Merck',
    ],
    ['doctors in Texas and Ohio', 'total_amount by recipient where state=TX,OH recipient_type=Physician'],
    ['spend of Pfizer and Merck', 'total_amount where company=Pfizer,Merck'],
    ['companies that paid in 2022 or 2023', 'total_amount by company in 2022 and 2023'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
