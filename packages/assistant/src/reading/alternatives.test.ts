import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

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
    ['doctors paid in both 2022 and 2023', 'refuse both'],
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
