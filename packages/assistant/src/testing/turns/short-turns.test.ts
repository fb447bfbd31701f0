import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('turns of a word or two', () => {
  it.each<[string, ...string[]]>([
    ['total_amount in 2023 concentration', 'top 10 companies in 2023', 'total'],
    ['total_amount in 2023 concentration', 'top 5 states in 2023', 'sum of these'],
    ['total_amount in 2023 concentration', 'top 5 states in 2023', 'combined'],
    ['total_amount where state=TX,CA in 2023', 'Texas vs California in 2023', 'both together'],
    ['refuse cannot', 'companies over $1M', 'combined'],
    ['total_amount by company where nature=Food in 2023', 'meals in 2023', 'and who paid'],
    ['total_amount by recipient where nature=Food in 2023', 'meals in 2023', 'to whom'],
    ['total_amount by company where nature=Food in 2023', 'meals in 2023', 'by whom'],
    ['research: total_amount by company where state=TX desc 10', 'top 10 companies in Texas', 'research funding'],
    [
      'total_amount by program_year where state=TX desc 1 growth',
      'growth in Texas from 2022 to 2024',
      'which year grew most',
    ],
    [
      'total_amount by program_year where state=TX in 2022 and 2023',
      'growth in Texas from 2022 to 2023',
      'total amount',
    ],
    ['total_amount where state=TX in 2023 share', 'Texas in 2023', 'what portion is disputed'],
    ['payments where state=TX in 2023 share', 'Texas in 2023', 'what share of payments is disputed'],
    ['refuse more than', 'who paid the most', 'how much more than the second'],
    ['total_amount where nature=Food in 2022', 'meals in 2023', 'and the year before?'],
    ['total_amount by program_year where nature=Food in 2023 growth', 'meals in 2023', 'vs the year before'],
    ['total_amount where nature=Food in 2022', 'meals in 2023', 'ok, and in 2022'],
    ['total_amount by state+quarter where state=TX,CA in 2023', 'Texas vs California in 2023', 'by quarter'],
    ['total_amount by state+month where state=TX,CA in 2023', 'Texas vs California in 2023', 'by quarter', 'monthly'],
    ['total_amount by state', 'spend by state', 'only Texas', 'all states again'],
    ['total_amount by program_year where nature=Food in 2023+2024', 'meals', '2023 versus 2024'],
    ['total_amount by nature where state=TX nature=Food,Travel', 'meals in Texas', 'meals versus travel'],
    [
      'total_amount by company of desc 5 company in 2023 desc 5 growth',
      'top 5 companies in 2023',
      'compare with the year before',
    ],
    ['total_amount by company of desc 5 company desc 5 growth 2022 > 2023', 'top 5 companies in 2023', 'vs 2022'],
    ['refuse cannot', 'top 5 companies by number of physicians', 'total'],
    ['refuse cannot', 'top 10 companies', 'next 10', 'sum'],
    ['refuse cannot', '5 largest payments in 2023', 'sum'],
    ['refuse cannot', 'top 5 companies', 'their average'],
    ['refuse cannot', 'payments from Merck', 'without Stryker'],
    ['refuse cannot', 'payments from Merck', 'remove Stryker'],
    ['refuse cannot', 'payments in Texas', 'not California'],
    ['total_amount by company where state=TX company!=Stryker', 'companies in Texas', 'without Stryker'],
    ['total_amount by company desc 3', 'top 10 companies', 'next 3'],
    ['total_amount by company in 2022 desc 10', 'top 10 companies', 'next 10', 'in 2022'],
    ['list in 2023 each record gt 50000 asc 100', 'list payments over $50,000 in 2023', 'sort by date'],
    ['total_amount in 2023 each record gt 50000', 'list payments over $50,000 in 2023', 'sort by amount', 'sum'],
    ['list where recipient_id=1001', 'payments to Ada Moreno', 'list'],
    ['average per recipient by state where recipient_type=Physician', 'median total per physician by state', 'mean'],
    [
      'average per recipient by state where recipient_type=Physician in 2023',
      'spend by state in 2023',
      'per physician',
    ],
    ['total_amount by company where product_type=Drug', 'spend on devices by company', 'drugs'],
    ['ownership: value_of_interest by company in 2023', 'research spend by company in 2023', 'ownership'],
    [
      'total_amount by company having gt 1000000 having lt 2000000',
      'companies that paid more than $1M',
      'less than 2M',
    ],
    ['total_amount by company having gt 1000000', 'how many companies paid more than $1M', 'list them'],
    ['total_amount by company asc 5 growth 2022 > 2023', 'growth by company 2022 to 2023', 'top 5', 'decliners'],
    [
      'total_amount by recipient where company_family=Pfizer in 2023 desc 1',
      'Pfizer spend in 2023',
      'who received the most',
    ],
  ])('are read as “%s”: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
