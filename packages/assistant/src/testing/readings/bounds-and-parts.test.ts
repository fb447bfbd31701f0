import { describe, expect, it } from 'vitest';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

/** Each line is what the last of some turns is read as. */
const lines = (name: string, cases: readonly (readonly [string, ...string[]])[]) =>
  describe(name, () => {
    it.each(cases)('%s: %s', async (line, ...turns) => {
      expect(await lastReading(turns, data)).toBe(line);
    });
  });

lines('amounts that are bounds', [
  ['count recipient having gte 100000', 'recipients with cumulative payments of at least 100k, count'],
  ['total_amount by company having gt 1000000', 'companies with cumulative spend above $1M'],
  ['total_amount by month runningTotal', 'cumulative spend'],
]);

lines('other bounds and other firsts', [
  [
    'count recipient where recipient_type=Physician in 2022 having gt 1000',
    'how many physicians got over $10,000 in 2022',
    'lower the threshold to 1,000',
  ],
  ['total_amount by company having gt 5000', 'companies over $10,000', 'raise the bar to 5k'],
  ['total_amount concentration', 'what share of spend do the ten largest companies have', 'and the five largest'],
  ['total_amount concentration', 'what share of spend do the ten largest companies have', 'top 3?'],
  ['total_amount concentration', 'what share of spend do the ten largest companies have', 'make it 20'],
  ['total_amount by state where nature=Gift in 2023', 'meals by state in 2023', 'how does that look for gifts'],
]);

lines('what alone is meant', [
  [
    'total_amount by company where nature=Royalty in 2023 desc 3',
    'total in 2023 by nature',
    'only the royalties, which 3 companies pay most?',
  ],
  ['total_amount by company where nature=Gift desc 5', 'only gifts: top 5 companies'],
]);

lines('an average beside what it is made of', [
  [
    'total_amount+count recipient+average per recipient by state',
    'total, number of recipients and average per recipient by state',
  ],
  ['count recipient+average per recipient by state', 'number of recipients and average per recipient by state'],
  ['total_amount+average per record by state where nature=Food', 'average meal and total by state'],
]);

lines('plainer words for the same', [
  ['total_amount by month in since 2023', 'monthly spend since the start of 2023'],
  ['total_amount in 2022 to 2023', 'spend from the beginning of 2022 through the end of 2023'],
  [
    'count recipient where recipient_type=Physician in 2024 peopleShare',
    'of the physicians paid in 2024, what fraction received less than $100 over the year?',
  ],
  [
    'median per record by recipient_type where nature=Food recipient_type=Non-Physician,Physician',
    'is the median meal for nurse practitioners and other NPPs lower than for physicians?',
  ],
  [
    'all_payments: total_amount by recipient where payment_kind=Research,General recipient_type=Teaching desc 1',
    'which teaching hospital gets the most when research and general payments are added together?',
  ],
  [
    'percentile per record+percentile per record where nature=Consulting',
    '95th and 99th percentile of a single consulting fee',
  ],
  ['refuse single', 'total of a single consulting fee'],
]);

lines('parts that are bounds', [
  ['total_amount by state share', 'states where teaching hospitals took in over half of all general payment dollars'],
  ['total_amount by company where state=TX share', 'companies in Texas with more than 50% of their spend on meals'],
  ['total_amount by company share', 'which companies have over 5% of total spend'],
  ['all_payments: total_amount by company share', 'companies whose research is over half of their total'],
  ['total_amount by state share', 'states where meals are less than 20% of spend'],
]);

lines('each, all and nearly all', [
  ['refuse cannot', 'doctors, NPPs and hospitals as a portion of total spend'],
  ['recipients where physician_ownership=true', 'payments flagged as owners, headcount'],
  [
    'total_amount by state+specialty where state=TX,CA,WA desc 3',
    'what are the top three specialties in Texas, in California and in Washington state?',
  ],
  [
    'research: total_amount by company having distinct study gt 40',
    'companies funding more than 40 different studies, w/ the number of studies',
  ],
  ['total_amount where travel_country!=United nature=Travel', 'travel and lodging outside the US'],
  ['refuse cannot', 'what share of travel and lodging spend is outside the US'],
]);
