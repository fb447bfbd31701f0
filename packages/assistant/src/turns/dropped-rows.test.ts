import { expect, it } from 'vitest';
import { withoutDropped } from './dropped-rows.ts';

it.each([
  ['drop anybody below $10,000', 'only those with at least $10,000'],
  ['and remove the companies with fewer than 500 records', 'and only those with at least 500 records'],
  ['exclude everyone who got more than $1M', 'only those with at most $1M'],
  ['leave out all before 2022', 'only since 2022'],
  ['ignore everything after 2023 from that list', 'only until 2023'],
])('keeps the other side of a bound: %s', (turn, plainly) => {
  expect(withoutDropped(turn)).toBe(plainly);
});

it.each(['drop meals', 'remove Texas', 'exclude the top 10', 'without food under that heading', 'drop the year'])(
  'leaves the rest as it is: %s',
  (turn) => {
    expect(withoutDropped(turn)).toBe(turn);
  },
);
