import { type Rewrites, replaced } from './replaced.ts';

const FIELD = '(?:[a-z]+\\s+){0,2}[a-z]+';
const YEARS = '(?:program\\s+)?years?';
const TO_FOUR = '(?<year>(?:19|20)\\d{2})';
const KIND = '(?:general|research|ownership)';
const RECORDS = '(?:records|payments|transactions|fees|meals)';
const BOUND =
  '(?:between|over|above|below|under|exceeding|at\\s+(?:least|most)|of\\s+(?:at\\s+(?:least|most)|more|less|over)|(?:more|less|greater|higher|lower)\\s+than|[<>])';

/** What is written as in a table or a query, and what it says in words. */
const IN_WORDS: Rewrites = [
  // `rows = form of payment, columns = recipient type`.
  [
    new RegExp(
      `[,;]?\\s*\\brows?\\s*(?:=|:|are|is|by)\\s*(?<row>${FIELD})\\s*(?:[,;]|\\band\\b)\\s*col(?:umn)?s?\\s*(?:=|:|are|is|by)\\s*(?<column>${FIELD})`,
      'i',
    ),
    ' by $<row> and $<column>',
  ],
  // `form of payment in rows, recipient type in columns`.
  [
    new RegExp(
      `[,;:]\\s*(?<row>${FIELD})\\s+(?:in|as|on)\\s+(?:the\\s+)?rows\\s*(?:[,;]|\\band\\b)\\s*(?<column>${FIELD})\\s+(?:in|as|on)\\s+(?:the\\s+)?columns`,
      'i',
    ),
    ' by $<row> and $<column>',
  ],
  // `by state (rows) and year (columns)`, `pivot: state by year`.
  [/\s*\((?:in\s+|as\s+|on\s+)?(?:the\s+)?(?:rows?|columns?)\)/gi, ''],
  [/^(?:pivot(?:\s+table)?|cross\s*-?\s*tab(?:le)?)\s*:\s*/i, 'total amount by '],
  // `state != CA`.
  [
    /(?:\b(?:where|with|and)\s+|[,;]\s*)?(?:\b(?:program\s+)?(?:year|state|nature|form|city|company|specialty|type|recipient\s+type|product))\s*(?:!=|<>|≠)\s*/gi,
    ' excluding ',
  ],
  // `amount >= 500`.
  [/\bamounts?\s*>=\s*(?=\$?\d)/gi, 'amount at least '],
  [/\bamounts?\s*<=\s*(?=\$?\d)/gi, 'amount at most '],
  [/\bamounts?\s*>\s*(?=\$?\d)/gi, 'amount over '],
  [/\bamounts?\s*<\s*(?=\$?\d)/gi, 'amount under '],
  // `count of records by nature where amount > 500`.
  [
    new RegExp(
      `\\b(?<records>records|payments|transactions)\\b(?<rest>[^;]*?)[\\s,]+where\\s+(?:the\\s+)?amounts?\\s+(?:is\\s+|are\\s+|was\\s+)?(?<bound>${BOUND}\\s*=?\\s*\\$?[\\d.,]*\\d[km]?)`,
      'i',
    ),
    '$<records> $<bound>$<rest>',
  ],
  // `year >= 2022`.
  [new RegExp(`\\b${YEARS}\\s*>=\\s*${TO_FOUR}`, 'gi'), 'since $<year>'],
  [new RegExp(`\\b${YEARS}\\s*<=\\s*${TO_FOUR}`, 'gi'), 'up to $<year>'],
  [new RegExp(`\\b${YEARS}\\s*>\\s*${TO_FOUR}`, 'gi'), 'after $<year>'],
  [new RegExp(`\\b${YEARS}\\s*<\\s*${TO_FOUR}`, 'gi'), 'before $<year>'],
  [new RegExp(`\\b${YEARS}\\s*={1,2}\\s*${TO_FOUR}`, 'gi'), 'in $<year>'],
  // `filter: nature = Honoraria; group by specialty`.
  [/^(?:filters?|where|conditions?)\s*[:=]\s*/i, 'total where '],
  [/[,;]\s*(?:filters?|filtered|conditions?)\s*(?::|=|\bto\b|\bon\b)\s*/gi, ' where '],
  // `sum amount; sort desc; first 5`.
  [/\bsum(?:\s+amounts?\b|\s*\(\s*amounts?\s*\))/gi, 'total amount'],
  [
    /[,;]\s*(?:sort(?:ed)?|order(?:ed)?)\s+(?:by\s+\w+\s+)?desc(?:ending)?\s*[,;]?\s*(?:and\s+)?(?:limit|first|top|take|head)\s+(?=\d)/gi,
    ', top ',
  ],
  [
    /[,;]\s*(?:sort(?:ed)?|order(?:ed)?)\s+(?:by\s+\w+\s+)?asc(?:ending)?\s*[,;]?\s*(?:and\s+)?(?:limit|first|take|head)\s+(?=\d)/gi,
    ', bottom ',
  ],
  // `at least 5,000 records yet stayed under $1,000,000`: both hold.
  [
    new RegExp(
      `\\b(?:yet|but|and|though|while)\\s+(?:still\\s+)?(?:stayed|stay|staying|remained|remain|remaining|kept|keeping|came\\s+in)\\s+(?=${BOUND})`,
      'gi',
    ),
    'and ',
  ],
  // `paid fewer than 100 physicians yet spent more than $100,000`: both hold.
  [
    new RegExp(
      `\\b(?:and\\s+|but\\s+)?(?:yet|still|nonetheless|nevertheless)\\s+(?=(?:(?:who|which|that)\\s+)?(?:(?:has|have|had|were|was)\\s+)?(?:spent|spend|paid|pay|made|make|gave|got|get|received|receive|had)\\s+${BOUND})`,
      'gi',
    ),
    'and ',
  ],
  // `grand total of general, research and ownership per company`: one sum of the three.
  [
    new RegExp(
      `\\b(?:grand|combined|overall)\\s+total\\s+(?:of|for|across)\\s+(?<kinds>${KIND}(?:\\s*,\\s*${KIND})?\\s*,?\\s*(?:and|\\+|&)\\s*${KIND})(?:\\s+payments)?`,
      'i',
    ),
    'total amount for $<kinds> payments together',
  ],
  // `indirect payments (made to a third party)`.
  [
    /\bindirect\s+payments\s*(?:\(|,|-|:)?\s*(?:i\.?e\.?,?\s*)?(?:(?:that\s+were|which\s+were|those)\s+)?(?:made|paid|sent|going|given|payments)?\s*(?:to|through|via)\s+(?:an?\s+)?third\s+part(?:y|ies)\)?/i,
    'third party payments',
  ],
  // `# records with amount between 1,000 and 5,000`: of each of them.
  [
    new RegExp(
      `(?<=\\b${RECORDS})\\s+(?:with|having|whose|where|of)\\s+(?:an?\\s+|the\\s+|their\\s+)?(?:dollar\\s+|payment\\s+)?(?:amounts?|values?)\\s+(?:(?:is|was|are|were|that\\s+(?:is|are))\\s+)?(?=${BOUND})`,
      'gi',
    ),
    ' ',
  ],
];

/** A question without the names of its columns: `rows = state, columns = year` is `by state and year`. */
export function withoutFieldNames(question: string): string {
  return replaced(question, IN_WORDS);
}
