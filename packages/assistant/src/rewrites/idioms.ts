import { type Rewrites, replaced } from './replaced.ts';

const THINGS =
  '(?:state|company|manufacturer|hospital|city|country|product|drug|device|specialty|doctor|physician|recipient|nature|category)';
/** Verbs of two words and set phrases, and the plain words that they stand for. */
const IDIOMS: Rewrites = [
  // `soaked up the most`: said of money it is no growth, as `up the most` is.
  [
    /\b(?:soak|suck|gobbl|eat|ate|mop|scoop|snap|hoover|us|chew|clean|hoard)(?:e|ed|es|s|en|ing|ped|ping)?\s+up\b(?=\s+(?:the|more|most|less|all|its|their|over|\$|\d|what|money|research))/gi,
    'received',
  ],
  [
    /\b(?:pon(?:y|ies|ied)|cough(?:s|ed)?|ante[sd]?|stump(?:s|ed)?|put|puts)\s+up\b(?=\s+(?:the\s+(?:most|least)|more|most|money|over|\$|\d))/gi,
    'paid',
  ],
  [/\b(?:ran|run|runs|rack(?:s|ed)?)\s+up\b(?=\s+(?:the|more|most|over|an?)\b)/gi, 'had'],
  [/\bcash(?:es)?\s+in\b(?=\s+(?:the\s+most|most|big|on)\b)/gi, 'received'],
  [/\bparted\s+with\s+(?=(?:the\s+)?(?:most|least)|more|\$|money)/gi, 'paid '],
  // `how many were still on its payroll in 2024`: by that company, and not by any.
  [
    /(?<=\b(?:is|are|was|were|be|been)\s+)(?:still\s+)?on\s+(?:its|their)\s+(?:payroll|books|pay\s*list)\b/gi,
    'paid by it',
  ],
  // `which month was the peak`: of the rows, and no largest payment in each.
  [
    /(?<=\b(?:which|what)\s+(?:month|quarter|year|week|day|weekday)\s+(?:was|is|were|are)\s+)(?:at\s+)?(?:the|its|their)\s+(?:peak|high(?:\s+point)?|maximum)\b/gi,
    'the highest',
  ],
  // `how much went their way`.
  [/\b(?<did>went|came|flowed|headed|going|coming|goes|go)\s+their\s+way\b/gi, '$<did> to them'],
  // `in dispute` is what a record is now.
  [
    /\b(?:currently|presently|still|right\s+now|at\s+present|at\s+the\s+moment)\s+(?=(?:in\s+|under\s+|being\s+)?disput)/gi,
    '',
  ],
  [
    /(?<=\b(?:in|under)\s+dispute|\bdisputed)\s+(?:currently|presently|right\s+now|at\s+present|at\s+the\s+moment|now)(?=[\s?.!]*$)/i,
    '',
  ],
  [/\bstands?\s+in\s+dispute\b/gi, 'are in dispute'],
  // `who still gave gifts in 2024`: the time is said.
  [
    /\bstill\s+(?=(?:pay|paid|giv|gave|hand|spen[dt]|buy|bought|receiv|get|got|mak|made|report|fund)\w*\b.*\b(?:19|20)\d{2}\b)/i,
    '',
  ],
  // `a stake in some company`.
  [/\b(?<of>in|from|by|of|at)\s+some\s+(?=(?:company|manufacturer|firm|drug\s*maker|business)\b)/gi, '$<of> any '],
  // `by value of what they own in companies`.
  [
    /\b(?:the\s+)?value\s+of\s+what\s+(?:they|he|she|each)\s+(?:own|owns|owned|hold|holds|held)(?:\s+(?:in|of)\s+(?:the\s+|these\s+|those\s+)?(?:companies|firms|manufacturers))?/gi,
    'value of interest',
  ],
  // `the top 5 companies moneywise`.
  [
    /[\s,]+(?:(?:money|dollar|spend|spending|cash|payment)[\s-]?wise|in\s+(?:dollar|money|monetary|cash)\s+terms|in\s+terms\s+of\s+(?:money|dollars))\b/gi,
    ' by amount',
  ],
  // `state by state`, `one state at a time`.
  [
    new RegExp(
      `(?<!\\b(?:per|each|every|by|of|to|for|from))[\\s,]+(?:on\\s+an?\\s+)?(?:(?<thing>${THINGS})\\s+by\\s+\\k<thing>(?:\\s+basis)?|one\\s+(?<one>${THINGS})\\s+at\\s+a\\s+time)(?=\\s*(?:[,.;?!]|$)|\\s+(?:in|for|from|since|over|during|of|at)\\b)`,
      'gi',
    ),
    ' by $<thing>$<one>',
  ],
  // `travel to destinations outside the United States`.
  [/(?<=\b(?:travel|trips?|flights?)\s+)to\s+(?:destinations|places|countries|locations)\s+(?=outside\b)/gi, ''],
  [/\beach\s+and\s+every\b/gi, 'each'],
  [/\bper\s+cent\b/gi, 'percent'],
  [/\band\s?\/\s?or\b/gi, 'or'],
  // `companies domiciled outside the US`.
  [/\b(?:domiciled|seated|sited)\s+(?=in\b|outside\b|abroad\b)/gi, 'based '],
  // `statewise`, `company-wise`: `year-wise` is a grain.
  [new RegExp(`[\\s,]+(?<thing>${THINGS})[\\s-]?wise\\b`, 'gi'), ' by $<thing>'],
  // `where does the 90th percentile lie`.
  [
    /\bwhere\s+(?:does|do|did|would)\s+(?<figure>(?:the\s+)?(?:median|mean|average|midpoint|p\d{1,2}|\d{1,2}(?:st|nd|rd|th)\s+percentile|(?:upper|lower)\s+quartile)\b[^?,]*?)\s+(?:lie|sit|fall|stand|land|come\s+(?:in|out)|end\s+up)(?=[\s?.,]*$|,)/gi,
    'what is $<figure>',
  ],
  // `the widest reach among physicians`.
  [
    /\b(?:the\s+)?(?:widest|broadest|greatest|largest|biggest|furthest)\s+reach\s+(?:among|amongst|across|with|to)\s+(?:the\s+)?(?=\w)/gi,
    'the most ',
  ],
  [/^(?<please>please\s+)?present\s+(?=\w)(?!to\b|for\b|from\b|in\b|by\b)/i, 'show '],
  // `who came second`.
  [
    /^who\s+(?:came|finished|placed|ended\s+up)\s+(?:in\s+)?(?=(?:second|third|fourth|fifth|last|\d(?:nd|rd|th))\b)/i,
    'who ranked ',
  ],
  // `business meals`: all of them are.
  [/\bbusiness\s+(?=(?:meals?|lunch(?:es)?|dinners?|travel|trips?|flights?|entertainment|gifts?)\b)/gi, ''],
  // `who is still handing out gifts? List every company that gave gifts …`: the second says it in full.
  [
    /^who\s+(?:is|are)\s+(?:still\s+)?(?:handing\s+out|giving(?:\s+(?:out|away))?|paying(?:\s+for)?|buying|funding)\s+(?<what>\w+)(?:\s*\?+\s*|\s+)(?=(?:list|name|show|which|what)\b.*\bcompan(?:y|ies)\b.*\b\k<what>\b)/i,
    '',
  ],
];

/** A question without idioms: `who soaked up the most` is `who received the most`. */
export function withoutIdioms(question: string): string {
  return replaced(question, IDIOMS);
}
