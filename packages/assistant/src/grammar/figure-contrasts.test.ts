import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('two figures against each other', () => {
  it.each([
    [
      'ratio of the largest payment to the median payment by state',
      'largest per record+median per record by state against',
    ],
    [
      'for each company, the ratio of its average to its median payment',
      'average per record+median per record by company against',
    ],
    [
      'gap between the largest and the median gift by year',
      'largest per record+median per record by program_year where nature=Gift against',
    ],
    ['ratio of total amount to number of payments by state', 'total_amount+payments by state against'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('may be a part, of which the rows are above a bound', async () => {
    const read = await interpret('companies whose largest payment makes up over half of their total', undefined, data);
    if (read.kind !== 'answer') throw new Error(read.text);
    expect(read.query.having).toEqual([{ field: 'proportion', op: 'gt', value: 0.5 }]);
    expect(read.query.measures?.at(-1)).toEqual({
      name: 'proportion',
      proportion: { of: 'largest', in: 'total_amount' },
    });
    expect(read.chips.map(({ label, text }) => `${label} ${text}`)).toEqual(
      expect.arrayContaining(['Share over 50 %', 'Comparison the first as a part of the second']),
    );
  });
});

describe('the first records of each', () => {
  it('are of each row, from a place on', async () => {
    const read = await interpret(
      'the second largest payment of each company in 2023, and who received it',
      undefined,
      data,
    );
    if (read.kind !== 'answer') throw new Error(read.text);
    expect(read.query).toMatchObject({ first: { n: 1, place: 2, within: ['company'] } });
    expect(read.chips.at(-1)?.text).toBe('number 2 of the largest of each');
  });

  it('of several stand beside each other, in time in its order', async () => {
    const ordered = async (question: string) => {
      const read = await interpret(question, undefined, data);
      return read.kind === 'answer' ? read.query.orderBy?.map(({ field }) => field) : read.text;
    };
    expect(await ordered('the two largest payments in each state')).toEqual(['state', 'total_amount', 'record_id']);
    expect(await ordered('the newest payment of each company')).toEqual(['date', 'record_id']);
    expect(await ordered('the largest payment in each month with recipient')).toEqual([
      'month',
      'total_amount',
      'record_id',
    ]);
  });
});
