import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('kinds of people, and figures beside each other', () => {
  it.each([
    [
      'spend on physicians and hospitals separately',
      'total_amount by recipient_type where recipient_type=Physician,Teaching',
    ],
    [
      'spend for physicians and for hospitals in 2023',
      'total_amount by recipient_type where recipient_type=Physician,Teaching in 2023',
    ],
    ['spend on physicians and hospitals in 2023', 'total_amount where recipient_type=Physician,Teaching in 2023'],
    [
      'how much did Pfizer spend in 2023, and on how many recipients?',
      'total_amount+count recipient where company_family=Pfizer in 2023',
    ],
    [
      'the total each Boston physician received in 2023',
      'total_amount by recipient where recipient_type=Physician city=Boston in 2023',
    ],
    [
      'compare Pfizer and Merck by consulting fees and by number of doctors',
      'total_amount+count recipient by company where recipient_type=Physician company=Pfizer,Merck nature=Consulting',
    ],
    ['what do meals in Texas add up to', 'total_amount where nature=Food state=TX'],
    ['how many meals took place on a Sunday in 2023', 'payments where nature=Food in 2023+Sundays'],
    [
      'which doctors received royalties in any year',
      'total_amount by recipient where recipient_type=Physician nature=Royalty',
    ],
    [
      'payments to physicians flagged with an ownership interest by year',
      'total_amount by program_year where physician_ownership=true recipient_type=Physician',
    ],
    ['top 3 physician specialties', 'total_amount by specialty where recipient_type=Physician desc 3'],
    ['who led research at Seattle Childrens Hospital', 'research: total_amount by investigator where recipient_id=TH1'],
    // The total of those doctors, or of everybody.
    ['how much did Pfizer pay and to how many doctors', 'refuse and to'],
  ])('“%s” is read as %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('practitioners', () => {
  it.each([
    [
      'how many physicians and how many practitioners got something in 2023',
      'count recipient by recipient_type where recipient_type=Physician,Non-Physician in 2023',
    ],
    [
      'how much did doctors get and how much did practitioners get',
      'total_amount by recipient_type where recipient_type=Physician,Non-Physician',
    ],
    [
      'average meal of doctors versus practitioners',
      'average per record by recipient_type where nature=Food recipient_type=Physician,Non-Physician',
    ],
  ])('beside doctors are those who are none: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });

  it.each([
    ['spend on practitioners in 2023', 'total_amount where recipient_type=Physician,Non-Physician in 2023'],
    ['of the practitioners, how many were doctors', 'count recipient where recipient_type=Physician'],
  ])('alone are doctors too: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
