import { type Rewrites, replaced } from './replaced.ts';

const N = '(?<n>two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|fifty|\\d{1,3})';
const ROWS =
  '(?:compan|manufacturer|maker|firm|payer|sponsor|hospital|physician|doctor|recipient|practitioner|state|cit|specialt|product|drug|device|brand|stud|investigator|cardiologist|oncologist)';
const SUMS =
  '(?:\\$|(?:us\\s*)?\\d[\\d,.]*\\s?(?:k|m|thousand|million|dollars|usd|payments|meals|records|companies|doctors)\\b|\\d)';

/** Words that people put otherwise who have English as a second language. */
const PLAINER: Rewrites = [
  [/\bhow\s+many\s+(?=(?:money|spend(?:ing)?|cash|funding)\b)/gi, 'how much '],
  // `how mny`: too short a word for a typo of it to be found.
  [/\bhow\s+(?:mny|mnay|amny|mayn)\b/gi, 'how many'],
  // `more of 50000 dollars`, `superior to $5,000`.
  [new RegExp(`\\b(?:more|upper|superior|greater|bigger|higher)\\s+(?:of|to)\\s+(?=${SUMS})`, 'gi'), 'more than '],
  [new RegExp(`\\b(?:less|fewer|inferior|lower|smaller)\\s+(?:of|to)\\s+(?=${SUMS})`, 'gi'), 'less than '],
  // `the most big payment`.
  [/\bmost\s+(?:big|large|great|huge|high)\b(?!\w)/gi, 'biggest'],
  [/\bmost\s+(?:small|little|low)\b(?!\w)/gi, 'smallest'],
  // `which company is paying the more`.
  [
    /(?<=\b(?:pay|pays|paying|paid|spends?|spending|spent|receives?|receiving|received|gets?|getting|got|gives?|giving|gave|earns?|earned)\s)the\s+more(?:\s+of)?(?=\s+(?:to|for|on|from|in|money|payments)\b|[\s?.!]*$)/gi,
    'the most',
  ],
  // `the five first companies`.
  [new RegExp(`\\bthe\\s+${N}\\s+first\\s+(?=${ROWS})`, 'gi'), 'the top $<n> '],
  [/\b(?:nb|nbr|num|nr|no)\.?\s+of\s+(?=[a-z])/gi, 'number of '],
  [/^(?:it\s+is|it's)\s+(?=how\s+(?:much|many)\b)/i, ''],
];

/** `the five first companies` are the top five, and `more of $5,000` is more than it. */
export function inPlainEnglish(question: string): string {
  return replaced(question, PLAINER);
}
