import { type Rewrites, replaced } from './replaced.ts';

const YEAR = '(?:19|20)\\d{2}';
const HIGHER = '(?:higher|lower|larger|bigger|greater|smaller|more|less)';
const AGAINST = '(?:vs\\.?|versus|against|compared\\s+(?:with|to)|beside|next\\s+to)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const PART = `(?:q[1-4]|h[12]|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)[\\s-]+(?:quarter|half)|${MONTH})`;
const EARLIER = '(?:first|second|third|1st|2nd|3rd)';
const IN_FRONT = '(?<front>(?:in|for|during|within)\\s+[^,?;]+,\\s+)?';
const SAID_AGAIN =
  '(?:(?:was|were|is|are)\\s+(?:it|they|there)|(?:did|does|do)\\s+(?:it|they)\\s+(?:spend|pay|receive|get|earn|give|report|cost))';
/** `and what was it for Pfizer` after a share has a whole of its own; a year has not. */
const OTHER_SIDE = `(?:(?<!^[^?]*\\b(?:share|percentage|percent|proportion|fraction)\\s+of\\b[^?]*)|(?=\\w+\\s+${YEAR}[\\s?.]*$))(?<at>in|for|from|during|on|at|to|by|among)\\s+(?!(?:each|every|all|them|those|these)\\b)(?<other>[^?,;]+?)(?=[\\s?.]*$)`;
const WHOM = '(?:companies|firms|manufacturers|doctors|physicians|hospitals|recipients|states|products)';

