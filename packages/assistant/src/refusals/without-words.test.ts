import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('a question with words that nothing places', () => {
  it.each([
    ["how many doctors did Pfizer's squad reach in 2023?", "how many doctors did Pfizer's reach in 2023?"],
    ['total spend of Stryker, currently, on meals', 'total spend of Stryker, on meals'],
    ['doctors who have been sued', undefined],
  ])('is refused, and offered without them: %s', async (question, offer) => {
    const read = await interpret(question, undefined, data);
    if (read.kind !== 'refuse') throw new Error(`${question} is no question to refuse.`);
    expect(read.offers[0]).toBe(offer ?? 'Total amount by nature of payment');
  });
});
