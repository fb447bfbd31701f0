import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('statistics, ratios and parts of whom they are said', () => {
  it.each([
    ['median of what doctors in Texas got in total', 'median per recipient where recipient_type=Physician state=TX'],
    [
      '90th percentile of what cardiologists received in 2023',
      'percentile per recipient where specialty=Cardiovascular in 2023',
    ],
    [
      'for each specialty of physicians in Texas, what was the median total per physician',
      'median per recipient by specialty where recipient_type=Physician state=TX',
    ],
    [
      'ratio of physicians to NPPs paid by Pfizer in 2023',
      'recipients where company_family=Pfizer recipient_type=Physician,Non-Physician in 2023 ratio',
    ],
    [
      'ratio of spend on physicians to spend on NPPs',
      'total_amount where recipient_type=Physician,Non-Physician ratio',
    ],
    ['spend by year from 2022', 'total_amount by program_year in since 2022'],
    ['how many records of Pfizer were changed?', 'records where company_family=Pfizer change_type=CHANGED'],
    ['how many companies have no disputed record in any of the years', 'count company among none dispute_status=Yes'],
    ['how many records in 2023 name three or more different products', 'refuse cannot'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
