import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

const OVER = 'physicians paid more than $50k in 2023';

describe('those above a bound in other turns', () => {
  it.each<[string, ...string[]]>([
    [
      'recipients where recipient_type=Physician among none nature=Food in 2023 each recipient gt 50000',
      OVER,
      'how many of them got no meals',
    ],
    [
      'total_amount by recipient where recipient_type=Physician among none nature=Royalty in 2023 having gt 50000',
      OVER,
      'which of them had no royalties at all',
    ],
    ['refuse cannot', 'top 5 physicians in 2023', 'which of them never got royalties'],
    [
      'total_amount by recipient where recipient_type=Physician in 2023 having gt 50000',
      'how many physicians got more than $50k in 2023',
      'who are they, and how much did each get',
    ],
    [
      'total_amount by company where nature=Food in 2023',
      'how many companies paid for meals in 2023',
      'what did each of them pay',
    ],
    [
      'recipients by state where recipient_type=Physician in 2023 each recipient gt 50000',
      OVER,
      'how many are there per state',
    ],
    [
      'count recipient where recipient_type=Physician state=TX of recipients with 1 conditions in 2023',
      OVER,
      'how many of them are in Texas',
    ],
    [
      'total_amount by company where recipient_type=Physician nature=Food of recipients with 1 conditions in 2023',
      OVER,
      'by company',
      'only meals',
    ],
    [
      'total_amount where recipient_type=Physician in 2022 each recipient gt 50000 in 2023',
      OVER,
      'what did they get in 2022',
    ],
    [
      'count recipient by state where recipient_type=Physician in 2023 each recipient gt 50000',
      'how many physicians got more than $50k in 2023',
      'by state',
    ],
  ])('are still those: “%s”', read);
});

describe('those of another kind of payments', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by recipient of recipients with 1 conditions in 2023',
      'ownership interests by recipient in 2023',
      'did those people also get general payments',
    ],
    [
      'research: total_amount by recipient where recipient_type=Physician of desc 10 recipient in 2023',
      'top 10 physicians in 2023',
      'and research payments to them',
    ],
    [
      'research: count recipient of recipients with 1 conditions in 2022',
      'ownership interests by recipient in 2022',
      'how many of them also got research payments',
    ],
    ['refuse cannot', 'the five largest payments in 2023', 'who paid them'],
  ])('are a set of its own kind: “%s”', read);
});

describe('what each row has on average, or grew by', () => {
  it.each<[string, ...string[]]>([
    ['average per recipient by state in 2023 desc 5', 'top 5 states in 2023', 'per recipient instead'],
    ['average per recipient by specialty in 2023', 'number of recipients by specialty in 2023', 'dollars per head'],
    [
      'total_amount by company each gt 20 growth 2022 > 2023',
      'growth by company from 2022 to 2023',
      'which grew by more than 20%',
    ],
    [
      'total_amount by state where company=Merck asc 1 growth 2022 > 2023',
      'growth of Merck from 2022 to 2023',
      'which state fell the most',
    ],
    ['records+total_amount by company in 2023', 'records by company in 2023', 'total dollars too'],
    [
      'payments by company in 2024 having payments gt 1000',
      'number of payments by company in 2024',
      'more than 1000 only',
    ],
    ['total_amount by state+company in 2023 desc 1', 'spend by state in 2023', 'which company is first in each'],
  ])('is of the rows that are there: “%s”', read);
});
