import { type Rewrites, replaced } from './replaced.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const PART = `(?:${MONTH}|q[1-4]|h[12]|(?:the\\s+)?(?:first|second|third|fourth|last)\\s+(?:quarter|half|month))\\b`;
const RECORDS = '(?:payments?|records?|transactions?|entries|line\\s+items?)';

const PLAINER: Rewrites = [
  // `records with a December date`.
  [new RegExp(`\\bwith\\s+an?\\s+(?<when>${MONTH}(?:\\s+20\\d\\d)?)\\s+date\\b`, 'gi'), 'dated in $<when>'],
  // `what share bears a December date`.
  [
    new RegExp(
      `\\b(?:bears?|bore|carr(?:y|ies|ied)|has|have|had)\\s+an?\\s+(?<when>${MONTH}(?:\\s+20\\d\\d)?)\\s+date\\b`,
      'gi',
    ),
    'falls in $<when>',
  ],
  // `payments that fall in May`, `records falling in Q3`: of a part of a year it is no decline.
  [
    new RegExp(
      `(?<=\\b${RECORDS}\\s+)(?:(?:that|which)\\s+(?:falls?|fell)|falling)\\s+(?:in|within)\\s+(?=${PART})`,
      'gi',
    ),
    'dated in ',
  ],
  // `how many records of 2024 fall in December`, where `how much did it fall in December` is a decline.
  [
    new RegExp(
      `(?<=^how\\s+(?:many|much\\s+of)\\b(?:(?!\\b(?:did|do|does)\\b)[^?;])*?)\\s(?:falls?|fell)\\s+(?:in|within)\\s+(?=${PART})`,
      'i',
    ),
    ' was dated in ',
  ],
];

/** Records by the part of a year that their dates lie in: `records with a December date` are `records dated in December`. */
export function withDatesPlain(question: string): string {
  return replaced(question, PLAINER);
}
