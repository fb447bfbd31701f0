import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('totals of people who are named somewhere', () => {
  it.each([
    [
      'for cardiologists in Texas, the 90th percentile of yearly totals in 2023',
      /^percentile per recipient where .*in 2023$/,
    ],
    ['90th percentile of yearly totals of cardiologists', /^percentile per recipient by program_year /],
    ['among physicians paid in 2023, what was the median total received', /^median per recipient where .*in 2023$/],
    [
      'what is the distribution of physician totals in 2023, by quartile',
      /^percentile per recipient\+median per recipient/,
    ],
    ['standard deviation of totals per physician in 2023', /^deviation per recipient /],
    ['standard deviation of meals by year', /^deviation per record by program_year /],
    ['median and totals of gifts by year', /^median per record\+total_amount by program_year /],
    ['median of totals by company', /^refuse/],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });
});

describe('the date of the largest', () => {
  it.each([
    ["on what date was Pfizer's largest payment made", 'list where company_family=Pfizer desc 1'],
    ['on which date did Pfizer make its largest payment', 'list where company_family=Pfizer desc 1'],
  ])('is in its record: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
