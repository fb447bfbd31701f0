import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { toQuery } from '../../query/to-query.ts';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('a quarter or month as the part of its year', () => {
  it.each([
    ['what share of 2023 spend was in Q4', '2023-10-01', '2023-12-31'],
    ['what percentage of 2023 spend fell in Q4', '2023-10-01', '2023-12-31'],
    ['share of Pfizer spend in 2023 in December', '2023-12-01', '2023-12-31'],
    ['what share of 2023 meals was paid in Q1 2023', '2023-01-01', '2023-03-31'],
  ])('“%s” is of %s to %s', async (question, from, to) => {
    const read = await interpret(question, undefined, data);
    if (read.kind !== 'answer' || !read.context) throw new Error(JSON.stringify(read));
    const { comparison, periods } = read.context.reading;
    expect(comparison).toEqual({ kind: 'share', time: { kind: 'dates', from, to } });
    expect(periods).toEqual([{ kind: 'years', from: 2023, to: 2023 }]);
    expect(toQuery(read.context.reading).measures?.[0]).toMatchObject({
      where: [{ op: 'between', value: [from, to] }],
    });
  });

  it('leaves growth alone', async () => {
    const line = await shortReading('by what percentage did spend fall between 2022 and 2023', data);
    expect(line).toBe('total_amount growth 2022 > 2023');
  });

  it('is not mixed with another part', async () => {
    expect(await shortReading('what share of spend in 2023 went to physicians in Q4', data)).toBe('refuse cannot');
  });
});

describe('single records by what they were for, and when', () => {
  it.each([
    ['which company paid the most expensive meal', 'list where nature=Food desc 1'],
    ['which company paid the largest honorarium', 'list where nature=Honoraria desc 1'],
    ['which company paid the highest consulting fees', 'total_amount by company where nature=Consulting desc 1'],
    ['when was Ada Moreno last paid', 'list where recipient_id=1001 desc 1'],
    ['when did Pfizer first pay a physician', 'list where company_family=Pfizer recipient_type=Physician asc 1'],
    [
      'which payments by Pfizer to hospitals were over $20k',
      'list where company_family=Pfizer recipient_type=Teaching each record gt 20000',
    ],
    ['who are the biggest recipients in Texas', 'total_amount by recipient where state=TX desc 10'],
    ['payments in PA to a PA', 'total_amount where state=PA primary_type=Physician'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('the records behind an answer', () => {
  it.each([
    [['spend by nature in 2023', 'as a percentage', 'show me the records'], 'list in 2023'],
    [['what share of 2023 spend is meals', 'show me the records'], 'list where nature=Food in 2023'],
    [['what share of 2023 spend was in Q4', 'show me the records'], 'list in 2023-10-01 to 2023-12-31'],
    [['running total by month in 2023', 'show me the records'], 'list in 2023'],
  ])('%s', async (turns, line) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});
