import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('years that are not there', () => {
  it.each([
    ['total in 1998', 'refuse not-in-data'],
    ['spend in 2027', 'refuse not-in-data'],
    ['spend in 2018 and 2019', 'refuse not-in-data'],
    ['spend since 2030', 'refuse not-in-data'],
    ['spend before 2019', 'refuse not-in-data'],
    ['spend from 2015 to 2020', 'total_amount in 2015 to 2020'],
    ['growth from 2012 to 2013', 'refuse not-in-data'],
    ['meals in March 2017', 'refuse not-in-data'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
