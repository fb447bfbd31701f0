import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('what an average or a median is over', () => {
  it.each([
    ['median total of physicians', 'median per recipient where recipient_type=Physician'],
    ['median total received by doctors in 2023', 'median per recipient where recipient_type=Physician in 2023'],
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