/** What is set beside something else in other words than the rules read, and what it says. */
const PLAINER: Rewrites = [
  // `what was the median in 2023, and what was it in 2024`, `how much went to meals, and how much did it spend on travel`.
  [
    new RegExp(
      `^${IN_FRONT}(?<asked>(?:what|how\\s+(?:much|high|large))\\b[^?;]*?)[?,]?\\s+and\\s+(?:what|how\\s+(?:much|high|large))\\s+${SAID_AGAIN}\\s+${OTHER_SIDE}`,
      'i',
    ),
    '$<front>$<asked> versus $<at> $<other>',
  ],
  [
    new RegExp(
      `^${IN_FRONT}(?<asked>how\\s+many\\b[^?;]*?)[?,]?\\s+and\\s+how\\s+many\\s+${SAID_AGAIN}\\s+${OTHER_SIDE}`,
      'i',
    ),
    '$<front>$<asked> versus $<at> $<other>',
  ],
  // `the total for meals, and the same figure for travel`.
  [
    new RegExp(
      `^${IN_FRONT}(?<asked>(?:what|how)\\b[^?;]*?)[?,]?\\s+and\\s+(?:the\\s+)?same(?:\\s+(?:two|three))?(?:\\s+(?:figures?|numbers?|statistics?))?\\s+${OTHER_SIDE}`,
      'i',
    ),
    '$<front>$<asked> versus $<at> $<other>',
  ],
  // `did doctors in Ohio get more in 2024 than in 2023`, by year: what all of them got, and not how many got more.
  [
    new RegExp(
      `^(?:did|do|have)\\s+(?<who>[^?]+?)\\s+(?<got>get|receive|earn|collect)\\s+(?:more|less)(?:\\s+(?:money|payments|dollars))?\\s+in\\s+(?<one>${YEAR})\\s+than\\s+(?:in\\s+)?(?<other>${YEAR})\\s+by\\s+year(?=[\\s?.]*$)`,
      'i',
    ),
    'what did $<who> $<got> in $<one> versus in $<other>',
  ],
  // `states where spend fell from 2023 to 2024, by year`: a growth shows both.
  [
    new RegExp(
      `(?<=\\b(?:grew|grown|rose|fell|dropped|declined|increased|decreased|shrank)\\s+(?:from|between)\\s+${YEAR}\\s+(?:to|and)\\s+${YEAR}),?\\s+by\\s+year(?=[\\s?.]*$)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:is|are|was|were)\\s+(?:the\\s+)?(?<figure>[^?]+?)\\s+${HIGHER}\\s+(?<in>in|during|at|from|by)\\s+(?<one>[^,?]+?)\\s+than\\s+(?:in|during|at|from|by)\\s+(?<other>[^,?]+?)(?:\\s+by\\s+year)?[\\s?.]*$`,
      'i',
    ),
    '$<figure> $<in> $<one> versus $<in> $<other>',
  ],
  // `of the two years 2023 and 2024, which saw the larger payout by Pfizer`.
  [
    new RegExp(
      `^of\\s+(?:the\\s+)?(?:two\\s+)?years\\s+(?<one>${YEAR})\\s+and\\s+(?<other>${YEAR})\\s*,\\s*(?:in\\s+)?which(?:\\s+one|\\s+of\\s+them)?\\s+(?:saw|had|has|was|brought)\\s+(?:the\\s+)?${HIGHER}\\s+(?<what>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    '$<what> in $<one> versus in $<other>',
  ],
  // `Q4 meals, 2023 against 2024`, `fourth-quarter travel in 2022 and 2023`: the quarter of each.
  [
    new RegExp(
      `\\b(?<part>${PART})(?!\\s*(?:of\\s+|,\\s*)?(?:${YEAR}|vs|versus|to|and|or|through))\\s+(?<what>[^,?;:]*?[^,?;:\\s]),?\\s+(?:in\\s+|for\\s+)?(?<one>${YEAR})\\s+(?<vs>${AGAINST})\\s+(?:in\\s+|for\\s+)?(?<other>${YEAR})\\b`,
      'i',
    ),
    '$<what> in $<part> $<one> $<vs> $<part> $<other>',
  ],
  // `by how many dollars did 2023 differ from 2022 in total payouts`.
  [
    new RegExp(
      `^by\\s+how\\s+(?:many\\s+dollars|much)\\s+(?:did|does)\\s+(?<one>${YEAR})\\s+differ\\s+from\\s+(?<other>${YEAR})\\s+in\\s+(?:overall\\s+|total\\s+)?(?<what>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    'change in $<what> from $<other> to $<one>',
  ],
  // `from the first quarter of 2024 to the second`.
  [
    new RegExp(
      `\\b(?<from>(?:from\\s+|between\\s+)?the\\s+${EARLIER}\\s+(?<what>quarter|half)\\s+of\\s+(?<year>${YEAR})\\s+(?:to|and|versus|vs)\\s+)the\\s+(?<later>second|third|fourth|2nd|3rd|4th)(?!\\s+(?:quarter|half))\\b`,
      'i',
    ),
    '$<from>the $<later> $<what> of $<year>',
  ],
  // `Q3 vs Q4 2024`.
  [
    new RegExp(`\\b(?<one>${PART})\\s+(?<vs>${AGAINST})\\s+(?<other>${PART})\\s+(?:of\\s+)?(?<year>${YEAR})\\b`, 'i'),
    '$<one> $<year> $<vs> $<other> $<year>',
  ],
  // `in 2022, 2023 and 2024`: a row each, unless it is said to be one sum.
  [
    new RegExp(
      `^(?![^?]*\\b(?:compare|versus|vs|against|together|altogether|combined|overall|total\\s+(?:over|across|for)|in\\s+(?:total|all|every|each))\\b)(?<head>[^?]*?)\\b(?:in|for)\\s+(?<one>${YEAR}),\\s+(?<two>${YEAR}),?\\s+and\\s+(?<three>${YEAR})(?=[\\s?.]*$)`,
      'i',
    ),
    '$<head>in $<one>, in $<two> and in $<three>',
  ],
  // `growth of consulting fees since 2021, all companies`: of what they spend between them.
  [
    new RegExp(`(?<=\\b(?:growth|change|increase|decrease|grow|grew)\\b.*),\\s+all\\s+(?=${WHOM}[\\s?.]*$)`, 'i'),
    ' across all ',
  ],
  // `for companies that spent at least $500,000 in 2024, show their growth over 2023`.
  [
    new RegExp(
      `^(?:for|of|among|amongst|take|taking)\\s+(?:all\\s+)?(?:the\\s+)?(?<whom>${WHOM}\\s+[^?]*?\\$?\\d[^?]*?\\b(?<year>${YEAR}))\\s*[,:;]\\s*(?:show|give|list|rank|what\\s+(?:is|was)|order|sort)(?:\\s+me)?\\s+(?:their|them\\s+by|the|them\\s+by\\s+their)\\s+growth\\s+(?:over|from|since|on|compared\\s+(?:to|with))\\s+(?<before>${YEAR})[\\s?.]*$`,
      'i',
    ),
    'rank $<whom> by growth from $<before> to $<year>',
  ],
  [
    new RegExp(
      `^(?:for|of|among|amongst|take|taking)\\s+(?:all\\s+)?(?:the\\s+)?(?<whom>${WHOM}\\s+[^?]*?\\$?\\d[^?]*?\\b(?<year>${YEAR}))\\s*[,:;]\\s*(?:show|give|list|rank|what\\s+(?:is|was)|order|sort)(?:\\s+me)?\\s+(?:their|them\\s+by|the|them\\s+by\\s+their)\\s+growth\\s+(?:into|to|until|through)\\s+(?<after>${YEAR})[\\s?.]*$`,
      'i',
    ),
    'rank $<whom> by growth from $<year> to $<after>',
  ],
  // `for companies with over $1 million in 2024, what share of their spend was royalties`.
  [
    /^(?:for|of|among|amongst)\s+(?:all\s+)?(?:the\s+)?companies\s+(?<bound>(?:with|that|who|whose)\s+[^?]*?\d[^?]*?),\s*what\s+(?<share>share|part|percentage|percent|proportion|fraction)\s+of\s+their\s+/i,
    'for each company $<bound>, what $<share> of its ',
  ],
  // `how far apart were the 2023 payouts of A and B`.
  [
    /^how\s+far\s+apart\s+(?:are|were|is|was)\s+(?:the\s+)?(?<what>[^?]+?\s+(?:of|by|from|at)\s+[^?]+?\s+and\s+[^?]+?)(?:,?\s+in\s+dollars)?[\s?.]*$/i,
    'what is the difference between the $<what>',
  ],
  // `A against B for 2024: whose payout was bigger?`
  [
    new RegExp(
      `(?<=\\b${AGAINST}\\s.*?)\\s*[:,;?]\\s*(?:whose|which)(?:\\s+(?:one|of\\s+(?:them|the\\s+two)))?(?:'s)?(?:\\s+\\w+)?\\s+(?:is|was|were|are)\\s+(?:the\\s+)?(?:higher|lower|larger|bigger|greater|smaller|more|less)[\\s?.]*$`,
      'i',
    ),
    '',
  ],
  // `put dermatologists and urologists side by side for me: what was each group paid in 2024`.
  [
    /^(?:put|set|show|place|compare)\s+(?<one>[^?:,]+?)\s+and\s+(?<other>[^?:,]+?)(?:\s+(?:side\s+by\s+side|next\s+to\s+each\s+other|beside\s+each\s+other))?(?:\s+for\s+me)?\s*[:,;–-]+\s*(?:what|how\s+much)\s+(?:was|were)\s+each(?:\s+(?:of\s+them|group|one|side))?\s+(?:paid|given)\b/i,
    'total to $<one> versus $<other>',
  ],
  // `compare A and B for me, I mean how much was spent on each of them`.
  [
    /^(?:(?:can|could)\s+you\s+)?compare\s+(?<one>[^?:,]+?)\s+and\s+(?<other>[^?:,]+?)(?:\s+for\s+me)?\s*[:,;–-]+\s*(?:i\s+mean,?\s+|that\s+is,?\s+|meaning,?\s+)?(?<what>(?:how\s+much|what)\b[^?]*?\b(?:on|to|by|for|from)\s+)each(?:\s+(?:of\s+(?:them|the\s+two)|one))?\b/i,
    '$<what>$<one> versus $<other>',
  ],
  // `payments to hospitals in Texas versus those in Ohio`, `compare what went to meals with that paid for travel`.
  [
    new RegExp(
      `(?<=\\b(?:in|for|from|to|by|at|on)\\s[^?;]*)\\b(?:${AGAINST}|(?<=\\bcompare\\b[^?;]*)(?:with|to))\\s+(?:that|those|the\\s+ones?)(?:\\s+(?:paid|made|given|going|spent))?(?:\\s+to\\s+those)?\\s+(?=(?:in|for|from|to|by|at|on)\\b)`,
      'i',
    ),
    'versus ',
  ],
  // `put the travel bill for 2022 next to the one for 2023`.
  [
    new RegExp(
      `^(?:put|set|show|place|hold)\\s+(?:the\\s+)?(?<what>[^?]+?)\\s+(?<for>for|of|in|to|from)\\s+(?<one>[^?,]+?)\\s+(?:${AGAINST}|alongside|side\\s+by\\s+side\\s+with)\\s+(?:the\\s+one|that|those|the\\s+ones)\\s+\\k<for>\\s+(?<other>[^?,]+?)[\\s?.]*$`,
      'i',
    ),
    '$<what> $<for> $<one> versus $<for> $<other>',
  ],
  [
    /\b(?:stands?|sits?|measures?\s+up|stacks?\s+up|fares?)\s+(?:in\s+relation\s+to|relative\s+to|against|next\s+to)\b/gi,
    'compare with',
  ],
];

/** What is set beside something else, in plainer words: `was spend higher in 2024 than in 2023` is `spend in 2024 versus in 2023`. */
export function setBeside(question: string): string {
  return replaced(question, PLAINER);
}
