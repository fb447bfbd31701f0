import { describe, expect, it } from 'vitest';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('turns that point into the answer before', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by company in 2023 desc 1', 'top company in 2023', 'who came second?'],
    ['ownership: value_of_interest where company=Stryker', 'amount invested in Stryker', 'and what is all that worth'],
    ['total_amount where nature=Food state=TX', 'meals in Texas', 'what does all that come to'],
    ['total_amount by company in 2023 desc 3', 'top 3 companies in 2024', 'and for 2023, the same'],
    [
      'total_amount by company where recipient_type=Teaching in 2023 desc 5',
      'top 5 hospitals in 2023',
      'now the companies instead of the hospitals',
    ],
    [
      'total_amount by nature where company=Stryker recipient_type=Physician in 2023',
      'how much did Stryker pay physicians in 2023',
      'to how many of them',
      'what was it for',
    ],
    [
      'count recipient by state where nature=Royalty recipient_type=Physician,Non-Physician of desc 5 state',
      'top 5 states by royalties',
      'number of people receiving them there',
    ],
    [
      'ownership: count recipient by program_year',
      'value of ownership interests by year',
      'how many owners were there each year',
    ],
    [
      'largest per record where nature=Food in 2023',
      'average meal in 2023',
      'what was the most expensive one that year',
    ],
    [
      'payments where company=Stryker recipient_type=Teaching in 2023',
      'top 3 companies in 2023',
      'how many payments to hospitals did Stryker make in that year',
    ],
    [
      'total_amount by nature growth 2023 > 2024',
      'spend by nature in 2024',
      'which of these grew the most in dollars vs 2023',
    ],
    [
      'total_amount by state where state=TX,CA,NY in 2023',
      'Texas vs California in 2023',
      'throw in New York state too',
    ],
    [
      'total_amount by recipient where product=ELIQUIS recipient_type=Physician desc 3',
      'spend on Eliquis',
      'which three physicians got the most of it',
    ],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});

describe('each of those payments', () => {
  it.each<[string, ...string[]]>([
    [
      'list where company=Stryker recipient_type=Teaching in 2023',
      'how much did Stryker pay hospitals in 2023',
      'list each of those payments with its date',
    ],
    ['list where nature=Royalty company=Stryker', 'royalties from Stryker by year', 'show me each of those records'],
    ['list where nature=Gift state=TX in 2023', 'gifts in Texas in 2023', 'give me each of the individual payments'],
  ])('are listed: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});

describe('a wider word for those who are there', () => {
  it.each<[string, ...string[]]>([
    [
      'count recipient where primary_type=Nurse in 2023',
      'spend on nurse practitioners in 2023',
      'how many practitioners is that',
    ],
    [
      'average per recipient where primary_type=Nurse in 2023',
      'spend on nurse practitioners in 2023',
      'and the average per practitioner',
    ],
    [
      'count recipient where recipient_type=Non-Physician in 2023',
      'spend on NPPs in 2023',
      'how many practitioners was that?',
    ],
    [
      'count recipient where recipient_type=Physician in 2023',
      'spend on nurse practitioners in 2023',
      'how many doctors is that',
    ],
  ])('is no condition: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});

describe('the most of them, of two figures', () => {
  it.each<[string, ...string[]]>([
    [
      'payments by company where nature=Gift desc 3',
      'number and value of gifts by year',
      'which three companies have the most of them by count?',
    ],
    [
      'payments by state where nature=Gift desc 5',
      'number and value of gifts by year',
      'and which 5 states had the most of those by number, all years together',
    ],
    ['refuse of them', 'number and value of gifts by year', 'which company had the most of them'],
  ])('are by the one that is said: %s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});
