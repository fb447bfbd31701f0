import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what an average or a median is over', () => {
  it.each([
    ['95th percentile of the record amount by state', 'percentile per record by state'],
    [
      'from how many different firms did the median doctor take money',
      'median companies per recipient where recipient_type=Physician',
    ],
    ['IQR: the 25th and the 75th percentile of meals', 'percentile per record+percentile per record where nature=Food'],
    ['median total of physicians', 'median per recipient where recipient_type=Physician'],
    ['median total received by doctors in 2023', 'median per recipient where recipient_type=Physician in 2023'],
    [
      'which state has the highest average payment, with at least 30 payments',
      'average per payment by state having payments gte 30 desc 1',
    ],
    ['the typical (median) consulting fee', 'median per record where nature=Consulting'],
    ['the typical, meaning median, consulting fee', 'median per record where nature=Consulting'],
    ['total, mean and largest amount by state', 'total_amount+average per record+largest per record by state'],
    [
      'payments by state, show for each the total, the average and the highest single amount',
      'total_amount+average per record+largest per record by state',
    ],
    ['spend, recipients and average payment by state', 'total_amount+count recipient+average per payment by state'],
    ['median payment to physicians', 'median per record where recipient_type=Physician'],
    ['what does a typical doctor get', 'median per recipient where recipient_type=Physician'],
    [
      'what does Pfizer pay a cardiologist on average',
      'average per recipient where company_family=Pfizer specialty=Cardiovascular',
    ],
    [
      'on average what does a cardiologist in Texas get',
      'average per recipient where specialty=Cardiovascular state=TX',
    ],
    ['average of total payments per state', 'ask The average of the payments in each state, or the total of each?'],
    ['what do physicians receive on average', 'average per recipient where recipient_type=Physician'],
    [
      'how much does Pfizer pay per doctor on average',
      'average per recipient where recipient_type=Physician company_family=Pfizer',
    ],
    ['average number of companies per physician', 'average companies per recipient where recipient_type=Physician'],
    ['average number of physicians per company', 'average recipients per company where recipient_type=Physician'],
    [
      'how many companies does the average doctor receive from',
      'average companies per recipient where recipient_type=Physician',
    ],
    ['average monthly spend in 2023', 'average per month in 2023'],
    ['average spend per quarter by company', 'average per quarter by company'],
    ['average number of payments per month', 'average payments per month'],
    ['monthly average of the payments', 'average per month'],
    ['average meal per month', 'average per record by month where nature=Food'],
    ['average monthly payment', 'refuse cannot'],
    ['average per year of meals', 'refuse cannot'],
    ['average annual spend per company', 'refuse annual'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
