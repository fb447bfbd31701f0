import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('rows that stand apart are those of a question by itself', () => {
  it.each([
    ['how many meals cost more than $125, by company', 'payments by company where nature=Food each record gt 125'],
    [
      'By state: smallest and largest meals in 2023',
      'smallest per record+largest per record by state where nature=Food in 2023',
    ],
    [
      'how many meals did Pfizer pay for, and what do they come to for each year',
      'payments+total_amount by program_year where nature=Food company_family=Pfizer',
    ],
    [
      'Texas and Florida together, how much in 2023 – top 2 companies',
      'total_amount by company where state=TX,FL in 2023 desc 2',
    ],
    // What is taken together is one figure, and the first of two figures are by neither.
    ['Texas spend, top 5 companies together', 'total_amount where state=TX concentration'],
    ['how much did the top 5 companies spend in 2022 and 2023 combined', 'total_amount in 2022 and 2023 concentration'],
    // Over what there is a row for anyhow, and what other rules read: an order, an average over years.
    ['payments to Ada Moreno, sorted by date', 'list where recipient_id=1001 asc 100'],
    ['average annual spend per company', 'refuse annual'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it.each([
    ['count recipient by state where recipient_type=Physician', 'how many physicians were paid', 'state breakdown'],
    ['count recipient by state where recipient_type=Physician desc 3', 'how many physicians were paid', 'top 3 states'],
    ['payments by state', 'number of payments', 'one row per state'],
    // Each of them is one: what they got.
    [
      'total_amount by recipient where recipient_type=Physician desc 3',
      'how many physicians were paid',
      'top 3 recipients',
    ],
  ])('of a turn is the figure before: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
