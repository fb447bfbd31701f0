import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('what is asked of the first of a ranking alone', () => {
  it.each([
    [
      'of the ten largest companies, which ones paid for meals',
      'total_amount by company where nature=Food of desc 10 company',
    ],
    [
      'which of the ten largest companies paid for meals',
      'total_amount by company where nature=Food of desc 10 company',
    ],
    ['how many of the top 20 doctors got meals', 'count recipient where nature=Food of desc 20 recipient'],
    [
      'of the ten largest companies in 2022, which one spent the most on meals in 2023',
      'total_amount by company where nature=Food of desc 10 company in 2023 desc 1',
    ],
    [
      'how much did the ten largest companies of 2022 spend on meals in 2023',
      'total_amount where nature=Food of desc 10 company in 2023',
    ],
    // Their time is that of what is asked of them, where it says none.
    [
      'of the top 5 companies in 2022, which one paid the most doctors',
      'count recipient by company where recipient_type=Physician of desc 5 company in 2022 desc 1',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('what is asked of a set alone', () => {
  it.each([
    [
      'of the doctors who got meals in 2022, which one got the most in 2023',
      'total_amount by recipient where recipient_type=Physician of recipients with 1 conditions in 2023 desc 1',
    ],
    // The time of a set is that of each of its conditions.
    [
      'of the doctors who got both meals and gifts in 2022, which one got the most in 2023',
      'total_amount by recipient where recipient_type=Physician of recipients with 2 conditions in 2023 desc 1',
    ],
    [
      'doctors with gifts, how many of them got meals',
      'count recipient where nature=Food recipient_type=Physician of recipients with 1 conditions',
    ],
    [
      'among Texas doctors, who made more than $10,000 in meals in 2023',
      'total_amount by recipient where recipient_type=Physician state=TX nature=Food in 2023 having gt 10000',
    ],
    [
      'how many doctors with gifts got meals',
      'count recipient where nature=Food recipient_type=Physician of recipients with 1 conditions',
    ],
    [
      'how many of the doctors who got gifts also got meals',
      'count recipient where nature=Food recipient_type=Physician of recipients with 1 conditions',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
