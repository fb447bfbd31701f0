import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { toQuery } from '../../query/to-query.ts';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what each record is to show', () => {
  it.each([
    ['Pfizer: records over $20,000 (date, recipient, amount)', 'list where company_family=Pfizer each record gt 20000'],
    ['pull the meals of Bo Chen, need date, company, amount', 'list where nature=Food recipient_id=1002'],
    ['all payments made in cash - who paid whom, when, how much', 'list where form=Cash'],
    [
      'Ada Moreno, gifts 2022: every record with date, company, amount',
      'list where recipient_id=1001 nature=Gift in 2022',
    ],
    ['payments over $5,000 sorted by date, with recipient, company, date', 'list each record gt 5000 asc 100'],
    ['biggest gift: to whom, from whom, what day and how much', 'list where nature=Gift desc 1'],
    [
      'which company made the single largest payment to Bo Chen, and on what date',
      'list where recipient_id=1002 desc 1',
    ],
    ['who holds the most valuable single stake, and in which company', 'ownership: list desc 1'],
    ['date and amount of the largest gift', 'list where nature=Gift desc 1'],
    ['on what date was the largest payment made', 'list desc 1'],
    ['date, recipient and amount of every gift over $200', 'list where nature=Gift each record gt 200'],
    [
      'every gift over $200 that went to a physician. I need the date, the company, the physician and the amount.',
      'list where recipient_type=Physician nature=Gift each record gt 200',
    ],
    [
      'royalties above $100,000 in 2023, giving date, company and physician',
      'list where nature=Royalty recipient_type=Physician in 2023 each record gt 100000',
    ],
    [
      'ownership interests worth over $1 million, giving the company, the year and the value',
      'ownership: list each record gt 1000000',
    ],
    [
      'Pfizer consulting fees above $10,000, one line per transaction',
      'list where company_family=Pfizer nature=Consulting each record gt 10000',
    ],
    ['every gift with company and amount', 'list where nature=Gift'],
    ['largest single honorarium in 2023 and its recipient', 'list where nature=Honoraria in 2023 desc 1'],
    ['list the stakes of Ada Moreno', 'ownership: list where recipient_id=1001'],
    // A figure or rows are asked for, and no records.
    ['date of payments over $200', 'total_amount by day each record gt 200'],
    ['total of gifts with date and company', 'refuse with'],
    ['payments by company and date', 'total_amount by company+day'],
    ['which company paid the most, to whom and when', 'refuse when'],
  ])('%s: %s', async (question, expected) => {
    expect(await shortReading(question, data)).toBe(expected);
  });

  it('shows what a list has not anyhow, and goes on doing so', async () => {
    const turns = ['list gifts with date, city and specialty', 'only 2023'];
    expect(await lastReading(turns, data)).toBe('list where nature=Gift in 2023');
    const read = await interpret(turns[0] ?? '', undefined, data);
    const dimensions = read.kind === 'answer' && read.context ? toQuery(read.context.reading).dimensions : [];
    expect(dimensions?.slice(-2)).toEqual(['city', 'specialty']);
  });
});

describe('columns behind a colon', () => {
  it.each([
    ['acquisitions: recipient, company, date, amount', 'list where nature=Acquisitions'],
    ['gifts in Texas: who was paid by whom, when, how much?', 'list where nature=Gift state=TX'],
    ['gifts 2023: who paid whom, how much and when', 'list where nature=Gift in 2023'],
    ['royalties in 2023: company, recipient and amount', 'list where nature=Royalty in 2023'],
    ['Stryker gifts: recipient, amount', 'total_amount by recipient where company=Stryker nature=Gift'],
  ])('are of records, or of each: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
