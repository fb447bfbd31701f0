import { type Rewrites, replaced } from './replaced.ts';

const STAT =
  '(?:(?:\\d{1,2}(?:st|nd|rd|th)|p\\d{1,2})(?:\\s+percentile)?|median|mean|average|midpoint|(?:upper|lower|first|third)\\s+quartile|(?:one|item|value|figure|amount)\\s+(?:in\\s+the\\s+middle|halfway\\s+(?:down|up|through))|middle\\s+(?:one|figure|value|amount))';
const ARRANGED =
  '(?:(?:line[ds]?|lining)\\s+up|rank(?:ed|ing)?|sort(?:ed|ing)?|order(?:ed|ing)?|arrang(?:e|ed|ing)|put|add(?:ed|ing)?\\s+up|(?:sum|tot)(?:med|ming|ted|ting)?(?:\\s+up)?|total(?:l?ed|l?ing)|tak(?:e|ing)|take\\s+all)';
const IN_ORDER = '(?:\\s+(?:by|in\\s+order\\s+of)\\s+(?:price|size|amount|value|cost|dollars)|\\s+in\\s+order)?';
const ASKED =
  "(?:then\\s+)?(?:(?:what|which)(?:'s|\\s+(?:is|was|are|would\\s+be|(?:figure|amount|value|sum|number)\\s+(?:marks|is\\s+at|is|sits\\s+at|stands\\s+at)|would|does))\\s+|(?:give|show|find|tell)(?:\\s+me)?\\s+|where\\s+(?:does|is|would)\\s+)?(?:the\\s+)?";
const ONE = '(?:a|an|some|any)';
const GETS = '(?:gets?|receives?|is\\s+paid|is\\s+given|has|earns?|takes)';

const MIDDLE_ONE = '(?:the\\s+|a\\s+)(?<stat>median|average)\\s+(?<who>[\\w-]+(?:\\s+[\\w-]+){0,2}?)';

