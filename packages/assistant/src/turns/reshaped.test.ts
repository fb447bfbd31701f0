import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../port/data-port.ts';
import { lastReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('an answer in another shape', () => {
  it.each<[string, ...string[]]>([
    ['total_amount where company=Merck in 2023 share', 'meals of Merck in 2023', 'as a percentage of all it paid'],
    [
      'total_amount where state=TX in 2023 share',
      'meals of Merck in Texas in 2023',
      'as a share of everything they got',
    ],
    ['refuse cannot', 'spend of Merck in 2023', 'as a percentage of everything it paid'],
    ['list where nature=Gift desc 100', 'list gifts', 'sort it newest to oldest'],
    ['list where nature=Gift asc 100', 'list gifts', 'oldest first'],
    ['refuse cannot', 'gifts by company', 'in order of the date of first payment'],
    [
      'total_amount by company in 2023 having records gte 500 share',
      'meals by company in 2023',
      'as a share of their total',
      'drop anybody with fewer than 500 records',
    ],
  ])('is read as “%s”: %s', read);
});

describe('bounds and figures that are said otherwise', () => {
  it.each<[string, ...string[]]>([
    [
      'average per recipient by state where nature=Travel specialty=Cardiovascular',
      'travel of cardiologists by state',
      'per cardiologist instead of in total',
    ],
    ['list where nature=Gift each record gt 100', 'number of gifts by company', 'only the ones above $100, as a list'],
    [
      'total_amount by recipient where nature=Travel having gte 100',
      'travel by recipient',
      'leave out everyone who received less than $100 in travel',
    ],
    ['payments by recipient where nature=Food desc 1', 'how many meals', 'who had the most of them'],
    ['total_amount in 2023-01-01 to 2023-03-31', 'spend in Q1 2024', 'one year earlier, same quarter'],
    ['total_amount in 2024', 'spend in 2023', 'move the whole check forward a year'],
    ['refuse cannot', 'top 10 companies', "show that company's meals"],
  ])('is read as “%s”: %s', read);
});
