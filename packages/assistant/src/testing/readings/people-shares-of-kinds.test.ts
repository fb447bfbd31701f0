import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('the part of those who have a kind of payments', () => {
  it.each([
    ['what percentage of companies made research payments', 'all_payments: count company peopleShare'],
    [
      'percent of physicians received research payments',
      'all_payments: count recipient where recipient_type=Physician peopleShare',
    ],
    ['share of companies with ownership interests in 2023', 'all_payments: count company in 2023 peopleShare'],
    ['percent of research recipients that are hospitals', 'research: count recipient peopleShare'],
    ['percent of companies that made both general and research payments', 'refuse cannot'],
    ['what share of companies only made general payments', 'refuse only'],
    ['what percent of companies only paid meals', 'refuse only'],
    ['share of research payments made to hospitals', 'research: total_amount share'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });

  it('says whom the whole are', async () => {
    const read = await interpret('what percentage of companies made research payments', undefined, data);
    expect(read.kind === 'answer' && read.assumptions).toEqual([
      'The whole are those whom the data has in that time, in any kind of payment.',
    ]);
  });
});
