import { describe, expect, it } from 'vitest';
import { readingOf, readQuestion } from '../reading/read-question.ts';
import type { Reading } from '../reading/reading.ts';
import { explained } from '../tags/explain.ts';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';
import { tokenise } from '../text/tokens.ts';
import { lexiconOf } from '../values/lexicon.ts';
import { saidAndNotAsked } from './said-and-asked.ts';

const data = await wordsPort();
const lexicon = await lexiconOf(data, await data.describe());

/** What of a question another reading of it would drop. */
async function droppedBy(question: string, change: Partial<Reading>): Promise<string | undefined> {
  const words = await explained(tokenise(question), lexicon, data);
  if ('kind' in words) throw new Error(`${question}: ${JSON.stringify(words)}`);
  const draft = readQuestion(words, lexicon);
  return saidAndNotAsked(draft, { ...readingOf(draft), ...change });
}

const TOTAL = [{ kind: 'measure', measure: 'total_amount' }] as const;
const BY_YEAR = [{ kind: 'dimension', dimension: 'program_year' }] as const;
const WITHOUT = { comparison: undefined, ranking: undefined, among: undefined } as unknown as Partial<Reading>;

describe('what a question says', () => {
  it.each<[string, string, Partial<Reading>]>([
    ['median per doctor in 2023', 'median', { figures: TOTAL }],
    ['how many doctors did Pfizer pay', 'how many', { figures: TOTAL }],
    ['total spend by state', 'state', { groups: [] }],
    ['which companies paid the most', 'companies', { groups: BY_YEAR }],
    ['monthly spend in 2023', 'monthly', { groups: BY_YEAR }],
    ['companies that paid more than $1M', 'companies', { groups: BY_YEAR }],
    ['companies that paid more than $1M', 'more than', { thresholds: [] }],
    ['spend on physicians in 2023', 'physicians', { filters: [] }],
    ['top 5 companies', 'top', WITHOUT],
    ['top 5 companies', '5', { ranking: { n: 10, direction: 'desc' } }],
    ['growth of spend from 2022 to 2023', 'growth of', WITHOUT],
    ['share of meals in total spend', 'share of', WITHOUT],
    ['Pfizer versus Merck', 'versus', { groups: BY_YEAR }],
    ['spend without meals', 'without', { filters: [{ field: 'nature', values: ['Food and Beverage'] }] }],
    ['spend on meals in 2023', 'in 2023', { periods: [] }],
    ['physicians paid by both Pfizer and Merck', 'both', WITHOUT],
    ['physicians who received only meals', 'only', WITHOUT],
    ['research spend of Pfizer', 'research spend', { source: 'general' }],
  ])('“%s” is not without “%s”', async (question, word, change) => {
    expect(await droppedBy(question, {})).toBeUndefined();
    expect(await droppedBy(question, change)).toBe(word);
  });
});

describe('what no rule reads yet is refused, and says which word', () => {
  it.each([
    ['what does each specialty receive most: meals or travel', 'most'],
    ['number of companies and physicians in 2023', 'physicians'],
    ['number of physicians by number of companies', 'by'],
    ['meals in Texas and travel in California', 'meals'],
    ['companies exceeding $2M in total by year', 'companies'],
    ['total for the week of 5 June 2023', 'week'],
  ])('%s: %s', async (question, word) => {
    expect(await shortReading(question, data)).toBe(`refuse ${word}`);
  });
});
