import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

describe('turns with definite things, and turns that are new', () => {
  it.each<[string, ...string[]]>([
    [
      'count recipient where recipient_type=Physician company_family=Pfizer in 2024',
      'meals paid by Pfizer in 2023',
      'how many physicians did the company pay in 2024?',
    ],
    [
      'records by company where nature=Gift in 2023 desc 1',
      'how many gift records by year',
      'which company had the most of them in 2023',
    ],
    [
      'total_amount where nature=Gift in 2023',
      'gifts over $50 in 2023, list them',
      'and all gifts in that year, in total?',
    ],
    [
      'total_amount by recipient where recipient_type=Physician nature=Gift in 2023 desc 1',
      'how many physicians got gifts in 2023',
      'who got the most',
    ],
    [
      'total_amount where state=TX recipient_type=Physician in 2024',
      'top 5 companies in 2023',
      'Something else: how much did physicians in Texas get in 2024',
    ],
    [
      'research: total_amount where recipient_type=Teaching in 2024',
      'top 5 companies in 2023',
      'and research to teaching hospitals in 2024?',
    ],
    [
      'total_amount by state in 2023 desc 5',
      'how many physicians got meals in 2023',
      'which five states had the highest spend that year?',
    ],
    ['total_amount by company where nature=Food in 2022 desc 5', 'top 5 companies in 2023', 'and for meals in 2022'],
  ])('are read as “%s”: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