/** What is said of figures over records or totals in a roundabout way, and what it says. */
const PLAINER: Rewrites = [
  // `summing each physician's 2024 money, what is the 90th percentile`, `if you lined up every meal by price, what would the one in the middle cost`.
  [
    new RegExp(
      `^(?:(?:if|when)\\s+(?:you|we|one|i)\\s+)?${ARRANGED}\\s+(?<what>[^:;?]+?)${IN_ORDER}\\s*[,:;]\\s*${ASKED}(?<stat>${STAT})(?:\\s+(?:cost|be|worth|lie|sit|fall))?(?<rest>(?:\\s+(?:per|by|for|in|from)\\b[^?]*)?)(?=[\\s?.]*$)`,
      'i',
    ),
    '$<stat> of $<what>$<rest>',
  ],
  // `median of every meal`.
  [
    new RegExp(
      `(?<=\\b${STAT}\\s+of\\s+)(?:every|each)\\s+(?:single\\s+)?(?<what>meal|payment|record|grant|gift|trip|transaction|consulting\\s+fee)\\b(?!['’])`,
      'gi',
    ),
    '$<what>s',
  ],
  // `from how many companies did the median doctor take payments`, `how many meals did the average surgeon get`.
  [
    new RegExp(
      `^(?:from\\s+)?how\\s+many\\s+(?:different\\s+|distinct\\s+)?(?<what>[\\w-]+(?:\\s+[\\w-]+){0,2}?)\\s+did\\s+${MIDDLE_ONE}\\s+(?:take|get|receive|accept|have|collect)(?:\\s+(?:any\\s+)?(?:payments?|money|anything))?(?![\\w-])`,
      'i',
    ),
    '$<stat> number of $<what> per $<who>',
  ],
  [
    new RegExp(
      `^how\\s+many\\s+(?:different\\s+|distinct\\s+)?(?<what>companies|manufacturers|firms)\\s+(?:paid|pay)\\s+${MIDDLE_ONE}(?=[\\s?.]*$|\\s+(?:in|during|since)\\b)`,
      'i',
    ),
    '$<stat> number of $<what> per $<who>',
  ],
  // `median of the record amount`: of each record, and no largest of all.
  [
    /(?<=\b(?:percentile|median|mean|average|quartile)\s+(?:of|over|for)\s+(?:the\s+)?)(?<what>record|payment)\s+(?<amount>amount|value)\b/gi,
    '$<what> $<amount>s',
  ],
  // `interquartile range: the 25th and the 75th percentile`.
  [/^(?:the\s+)?(?:interquartile\s+range|iqr)(?:,?\s+please)?\s*[:–-]\s*(?=(?:the\s+)?(?:25|75)th\b)/i, ''],
  // `doctors with a total above $10,000: what is the mean total`.
  [
    new RegExp(
      `^(?:(?:looking|focusing|considering|taking|focus|look)\\s+(?:solely\\s+|only\\s+|just\\s+|exclusively\\s+)?(?:on\\s+|at\\s+)?)?(?<whom>[^,:;?]+?\\s+(?:with|who)\\s[^:;?]*?\\btotal\\b(?:[^,:;?]|,(?=\\d{3}))*?)\\s*[,:;]\\s*(?:what(?:'s|\\s+is|\\s+was)|give\\s+me|show)\\s+(?:the|their)\\s+(?<stat>${STAT})\\s+(?:total|sum)(?=[\\s?.]*$)`,
      'i',
    ),
    '$<stat> total of $<whom>',
  ],
  // `the median total each got`.
  [
    new RegExp(
      `(?<=\\b${STAT}\\s+)(?<sum>total|amount|sum)\\s+(?:that\\s+)?each(?:\\s+(?:of\\s+them|one|person))?\\s+(?:got|received|gets|was\\s+paid)\\b`,
      'gi',
    ),
    'total per recipient',
  ],
  // `how high did a single consulting fee go`, `among meals in Ohio, how large was the biggest one`.
  [
    /\bhow\s+(?:high|large|big)\s+(?:did|do|does)\s+(?:a|an|any|one|the)\s+(?:single\s+)?(?<what>[^?,]+?)\s+(?:go|get|reach)\b/gi,
    'maximum $<what>',
  ],
  [
    /^(?:among|of|out\s+of|for)\s+(?:all\s+)?(?:the\s+)?(?<what>[^,;?]+?)\s*[,;]\s*how\s+(?:large|big|high|much)\s+(?:was|is|were)\s+the\s+(?:very\s+)?(?:biggest|largest|highest|costliest)(?:\s+(?:one|single\s+one|of\s+(?:them|these|those)))?(?=[\s?.]*$)/i,
    'maximum $<what>',
  ],
  // `what did the typical surgeon get in 2024? I mean the median of their totals`: it says what is said before.
  [
    /(?<=\b(?:typical|median)\b.*?)\s*[.?!,;:–-]+\s*(?:i\s+mean|i\.e\.|that\s+is|meaning)\s*,?\s+(?:the\s+)?median\s+(?:of|over)\s+(?:their|the)\s+totals?[\s.?!]*$/i,
    '',
  ],
  // `half of all meals are below what amount`.
  [
    /^half\s+of\s+(?:all\s+)?(?:the\s+)?(?<what>[^?,;]+?)\s+(?:are|were|is|was|cost|lie|lay|fall|fell)\s+(?:worth\s+|priced\s+|valued\s+)?(?:below|under|less\s+than|above|over|more\s+than)\s+(?:what|which)(?:\s+(?:amount|value|price|sum|figure))?\b(?:\s*,?\s*(?:and\s+)?(?:the\s+other\s+)?half\s+(?:are\s+|is\s+)?(?:below|under|above|over|less|more)(?:\s+(?:it|that))?)?(?<rest>[^?]*)/i,
    'median of $<what>$<rest>',
  ],
  // `what total puts a doctor at the 90th percentile among paid doctors`.
  [
    new RegExp(
      `^(?:what|which)\\s+(?<when>20\\d\\d\\s+)?total\\s+(?:puts|places|put|lands|ranks|would\\s+put)\\s+(?:a|an|one)\\s+(?<whom>[\\w-]+)\\s+(?:at|in|on)\\s+the\\s+(?<stat>${STAT})(?:\\s+(?:among|amongst|of)\\s+(?:all\\s+)?(?:paid\\s+)?\\k<whom>s)?(?<rest>[^?]*)`,
      'i',
    ),
    '$<stat> of $<when>total per $<whom>$<rest>',
  ],
  // `when a physician in Ohio gets a consulting fee, what is the median amount`.
  [
    new RegExp(
      `^(?:when|whenever)\\s+${ONE}\\s+(?<whom>[^,;?]+?)\\s+${GETS}\\s+${ONE}\\s+(?<what>[^,;?]+?)\\s*[,;]\\s*${ASKED}(?<stat>${STAT})(?:\\s+(?:amount|payment|size|sum|one))?(?=[\\s?.]*$)`,
      'i',
    ),
    '$<stat> $<what> to $<whom>',
  ],
  // `the average paid doctor`: whoever is in the data is paid.
  [
    /(?<=\b(?:average|mean|median|typical|per|each|every)\s+)paid\s+(?=(?:doctor|physician|hcp|recipient|practitioner|hospital|clinician|[a-z]+ologist|[a-z]*surgeon)\b)/gi,
    '',
  ],
  // `how does the median meal differ between physicians and NPPs`, `how do average meals differ by state`.
  [
    /^how\s+(?:does|do|did|much\s+does|much\s+do)\s+(?:the\s+)?(?<figure>[^?]+?)\s+(?:differ|vary|compare|contrast)\s+(?:between|among|amongst)\s+(?<one>[^?,]+?)\s+and\s+(?<other>[^?,]+?)(?=[\s?.]*$)/i,
    '$<figure> for $<one> versus $<other>',
  ],
  // `over the year as a whole`.
  [/\bover\s+(?:the|that)\s+(?:\w+\s+)?year\s+as\s+a\s+whole\b/gi, 'over the whole year'],
];

const STEMS: Readonly<Record<string, string>> = {
  compan: 'company',
  specialt: 'specialty',
  cit: 'city',
  countr: 'country',
};

/** A statistic and what it is over, in plainer words: `half of all meals are below what amount` asks for their median. */
export function withPlainStatistics(question: string): string {
  return replaced(question, PLAINER).replace(
    /\bby (compan|specialt|cit|countr)\b/gi,
    (_, stem: string) => `by ${STEMS[stem.toLowerCase()]}`,
  );
}
