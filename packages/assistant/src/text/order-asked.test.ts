import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('an order that is asked for', () => {
  it.each([
    ['line up the states by spend', 'rank the states by spend'],
    ['please arrange the specialties according to total spend', 'rank the specialties by total spend'],
    ['order the products by amount, please', 'rank the products by amount'],
    ['sort states by spend from lowest to highest', 'states by spend, lowest first'],
    ['rank states from the smallest to the largest total amount', 'states by total amount, lowest first'],
    ['rank states from highest to lowest total', 'rank states by total'],
  ])('“%s” is read as “%s”', async (question, same) => {
    expect(await shortReading(question, data)).toBe(await shortReading(same, data));
  });

  it('is none of records, nor of what a turn is about', async () => {
    expect(await shortReading('sort payments over $100,000 by amount', data)).toBe('refuse sort');
    expect(await shortReading('sort by name', data)).toMatch(/^refuse/);
  });
});
