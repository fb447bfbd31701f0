import { describe, expect, it } from 'vitest';
import { lastReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();
const isRead = async (question: string) => !(await lastReading([question], data)).startsWith('refuse');

describe('where no question was before', () => {
  it.each([
    'who are they, and by which company each',
    'which three companies account for the largest amounts of it',
    'how many of them took no royalties in 2023',
    'how many physicians did that company pay in 2023',
    'the ten who received the most from the companies in question',
    'what is the median of their totals',
    'list those interests: physician, company',
    'which companies had the most in that year',
    'total by that state',
  ])('nobody can tell what is meant by “%s”', async (question) => expect(await isRead(question)).toBe(false));

  it.each([
    'what share of its 2023 spend did Pfizer devote to meals',
    'the best paid physician of each year, with the total for that year',
    'total of those Pfizer payments that exceed $5,000',
    'which companies paid the most in 2023, and how much in that year',
    'spend by nature for Pfizer in 2024, as a share of its total',
  ])('the question itself says what is meant: “%s”', async (question) => expect(await isRead(question)).toBe(true));
});
