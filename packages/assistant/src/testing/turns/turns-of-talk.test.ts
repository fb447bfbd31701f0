import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('turns of somebody who talks', () => {
  it.each<[string, ...string[]]>([
    // What is said to stay as it is.
    [
      'total_amount by company where state=TX nature=Food in 2023',
      'spend by company in Texas in 2023',
      'just meals, otherwise the same',
    ],
    // What is said to be something else has nothing of what was asked before.
    [
      'total_amount where state=CA in 2023',
      'meals of Pfizer in Texas',
      'Different thing: total spend in California in 2023',
    ],
    [
      'total_amount where state=CA in 2023',
      'meals of Pfizer in Texas',
      'Now something else: total spend in California in 2023',
    ],
    // Over what each of them got, and who is the first of them.
    [
      'average per recipient where recipient_type=Physician state=TX in 2023',
      'how many physicians were paid in Texas in 2023',
      'what did they get on average',
    ],
    [
      'average per recipient where state=TX recipient_type=Physician',
      'how much went to physicians in Texas',
      'what did they receive on average',
    ],
    ['average per company where state=TX', 'how many companies paid in Texas', 'what did they pay on average'],
    [
      'average per payment where recipient_type=Physician state=TX',
      'how many physicians were paid in Texas',
      'how much did an average payment to them come to',
    ],
    [
      'total_amount by recipient where recipient_type=Physician state=TX desc 1',
      'how many physicians were paid in Texas',
      "who's the top one there",
    ],
    ['total_amount by company where state=TX desc 1', 'how many companies paid in Texas', "and who's the biggest"],
    ['refuse cannot', 'total research money in 2023', "who's the biggest?"],
    // Of each of the rows.
    [
      'count recipient by company where recipient_type=Physician of desc 5 company in 2023 desc 5',
      'top 5 companies in 2023',
      'how many physicians did each of them pay',
    ],
    [
      'count recipient by company where recipient_type=Physician nature=Travel of desc 5 company desc 5',
      'top 5 companies by spend',
      'and how many physicians is each of them flying around?',
    ],
    ['count recipient by state where recipient_type=Physician', 'spend by state', 'how many physicians in each'],
    ['refuse for each', 'meals in 2023', 'how much for each'],
    // What part that is.
    ['total_amount in 2023 share', 'royalties in 2023', 'as a percentage of everything in general payments'],
    [
      'total_amount where company=Stryker in 2022 share',
      'royalties in 2023',
      'as a share of the total',
      'what was it in 2022',
      'and just for Stryker',
    ],
    ['total_amount in 2023 share', 'royalties in 2023', 'what share of general payments is that'],
    ['total_amount by nature in 2023 share', 'spend by nature in 2023', 'as a share of the total'],
    ['refuse cannot', 'research in 2023', 'as a percentage of general payments'],
    // In place of what was there.
    [
      'total_amount where nature=Travel recipient_type=Physician in 2023',
      'travel in 2023',
      'NPPs only',
      'no, physicians',
    ],
    ['total_amount where nature=Travel in 2022', 'travel in 2023', 'no, I mean 2022'],
    [
      'total_amount by quarter where company=Stryker in 2022-10-01 to 2022-12-31',
      'Stryker by quarter, 2023',
      'just Q4',
      'same quarter the year before?',
    ],
    [
      'total_amount where nature=Food in 2022-03-01 to 2022-03-31',
      'meals in March 2023',
      'the same month of the previous year',
    ],
    ['total_amount by state where nature=Food in 2023', 'meals in 2023', 'break that one down by state'],
    ['largest per record where nature=Consulting', 'median consulting fee', 'and the biggest one they paid?'],
    // Who holds, and who paid most of it.
    [
      'ownership: value_of_interest by recipient in 2023 desc 1',
      'value of ownership interests in 2023',
      'biggest holder?',
    ],
    [
      'ownership: count recipient where recipient_type=Physician in 2023',
      'value of ownership interests in 2023',
      'biggest holder?',
      'how many physicians hold something that year',
    ],
    ['ownership: value_of_interest by interest_held_by', 'value of ownership interests by holder'],
    [
      'total_amount by company where recipient_id=1001 desc 1',
      'payments to Ada Moreno',
      'general payments only, who paid most of it?',
    ],
  ])('are read as “%s”: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
