import { type Rewrites, replaced } from './replaced.ts';

const COLUMN =
  "(?:(?:the|its|their|a)\\s+)?(?:(?:paying|recipient|payment|program|company|full)\\s+)?(?:dates?|day|year|company|companies|payer|manufacturer|maker|firm|recipients?|payee|physicians?|doctors?|hospitals?|amounts?|values?|sums?|nature(?:\\s+of\\s+payment)?|products?|study|state|city|specialty|terms|form|price|names?|(?:doctor|physician|recipient)['’]s\\s+name|who\\s+it\\s+was\\s+for)(?:\\s+(?:name|paid|of\\s+payment))?";
const COLUMNS = `${COLUMN}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${COLUMN})+`;
const END = '(?=[\\s.?!]*$)';
/** What announces the columns of a list: `I need`, `giving`, `show for each`. */
const SHOWING =
  '(?:(?:i|we)(?:\\s+would|\\W?d)?\\s+(?:also\\s+|just\\s+|only\\s+)?(?:need|want|like)(?:\\s+to\\s+(?:see|have|know))?|(?:please\\s+|and\\s+|also\\s+)*(?:show|give|include|state|list|display|tell)(?:\\s+me)?(?:\\s+for\\s+each)?|giving|showing|including|stating|listing|noting|along\\s+with|together\\s+with|with\\s+(?:the\\s+)?columns(?:\\s+for)?|columns(?:\\s+are)?)';
/** A row that each has figures of several records. */
const ROW =
  '(?:(?:paying\\s+)?company|manufacturer|state|city|specialty|nature(?:\\s+of\\s+payment)?|form(?:\\s+of\\s+payment)?|product)';
const COUNTED = '(?:\\s+of\\s+(?:distinct\\s+|different\\s+)?[a-z]+)?';
const FIGURE = `(?:the\\s+)?(?:(?:number|count)${COUNTED}|total(?:\\s+(?:amount|dollars|value|paid))?|average(?:\\s+amount)?|mean|median(?:\\s+amount)?)`;
const FIGURES = `${FIGURE}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${FIGURE})*`;
/** Where rows are said already, or each record is one. */
const OF_ROWS =
  '(?:by|per|each|every|which|what|who|how|top|largest|biggest|highest|smallest|first|last|list|companies|manufacturers|states|cities|specialties|natures|forms|products)';
/** Both who paid and who got it, in either order. */
const OF_RECORD =
  '(?=.*\\b(?:company|payer|manufacturer|maker|firm)\\b)(?=.*\\b(?:recipient|payee|physician|doctor|hospital)\\b)';
const RECORD = '(?:payment|transaction|record|line\\s+item)';

const PLAINER: Rewrites = [
  // `every grant over $300,000. I need the date, the company and the amount`, `royalties over $100,000, giving date and amount`.
  [
    new RegExp(`(?<=[\\w%)])\\s*(?:[,.;?:]|\\s[–—-])?\\s+${SHOWING}\\s*:?\\s+(?<columns>${COLUMNS})${END}`, 'i'),
    ': $<columns>',
  ],
  // `disputed records of 2023: company, number, total`: of several records it is a row of each company.
  [
    new RegExp(`^(?![^:]*\\b${OF_ROWS}\\b)(?<what>[^:]+\\w)\\s*:\\s+(?<row>${ROW})\\s*,\\s*(?=${FIGURES}${END})`, 'i'),
    '$<what> by $<row>: ',
  ],
  // `acquisitions: who was paid by whom, when, how much`.
  [
    new RegExp(
      `(?<=\\w\\s*:\\s+)(?:who\\s+(?:was|were|got)\\s+paid\\s*,?\\s+by\\s+(?:whom|which\\s+company)|who\\s+paid\\s+whom)\\s*,?\\s+(?:when\\s*,?\\s+(?:and\\s+)?how\\s+much|how\\s+much\\s*,?\\s+(?:and\\s+)?when)${END}`,
      'i',
    ),
    'recipient, company, date, amount',
  ],
  // `Kelvanta grants: recipient, amount`: a row of each.
  [
    new RegExp(
      `^(?![^:]*(?:\\$|\\b(?:${OF_ROWS}|disputed|ownership|over|above|under|below|between|than|least|exceed\\w*)\\b))(?<what>[^:]+\\w)\\s*:\\s+(?<row>recipient|payee)\\s*(?:,|\\s+and)\\s*(?:total\\s+)?amount${END}`,
      'i',
    ),
    '$<what> by $<row>',
  ],
  // `acquisitions: recipient, company, date, amount`: only a record has them all.
  [
    new RegExp(
      `^(?![^:]*\\b(?:${OF_ROWS}|list)\\b)(?<what>[^:]+\\w)\\s*:\\s+(?=${OF_RECORD})(?<columns>${COLUMNS})${END}`,
      'i',
    ),
    'list $<what> with $<columns>',
  ],
  // `top 3 ownership values: company, physician, value`: each is a record, as the largest payment is.
  [
    new RegExp(
      `^(?:(?:the\\s+)?top\\s+(?<n>\\d+|[a-z]+)|(?:the\\s+)?(?<m>\\d+|[a-z]+)\\s+(?:largest|biggest|highest))\\s+ownership\\s+(?:values|interests|stakes)\\b(?<rest>[^:]*):(?=\\s*${COLUMNS}${END})`,
      'i',
    ),
    'list the $<n>$<m> largest ownership interests$<rest>:',
  ],
  // `: who it was for, what it was for and the paying firm`.
  [/(?<=[:,]\s+(?:and\s+)?|\band\s+)who\s+(?:it|they)\s+(?:was|were)\s+for\b/gi, 'recipient'],
  [/(?<=[:,]\s+(?:and\s+)?|\band\s+)what\s+(?:it|they)\s+(?:was|were)\s+for\b/gi, 'nature'],
  [/\bpaying\s+(?=(?:firm|company|manufacturer)(?:\s*[,.]|\s+and\b|[\s?.!]*$))/gi, ''],
  // `with the person or hospital, the company and the date`: whoever got it.
  [
    /(?<=\bwith\s+(?:the\s+)?)(?:person|doctor|physician)\s+or\s+(?:the\s+)?(?:teaching\s+)?hospital(?=\s*,|\s+and\b)/gi,
    'recipient',
  ],
  // `the three highest consulting fees, single records`: they are.
  [
    /(?<=\b(?:largest|biggest|highest|smallest|lowest)\b.*),\s+(?:as\s+)?single\s+(?:records|payments|transactions)(?=\s*[,:]|\s+with\b|[\s?.!]*$)/i,
    '',
  ],
  // `one line per transaction`, `each payment on its own row`.
  [
    new RegExp(
      `\\s*,?\\s+(?:(?:with\\s+)?(?:one|a)\\s+(?:line|row|entry)\\s+(?:per|for\\s+each|for\\s+every|each)\\s+${RECORD}|each\\s+${RECORD}\\s+(?:on|in|as)\\s+(?:its|a)\\s+(?:own|separate)\\s+(?:line|row))${END}`,
      'i',
    ),
    ', line by line',
  ],
];

/** What each record of a list is to show, said as the rules read it: `royalties over $100,000: date and amount`. */
export function withColumnsBehind(question: string): string {
  return replaced(question, PLAINER);
}
