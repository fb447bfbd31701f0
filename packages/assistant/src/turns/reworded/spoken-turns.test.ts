import { describe, expect, it } from 'vitest';
import { plainTurn } from './plain-turn.ts';

describe('what people call what a turn does', () => {
  it.each([
    ['I am sorry, I meant only 2022; could you show it again?', 'only 2022'],
    ['oops, I meant Florida', 'make it Florida'],
    ['append the total of each', 'add the total'],
    ['For each, please add the total amount', 'add the total amount'],
    ['minus meals', 'without meals'],
    ['flip it, lowest first', 'lowest first'],
    ['flip it', 'reverse the order'],
    ["I'd rather see payments than dollars", 'payments instead of dollars'],
    ['just the ones above $1,000 each', 'only the ones above $1,000'],
    ['the average for that group', 'the average for them'],
    ['add column % of year', 'as a share of the total'],
  ])('reads “%s” as “%s”', (said, plainly) => expect(plainTurn(said)).toBe(plainly));
});
