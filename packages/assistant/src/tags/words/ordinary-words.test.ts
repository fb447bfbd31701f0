import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('a verb that asks', () => {
  it.each([
    ['estimate the total spend by state', 'total_amount by state'],
    ['please cross-check for me the total spend by state', 'total_amount by state'],
    ['could you stratify payments by state', 'total_amount by state'],
    ['size up spend by state', 'total_amount by state'],
  ])('says nothing of what is asked: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it.each([
    ['payments to audit', 'audit'],
    ['spend by state, map', 'map'],
  ])('is a word like any other elsewhere: %s', async (question, word) => {
    expect((await shortReading(question, data)).toLowerCase()).toBe(`refuse ${word}`);
  });
});

describe('what is none', () => {
  it.each([
    'companies that had zero meals in 2023',
    'companies without one meal in 2023',
    'companies lacking meals in 2023',
    'companies reporting no meals in 2023',
    'companies which paid nothing for meals in 2023',
  ])('is said in many ways: %s', async (question) => {
    expect(await shortReading(question, data)).toBe(await shortReading('companies with no meals in 2023', data));
  });
});

describe('a bound of those who are left out', () => {
  it.each([
    'total by doctor, leaving out any doctor below $5,000',
    'total by doctor, excluding doctors with a total under $5,000',
    'total by doctor, skip under $5,000',
  ])('is one of those who are left: %s', async (question) => {
    expect(await shortReading(question, data)).toBe(await shortReading('doctors with at least $5,000', data));
  });
});

describe('words that say once more what is said', () => {
  it.each([
    ['annual spend in 2023', 'total spend in 2023'],
    ['how many doctors total did Pfizer pay', 'how many doctors did Pfizer pay'],
    ['dollars and records by state', 'total spend and number of records by state'],
    ['spend in all states combined', 'total spend'],
    ['spend on meals whichever company paid', 'spend on meals'],
    ["how many hospitals did Pfizer pay, by the hospital's state", 'how many hospitals did Pfizer pay by state'],
    ['spend by state, and add the number of payments', 'spend and number of payments by state'],
    ["break Pfizer's spend down into states", "Pfizer's spend by state"],
    ['ninety-fifth percentile of meals', '95th percentile of meals'],
    ['travel whose destination was Boston', 'travel to Boston'],
    ['spend 2021-present', 'spend since 2021'],
    ['spend from Jan 2021 - Mar 2022', 'spend from January 2021 to March 2022'],
    ['spend in the latter half of 2023', 'spend in the second half of 2023'],
  ])('narrow nothing: %s', async (question, plain) => {
    expect(await shortReading(question, data)).toBe(await shortReading(plain, data));
  });
});
