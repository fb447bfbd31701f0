import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../port/data-port.ts';
import { lastReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('an answer further back', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by company in 2022 desc 10',
      'top 10 companies in 2023',
      'how much did they pay together',
      'go back to the list but for 2022',
    ],
    [
      'total_amount by company in 2023 desc 10',
      'top 10 companies in 2023',
      'only meals',
      'by state',
      'back to the first one',
    ],
    ['total_amount where nature=Travel in 2023', 'spend in 2023', 'only meals', 'scratch that, only travel'],
    ['total_amount in 2023', 'spend in 2023', 'only meals', 'undo that'],
    [
      'count recipient where recipient_type=Physician state=CA',
      'how many physicians in Texas',
      'total amount',
      'the same count for California',
    ],
    ['refuse cannot', 'spend in Texas', 'by company', 'the same median for California'],
    ['refuse cannot', 'spend in Texas', 'and in California', 'go back to the list'],
  ])('is read as “%s”: %s', read);
});

describe('both of the last two', () => {
  it.each<[string, ...string[]]>([
    ['total_amount where state=TX,CA in 2023', 'Texas in 2023', 'and California?', 'both together'],
    ['total_amount by state where state=TX,CA in 2023', 'Texas in 2023', 'and California?', 'compare the two'],
    [
      'total_amount by state where state=TX,CA in 2022',
      'Texas in 2023',
      'and California?',
      'how much did both get in 2022',
    ],
    [
      'total_amount by program_year where state=TX in 2022 and 2023',
      'Texas in 2023',
      'and in 2022?',
      'show both years',
    ],
    [
      'total_amount by company where state=TX,CA desc 5',
      'top 5 companies in Texas',
      'and in California?',
      'put both together and rank again',
    ],
    [
      'total_amount by company where company=Merck,Stryker in 2023 share',
      'Merck in 2023',
      'and Stryker?',
      'both as a share of the industry total',
    ],
    [
      'count recipient where recipient_type=Physician company=Merck,Stryker among company=Merck company=Stryker in 2023',
      'how many doctors did Merck pay in 2022',
      'and Stryker?',
      'how many of them did both companies reach in 2023',
    ],
    // Two that differ in more than one thing are no two.
    ['refuse cannot', 'Texas in 2023', 'and Merck in 2022?', 'both together'],
  ])('is read as “%s”: %s', read);
});
