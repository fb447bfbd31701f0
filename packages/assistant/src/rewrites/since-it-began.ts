const BEGAN =
  '(?:(?:first )?(?:came (?:up|out|along|in|to market)|appeared|appears|showed up|started|began|launched|entered(?: the market)?|arrived|debuted|turned up)|(?:was|were|got) (?:first )?(?:launched|introduced|approved|released|started))';
const SINCE = new RegExp(
  `\\b(?<since>since|after) (?:(?:it|they|she|he|the (?:product|brand|drug|device|company)) ${BEGAN}|(?:its|their|the) (?:launch|start|introduction|debut|approval|entry)),? (?:back )?(?:in )?(?=(?:19|20)\\d{2}\\b|q[1-4]\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )`,
  'i',
);

const TO_DATE = /\b(?:from\s+)?(?<year>20\d{2})\s+(?:to|until|till|through)\s+(?:date|now|today|the\s+present)\b/gi;

/** `since it came up in 2023`, `since its launch in 2022`, `2022 to date`: what happened then is not in the data, and the time is said. */
export function withoutBeginning(question: string): string {
  return question.replace(SINCE, 'since ').replace(TO_DATE, 'since $<year>');
}
