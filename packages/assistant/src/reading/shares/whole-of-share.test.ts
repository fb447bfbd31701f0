import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

/** What the share is of, by the names of its fields. */
async function partOf(question: string): Promise<unknown> {
  const read = await interpret(question, undefined, data);
  const comparison = read.kind === 'answer' ? read.context?.reading.comparison : undefined;
  return comparison?.kind === 'share' ? comparison.part?.map(({ field }) => field) : read.kind;
}

describe('whose money the whole is', () => {
  it.each([
    ["what share of Pfizer's spend in 2023 was accounted for by meals", ['nature']],
    ["what share did meals have in Pfizer's spend in 2023", ['nature']],
    ['what share of its 2023 spend did Pfizer devote to meals', ['nature']],
    ["meals relative to Pfizer's spend in 2023, as a percentage", ['nature']],
    ["what share of Pfizer's spend in 2023 fell on meals", ['nature']],
    ["Pfizer's spend makes up what share of meals in 2023", ['company_family']],
    ['what share does Pfizer have of meals in 2023', ['company_family']],
    ['what share of meals in 2023 was accounted for by Pfizer', ['company_family']],
  ])('%s: %s', async (question, fields) => {
    expect(await partOf(question)).toEqual(fields);
  });
});
