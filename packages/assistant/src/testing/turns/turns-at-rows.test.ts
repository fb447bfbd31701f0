import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('which of those before', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by recipient where recipient_type=Physician nature=Royalty of recipients with 1 conditions in 2023',
      ...['physicians paid more than $50k in 2023', 'which of them got royalties'],
    ],
    ['list where nature=Consulting dispute_status=Yes', 'how many consulting fees', 'which of those were in dispute?'],
    ['list where nature=Consulting each record gt 5000', 'how many consulting fees', 'which of them were over $5,000'],
  ])('is read as “%s”: %s', read);
});

describe('one row, and what it is of', () => {
  it.each<[string, ...string[]]>([
    [
      'list of desc 1 company in 2023 desc 10',
      'who spent the most in 2023',
      "show that company's ten largest payments",
    ],
    [
      'total_amount by recipient where recipient_type=Physician of desc 1 product desc 10',
      ...['which product had the most spend', 'which doctors got the most for that product'],
    ],
    ['list where nature=Consulting desc 1', 'consulting fees by state', 'when was the last one made'],
    ['list where company=Merck desc 1', 'largest payment of Merck', 'when was it made, and what was it for?'],
  ])('is read as “%s”: %s', read);
});

describe('the rows and the figure that are there', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by company+program_year desc 3', 'spend by company by year', 'rank within year, top 3 each'],
    ['total_amount by state+company desc 2', 'spend by state and company', 'top 2 per state'],
    ['total_amount by state+nature in 2023', 'spend by state in 2023', 'break it down by nature as well'],
    ['total_amount where nature=Gift growth 2022 > 2023', 'gifts by year', 'what was the growth from 2022 to 2023'],
    ['total_amount by recipient where nature=Gift in 2023', 'gifts by year', 'who were the payees in 2023'],
    [
      'count recipient by state where recipient_type=Physician desc 1 growth 2022 > 2023',
      ...['how many physicians in 2022', 'compare with 2023', 'in which state did the number rise the most'],
    ],
    [
      'count recipient by state where recipient_type=Physician in 2023',
      'how many physicians in 2023',
      'break the 2023 number down by state',
    ],
    ['payments in 2021 share', 'share of payments under $20 in 2021'],
    ['total_amount in 2021 share', 'share of payments under $20 in 2021', 'by dollars rather than by count'],
  ])('is read as “%s”: %s', read);
});
