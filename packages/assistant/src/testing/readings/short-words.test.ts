import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('words as people write them shortly', () => {
  it.each([
    ["Ada Moreno's total", 'how much did Ada Moreno get'],
    ["total of Ada Moreno's", 'how much did Ada Moreno get'],
    ['total pymts w/o meals by yr', 'total payments without meals by year'],
    ['doctors paid only once', 'doctors with exactly 1 payments'],
    ['doctors paid twice or more', 'doctors with at least 2 payments'],
    ['doctors paid by 3 companies or more', 'doctors paid by at least 3 companies'],
    ['cumulative spend by program year', 'running total by year'],
    ['companies by spend ascending', 'companies by spend, lowest first'],
    ['doctors over the $50k mark', 'doctors over $50k'],
    ['physicians in Texas paid over $50,000, list them', 'physicians in Texas paid over $50,000'],
  ])('%s is %s', async (short, long) => {
    expect(await shortReading(short, data)).toBe(await shortReading(long, data));
    expect(await shortReading(short, data)).not.toContain('refuse');
  });

  it.each([
    ['how many companies make up 80% of spend', 'total_amount coverage'],
    [
      'how many doctors get half of the spend in Texas',
      'total_amount where recipient_type=Physician state=TX coverage',
    ],
    ['ratio of meals to travel in Texas', 'total_amount where nature=Food,Travel state=TX ratio'],
    ['ratio of meals', 'refuse cannot'],
    ['how many states make up 80% of spend', 'refuse cannot'],
    ['how many companies paid 80% of doctors', 'refuse 80%'],
  ])('%s is %s', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });
});
