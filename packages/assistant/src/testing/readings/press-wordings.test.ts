import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('wordings of people who report on payments', () => {
  it.each([
    // Who paid, whom and how much.
    ['who paid hospitals for meals, and how much', 'total_amount by company where nature=Food recipient_type=Teaching'],
    [
      'who pays hospitals for meals? list the companies with amounts',
      'total_amount by company where nature=Food recipient_type=Teaching',
    ],
    ['who has been paying Ada Moreno and how much each', 'total_amount by company where recipient_id=1001'],
    ['who has paid Ada Moreno', 'total_amount by company where recipient_id=1001'],
    ['who is paying doctors in Texas', 'total_amount by company where state=TX recipient_type=Physician'],
    ['which recipients were paid in cash, by whom', 'total_amount by recipient+company where form=Cash'],
    ['which companies gave gifts, to whom', 'total_amount by company+recipient where nature=Gift'],
    ["where does Ada Moreno's money come from", 'total_amount by company where recipient_id=1001'],
    [
      'names of everyone in Texas getting royalties and what they got',
      'total_amount by recipient where state=TX nature=Royalty',
    ],
    [
      'companies whose hospital spend topped $200,000',
      'total_amount by company where recipient_type=Teaching having gt 200000',
    ],
    ['companies with no payments to hospitals', 'total_amount by company among none recipient_type=Teaching'],
    // One of them, and which.
    ['which year was the best for hospitals', 'total_amount by program_year where recipient_type=Teaching desc 1'],
    [
      'in which month of 2023 did companies spend the most on meals',
      'total_amount by month where nature=Food in 2023 desc 1',
    ],
    [
      'which five companies added the most dollars from 2022 to 2023',
      'total_amount by company desc 5 growth 2022 > 2023',
    ],
    ['in which states did Stryker outspend Merck', 'total_amount by state where company=Stryker,Merck difference'],
    ['is more spent on meals or on gifts', 'total_amount by nature where nature=Food,Gift'],
    [
      'is Stryker growing faster in Texas or in California',
      'total_amount by state where company=Stryker state=TX,CA growth 2023 > 2024',
    ],
    // Times and places.
    [
      'how much went behind Eliquis in 2022 and in 2023',
      'total_amount by program_year where product=ELIQUIS in 2022 and 2023',
    ],
    [
      'Q4 2024 total against Q4 a year earlier',
      'total_amount growth 2023-10-01 to 2023-12-31 > 2024-10-01 to 2024-12-31',
    ],
    ['travel to Texas', 'total_amount where nature=Travel travel_state=TX'],
    ['travel to Texas physicians', 'total_amount where nature=Travel state=TX recipient_type=Physician'],
    // Other words.
    ['disputes per year, how much money was at stake', 'total_amount by program_year where dispute_status=Yes'],
    ['how many companies account for 80% of device spend', 'total_amount where product_type=Device coverage'],
    ['top 10 devices by $$', 'total_amount by product where product_type=Device desc 10'],
    ['number of doctors paid by Stryker, Merck and Pfizer', 'ask Those with each of them, or with any?'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
