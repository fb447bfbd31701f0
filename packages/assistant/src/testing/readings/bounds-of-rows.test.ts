import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const isRead = async (question: string, plain: string) =>
  expect(await shortReading(question, data)).toBe(await shortReading(plain, data));

describe('a bound without a unit behind the rows', () => {
  it.each([
    ['number of physicians by state, over 100 only', 'states with more than 100 physicians'],
    ['count distinct physicians by state having more than 100', 'states with more than 100 physicians'],
  ])('is of the number that is asked for: %s', isRead);

  it('is of money where that is said', async () => {
    expect(await shortReading('number of doctors by state, over $5,000', data)).toContain('5000');
    expect(await shortReading('number of doctors by state, over $5,000', data)).not.toContain('recipients gt');
  });
});

describe('an amount that somebody got so many times', () => {
  it.each([
    ['doctors paid over $1,000 at least three times', 'doctors with at least three payments over $1,000'],
    ['who was paid exactly $2,500 ten times or more', 'recipients with ten or more payments of exactly $2,500'],
    ['doctors who received $500 or more at least twice', 'doctors with at least 2 payments of at least $500'],
  ])('is of each payment: %s', isRead);
});

describe('none of something behind a bound', () => {
  it.each([
    ['doctors who got over $1,000 with no meals', 'doctors who got over $1,000 and no meals'],
    ['doctors who got over $1,000 without a single meal', 'doctors who got over $1,000 and no meals'],
  ])('says who is meant, and leaves nothing out of the bound: %s', isRead);
});

describe('times without anything', () => {
  it.each([
    'months with no royalties',
    'years in which Pfizer paid no royalties',
    'quarters without payments from Pfizer',
  ])('have no row: %s', async (question) => {
    expect(await shortReading(question, data)).toMatch(/^refuse/);
  });

  it('are others than rows by time without something', async () => {
    expect(await shortReading('monthly spend without meals', data)).toMatch(/^total_amount by month/);
  });
});
