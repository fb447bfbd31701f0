import { type Rewrites, replaced } from './replaced.ts';

const TOTAL =
  '(?:total|sum|spend|spending|payments)(?:\\s+(?:payments|spend|spending|amount))?(?:\\s+(?:from|across)\\s+all\\s+(?:the\\s+)?(?:companies|manufacturers|payers))?';
const OVER = '(?:more\\s+than|over|above|in\\s+excess\\s+of|exceeding)';
const EXCEEDED = `(?:exceed(?:s|ed)?|surpass(?:es|ed)?|top(?:s|ped)|(?:is|are|was|were)\\s+${OVER})`;
const BOTH = '(?:both\\s+(?:of\\s+)?|each\\s+of\\s+)(?=(?:19|20)\\d\\d\\s+and\\s+(?:19|20)\\d\\d\\b)';
const MONEY = '(?<money>\\$\\s?[\\d.,]+(?:\\s?(?:k|m|thousand|million))?)';
const WHO = '(?<=\\b(?:people|recipients|physicians|doctors|practitioners|hospitals|companies|manufacturers)\\s+)';

const PLAINER: Rewrites = [
  // `doctors whose total exceeded $5,000 in both 2022 and 2023`, `companies with a total above $1 million in both 2022 and 2023`.
  [
    new RegExp(
      `${WHO}(?:whose\\s+${TOTAL}\\s+${EXCEEDED}|(?:with|had|having|(?:that|who)\\s+had)\\s+(?:an?\\s+)?total(?:s|\\s+payments)?\\s+(?:of\\s+)?${OVER})\\s+${MONEY}\\s+in\\s+${BOTH}`,
      'gi',
    ),
    'with more than $<money> in both ',
  ],
];

/** Totals that are those of each of two years, where `a total in both` would be one of them together. */
export function withTotalsOfBoth(question: string): string {
  return replaced(question, PLAINER);
}
