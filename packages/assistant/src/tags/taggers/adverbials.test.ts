import { describe, expect, it } from 'vitest';
import { tokenise } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';
import { addAdverbial } from './adverbials.ts';

function found(text: string): string[] {
  const tokens = tokenise(text);
  const lows = tokens.map(({ low }) => low);
  const tags: Tag[] = [];
  for (let from = 0; from < lows.length; from++) addAdverbial(lows, from, tags);
  return tags.map(({ kind, from, to }) => `${kind} ${lows.slice(from, to).join(' ')}`);
}

describe('adverbials', () => {
  it.each([
    ['total spend, according to the data', 'filler according to the data'],
    ['total spend as recorded in our database', 'filler as recorded in our database'],
    ['number of doctors, irrespective of the amount', 'filler irrespective of the amount'],
    ['share of the payments, measured in dollars', 'amount measured in dollars'],
    ['share of the payments, by number of records', 'measure by number of records'],
    ['payments that fall under meals', 'preposition fall under'],
    ['by what factor did it exceed', 'compare by what factor'],
  ])('“%s”: %s', (text, tag) => {
    expect(found(text)).toContain(tag);
  });

  it.each([
    'payments that fall under $500',
    'based on the records of Stryker',
    'total spend measured in dollars',
    'total spend as a percentage',
    'state spend in 2023',
  ])('“%s” has none', (text) => {
    expect(found(text)).toEqual([]);
  });
});
