import { describe, expect, it } from 'vitest';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('those that were counted or shown, by other words', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by company where nature=Royalty in 2023',
      ...['how many companies paid royalties in 2023', 'which ones paid royalties'],
    ],
    [
      'total_amount by company in 2023 having gt 1000000',
      ...['how many companies made payments in 2023', 'the ones that paid more than $1M'],
    ],
    [
      'count company where nature=Royalty in 2023',
      'how many companies paid in 2023',
      'how many of them paid royalties',
    ],
    [
      'total_amount by company where recipient_type=Teaching of desc 5 company in 2023 desc 1',
      ...['top 5 companies in 2023', 'which one paid the most to hospitals'],
    ],
    [
      'list where nature=Consulting in 2023 desc 1',
      ...['maximum consulting fee in 2023', 'which company paid that one, and to whom'],
    ],
    ['total_amount by company in 2023 desc 1000', 'total in 2023', 'rank the companies by it'],
    ['refuse not-understood', 'which ones paid more than $200,000'],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });

  it.each<[string, ...string[]]>([
    [
      'count recipient where recipient_type=Physician nature=Consulting,Honoraria among nature=Consulting nature=Honoraria in 2023',
      ...['how many doctors got consulting fees in 2023', 'how many of those also got honoraria'],
    ],
    [
      'count recipient where recipient_type=Physician nature=Consulting,Food among nature=Consulting nature=Food in 2023',
      ...['how many doctors got both consulting fees and honoraria in 2023', 'meals instead of honoraria'],
    ],
    // A family and a company are of two fields, which no one condition holds.
    ['refuse cannot', 'how many physicians did Pfizer pay in 2023', 'which of them did Stryker pay too'],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
