import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('headings, whose noun phrases say the same in any order', () => {
  it.each([
    [
      'Q3 2024 meals / Texas / physicians / total',
      'total_amount where nature=Food state=TX recipient_type=Physician in 2024-07-01 to 2024-09-30',
    ],
    [
      'Pfizer meals Texas 2023 by month',
      'total_amount by month where company_family=Pfizer nature=Food state=TX in 2023',
    ],
    [
      'Monthly meal spend, Pfizer, 2023, NPPs only',
      'total_amount by month where nature=Food company_family=Pfizer recipient_type=Non-Physician in 2023',
    ],
    ['avg payment, Pfizer, docs only', 'average per payment where company_family=Pfizer recipient_type=Physician'],
    [
      'By state: number of payments, mean payment, Pfizer, NPPs only',
      'payments+average per payment by state where company_family=Pfizer recipient_type=Non-Physician',
    ],
    ['Pfizer – median payment, spend – by city', 'median per record+total_amount by city where company_family=Pfizer'],
    [
      'Physicians in Texas: top 10 by total received, 2023',
      'total_amount by recipient where recipient_type=Physician state=TX in 2023 desc 10',
    ],
    [
      'Top 5 companies - meals - 2023, ranked by doctors paid',
      'count recipient by company where recipient_type=Physician nature=Food in 2023 desc 5',
    ],
    [
      'Companies by physicians paid; Texas; 3 largest',
      'count recipient by company where recipient_type=Physician state=TX desc 3',
    ],
    [
      'Natures of payment with the largest average payment, Pfizer, top 3',
      'average per payment by nature where company_family=Pfizer desc 3',
    ],
    [
      '2023 / meals / Pfizer vs Merck / HCPs reached',
      'count recipient by company where recipient_type=Physician,Non-Physician nature=Food company=Pfizer,Merck in 2023',
    ],
    ['Texas: HCPs reached in 2023', 'count recipient where state=TX recipient_type=Physician,Non-Physician in 2023'],
    ['Royalties over $50,000 - payment date, recipient and amount', 'list where nature=Royalty each record gt 50000'],
    ['Single royalties above $60,000 (state, date, amount)', 'list where nature=Royalty each record gt 60000'],
    ['Texas physicians, 2022, 10 largest payments', 'list where state=TX recipient_type=Physician in 2022 desc 10'],
    ['meals over $100; newest first; date and amount', 'list where nature=Food each record gt 100 desc 100'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('headings of two senses, which other rules read', () => {
  it.each([
    ['total physicians 2023', 'count recipient+total_amount where recipient_type=Physician in 2023'],
    ['spend excluding Texas physicians', 'refuse cannot'],
    [
      'Compare Pfizer and Merck in 2022 and 2023',
      'total_amount by company+program_year where company=Pfizer,Merck in 2022 and 2023',
    ],
    ['Doctors paid in Texas', 'total_amount by recipient where state=TX recipient_type=Physician'],
    ['records of at least $50,000 by nature', 'records by nature each record gte 50000'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
