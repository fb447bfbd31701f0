import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('another figure of the rows that are there', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by state in 2023', 'number of records by state in 2023', 'and their total amount?'],
    ['total_amount in 2023', 'number of records by state in 2023', 'and the overall total amount?'],
    ['total_amount in 2023', 'number of records by state in 2023', 'what do they add up to'],
    ['total_amount in 2023', 'spend by state in 2023', 'and their total?'],
    ['records by form in 2023', 'spend by form of payment in 2023', 'how many records is that?'],
    ['records where nature=Food in 2023', 'spend on meals in 2023', 'how many records is that?'],
    // Of interests.
    ['ownership: value_of_interest by state', 'ownership records by state', 'and their worth'],
    ['ownership: value_of_interest where state=TX', 'how many ownership interests in Texas', 'and the total amount?'],
    ['ownership: value_of_interest where state=TX', 'how many ownership interests in Texas', 'what is the value'],
  ])('is read as “%s”: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});
