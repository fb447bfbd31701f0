import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('who pays, one figure or rows, a single payment or a total, and a part of which whole', () => {
  it.each([
    [
      'Who spent the most on meals for Texas doctors in 2023',
      'total_amount by company where nature=Food state=TX recipient_type=Physician in 2023 desc 1',
    ],
    ['who paid doctors in Texas the most', 'total_amount by company where state=TX recipient_type=Physician desc 1'],
    [
      'who do Texas doctors get the most from',
      'total_amount by company where state=TX recipient_type=Physician desc 1',
    ],
    ['who did Pfizer pay the most', 'total_amount by recipient where company_family=Pfizer desc 1'],
    [
      'what hospitals in Texas got, year by year',
      'total_amount by program_year where state=TX recipient_type=Teaching',
    ],
    ['what doctors got meals in 2023', 'total_amount by recipient where recipient_type=Physician nature=Food in 2023'],
    ['state by year for Texas and Ohio', 'total_amount by program_year+state where state=TX,OH'],
    [
      'the most expensive meal a doctor was bought in 2023',
      'list where nature=Food recipient_type=Physician in 2023 desc 1',
    ],
    ['the most a company paid for a meal', 'refuse most'],
    ['gifts over $300, who gave them and who got them, how much', 'list where nature=Gift each record gt 300'],
    ['spend by month through 2023', 'total_amount by month in 2023'],
    ['spend by month until 2023', 'total_amount by month in up to 2023'],
    ['spend by year through 2023', 'total_amount by program_year in up to 2023'],
    [
      'what share of everything paid to doctors went to the ten best paid ones',
      'total_amount where recipient_type=Physician concentration',
    ],
    ['what share of the ten best paid doctors is meals', 'refuse cannot'],
    ['how many companies paid doctors for the first time in 2023', 'refuse for the first time'],
    ['do we have to report meals under $13', 'refuse verdict'],
    [
      'how much did physicians invest in Pfizer',
      'ownership: amount_invested where company_family=Pfizer recipient_type=Physician',
    ],
    ['meals in Ohio for Texas doctors', 'refuse Ohio'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
