import { type Rewrites, replaced } from './replaced.ts';

const FIELD = '(?:[a-z]+ ){0,2}?[a-z]+';
const SORT =
  '(?:(?:sort(?:ed)?|order(?:ed)?)(?: by)? )?(?:(?:the )?(?:amounts?|amt|totals?|sum|value|spend|dollars|\\$|count) )?';
const CUT = '[,;]? ?(?:and )?(?:limit|keep|take|first|top|head) (?:to |the )?(?=\\d)';

/** What people write who are used to queries and sheets, and what it says in words. */
const IN_WORDS: Rewrites = [
  // `select recipient, date, amount where nature = honoraria`.
  [
    /^select (?<columns>[a-z_ ]+(?:, ?[a-z_ ]+)*?) (?:from [a-z_ ]+? )?where (?<where>.+)$/i,
    'list records where $<where>, with $<columns>',
  ],
  // `pivot company x year, sum amount`, `state by year matrix of meals`.
  [
    new RegExp(
      `^(?:pivot(?: table)?|cross-?tab(?:ulate)?):? (?<row>${FIELD}) (?:x|by|×|vs|against) (?<column>${FIELD})(?=,|$)`,
      'i',
    ),
    'by $<row> and $<column>',
  ],
  [
    new RegExp(
      `^(?<row>${FIELD}) (?:by|x|×) (?<column>${FIELD}) (?:matrix|grid|heat ?map|cross-?tab) (?:of|for) (?<what>[^,;]+)`,
      'i',
    ),
    '$<what> by $<row> and $<column>',
  ],
  // `sort amount desc, limit 25`.
  [new RegExp(`[,;]? ?\\b${SORT}desc(?:ending)?${CUT}`, 'gi'), ', top '],
  [new RegExp(`[,;]? ?\\b${SORT}asc(?:ending)?${CUT}`, 'gi'), ', bottom '],
  [new RegExp(`\\b${SORT}desc\\b`, 'gi'), 'largest first'],
  [new RegExp(`\\b${SORT}asc\\b`, 'gi'), 'smallest first'],
  [/[,;] ?limit (?=\d+$)/gi, ', top '],
  // `filter specialty = cardiology`, `disputed = yes`, `product type = biological`.
  [/^filter (?=.*\bamount ?[=<>])/i, 'list records with '],
  [/^filter (?=[a-z ]+ ?(?:=|>|<))/i, 'total with '],
  [/[,;]? ?\bfilter(?:ed)? (?=[a-z ]+ ?(?:=|>|<))/gi, ' with '],
  [
    /\b(?<flag>disputed|preclinical|charity|physician owner|owner)(?: (?:indicator|flag|status))? ?= ?(?:yes|y|true|1)\b/gi,
    '$<flag>',
  ],
  [/\b(?:product|recipient|change) type ?= ?/gi, ''],
  // `cols: name, specialty, total`.
  [/[,;]? ?\bcol(?:umn)?s?:? (?=[a-z#])/gi, ', with '],
];

/** A question in plain words where it is written as a query: `spend by state, desc` is `spend by state, largest first`. */
export function withoutQueryLanguage(question: string): string {
  return replaced(question, IN_WORDS);
}
