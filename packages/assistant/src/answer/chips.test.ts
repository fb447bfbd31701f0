import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

async function comparisonOf(question: string): Promise<string | undefined> {
  const read = await interpret(question, undefined, data);
  return read.kind === 'answer' ? read.chips.find(({ slot }) => slot === 'comparison')?.text : undefined;
}

describe('the part that a share is of', () => {
  it.each([
    ['what share of payments is disputed', 'share of disputed'],
    ['share of payments to physician owners', 'share of physician owner'],
    ['what share of spend is gifts', 'share of Gift'],
  ])('is called by its name: %s', async (question, text) => {
    expect(await comparisonOf(question)).toBe(text);
  });
});
