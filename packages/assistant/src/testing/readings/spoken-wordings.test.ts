import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('wordings of somebody who talks', () => {
  it.each([
    // What is said around a question.
    ['quick one, who spends the most on meals', 'total_amount by company where nature=Food desc 1'],
    ['What on earth is Pfizer spending it on?', 'total_amount by nature where company_family=Pfizer'],
    [
      'leave Stryker out, who are the top three payers in Texas?',
      'total_amount by company where company!=Stryker state=TX desc 3',
    ],
    ['are meals up or down this year on last', 'total_amount where nature=Food growth 2023 > 2024'],
    [
      '95th percentile of what physicians got in 2024, per physician not per payment',
      'percentile per recipient where recipient_type=Physician in 2024',
    ],
    [
      "Stryker, general plus research plus ownership, what's the number?",
      'all_payments: total_amount where company=Stryker',
    ],
    ["physicians in Texas, what's the number?", 'recipients where state=TX recipient_type=Physician'],
    // One of several, and of each.
    ['the ten largest companies, what share of the money is that', 'total_amount concentration'],
    ["California, Texas - who's the top company in each", 'total_amount by state+company where state=CA,TX desc 1'],
    [
      'Texas and California: top 3 products for each in 2023',
      'total_amount by state+product where state=TX,CA in 2023 desc 3',
    ],
    ['top company in each', 'refuse in each'],
    ["who's grown the fastest since 2022", 'total_amount by company desc 1 growth 2022 > 2024'],
    ['who grew in 2024', 'total_amount by company in 2024 growth'],
    // Where a trip went.
    ['any travel outside the US in 2024? how much', 'total_amount where travel_country!=United nature=Travel in 2024'],
    ['overseas trips by company', 'total_amount by company where travel_country!=United nature=Travel'],
    ['travel abroad', 'total_amount where travel_country!=United nature=Travel'],
    ['domestic travel', 'total_amount where travel_country=United nature=Travel'],
    [
      'travel for foreign physicians',
      'total_amount by recipient where country!=United nature=Travel recipient_type=Physician',
    ],
    ['payments abroad', 'refuse abroad'],
    // What the record itself says, and who holds.
    ['largest single payment to a hospital, and which hospital', 'list where recipient_type=Teaching desc 1'],
    ['largest consulting fee in Texas, and which company paid it', 'list where nature=Consulting state=TX desc 1'],
    ['largest payment in 2023, and who paid it', 'list in 2023 desc 1'],
    ['biggest payment in 2023 and which companies', 'list in 2023 desc 1'],
    ['how many holders in 2023', 'ownership: count recipient in 2023'],
    ['who is the biggest holder', 'ownership: value_of_interest by recipient desc 1'],
    ['royalties as a percentage of general payments', 'total_amount share'],
    // With an apostrophe it is a year wherever it stands.
    ["which month in '22 had the most meals", 'payments by month where nature=Food in 2022 desc 1'],
    ["spend in '22 and '23", 'total_amount in 2022 and 2023'],
    ["Stryker '22 vs '23", 'total_amount by program_year where company=Stryker in 2022+2023'],
    ['who burned the most on meals', 'total_amount by company where nature=Food desc 1'],
  ])('“%s” is “%s”', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
