import { AND, type Rewording, THAT } from '../turn-words.ts';

const SORRY =
  "(?:(?:oh|ah|oops|(?:i(?:['’]m|\\s+am)\\s+)?(?:very\\s+|so\\s+)?sorry|apologies|pardon(?:\\s+me)?|my\\s+(?:mistake|bad|error)|correction|wait|hang\\s+on|hold\\s+on|actually|no)[\\s,;:.!–-]+)";
const MEANT =
  '(?:(?:i|we)\\s+(?:actually\\s+|really\\s+)?(?:meant|mean|wanted|intended|should\\s+have\\s+said)(?:\\s+to\\s+say)?|(?:that|it)\\s+should\\s+(?:be|have\\s+been|read))';
const ASK_AGAIN =
  /[,;.!]\s*(?:(?:could|can|would|will)\s+you\s+)?(?:please\s+)?(?:show|run|do|give|repeat|redo|rerun|try)(?:\s+(?:me|it|that|this))*\s+again[.?!\s]*$/i;
const BOUNDED =
  '(?:above|over|below|under|beyond|exceeding|more\\s+than|less\\s+than|fewer\\s+than|at\\s+least|at\\s+most)';
const POLITE = '(?:(?:(?:can|could|would|will)\\s+(?:you|we)\\s+)?(?:please\\s+|kindly\\s+|also\\s+)*)';
const GROUP = '(?:group|cohort|crowd|bunch|lot|subset|set\\s+of\\s+people)';

/** Words that people have for what a turn does, and the ones that the rules know: whatever it does it with stands behind. */
export const SPOKEN_TURNS: readonly Rewording[] = [
  // `I am sorry, I meant only 2022; could you show it again?`
  [ASK_AGAIN, ''],
  [new RegExp(`^${SORRY}*${MEANT}\\s+(?=(?:only|just|without)\\b)`, 'i'), ''],
  [new RegExp(`^${SORRY}*${MEANT}\\s+(?=\\S)`, 'i'), 'make it '],
  // `for each, please add the total`, `append the total of each`.
  [
    new RegExp(
      `^${AND}(?:for|to|beside|with)\\s+each(?:\\s+(?:one|row|of\\s+(?:them|those|these)))?\\s*,?\\s*${POLITE}(?=(?:add|append|include|show|give)\\b)`,
      'i',
    ),
    '$<and>',
  ],
  [
    new RegExp(`^${AND}${POLITE}(?:append|attach|tack\\s+on|supplement\\s+(?:it|that|this)\\s+with)\\s+`, 'i'),
    '$<and>add ',
  ],
  [
    new RegExp(`^(?<add>${AND.replace('?<and>', '')}(?:add|include)\\s+.*?)\\s+(?:of|for|to)\\s+each[.?!\\s]*$`, 'i'),
    '$<add>',
  ],
  // `minus anyone with fewer than 10 payments`, `not counting meals`, `leave aside grants`.
  [
    new RegExp(
      `^${AND}(?:minus|subtract(?:ing)?|not\\s+counting|leave\\s+aside|leaving\\s+aside|set\\s+aside|disregard(?:ing)?|net\\s+of)\\s+(?=\\S)`,
      'i',
    ),
    '$<and>without ',
  ],
  // `add column % of year`: of what the rows come to.
  [
    new RegExp(
      `^${AND}(?:(?:add|show|with|as|in|include)\\s+)?(?:(?:an?|the|another)\\s+)?(?:column\\s+)?(?:(?:for|of|with)\\s+)?(?:%|percent(?:age)?|pct|share)\\s+of\\s+(?:the\\s+)?(?:(?:whole|full)\\s+)?(?:year|total|whole)(?:['’]s)?(?:\\s+total)?[.?!\\s]*$`,
      'i',
    ),
    '$<and>as a share of the total',
  ],
  // `flip it, lowest first`.
  [
    new RegExp(
      `^${AND}(?:flip|reverse|invert|turn|re-?sort|re-?order)(?:\\s+(?:${THAT}|the\\s+order))?(?:\\s+(?:a?round|over))?[\\s,;:–-]+(?=(?:the\\s+)?(?:lowest|smallest|least|fewest|highest|largest|biggest|most)\\s+(?:ones?\\s+)?first\\b)`,
      'i',
    ),
    '$<and>',
  ],
  [new RegExp(`^${AND}(?:flip|invert)(?:\\s+(?:${THAT}|the\\s+order))?[.?!\\s]*$`, 'i'), '$<and>reverse the order'],
  // `I'd rather see payments than dollars`.
  [
    new RegExp(
      `^${AND}(?:i(?:['’]d|\\s+would)\\s+(?:rather|prefer\\s+to|sooner)\\s+(?:see|have|get|know)|i\\s+prefer)\\s+(?:the\\s+)?(?<said>.+?)\\s+(?:rather\\s+than|instead\\s+of|than|over|to)\\s+(?:the\\s+)?(?<old>\\S+(?:\\s+\\S+)?)[.?!\\s]*$`,
      'i',
    ),
    '$<said> instead of $<old>',
  ],
  // `just the ones above $1,000 each`: of rows, each is one.
  [new RegExp(`\\b(?<ones>(?:ones|those|them)\\s+(?:with\\s+)?${BOUNDED}\\s+\\S+)\\s+each[.?!\\s]*$`, 'i'), '$<ones>'],
  // `what did that group get`, `the average for this group`.
  [
    new RegExp(`\\b(?<is>is|was|does|did)\\s+(?:that|this)\\s+(?:whole\\s+|entire\\s+)?${GROUP}(?=[.?!\\s]*$)`, 'i'),
    '$<is> that',
  ],
  [new RegExp(`\\b(?:that|this)\\s+(?:whole\\s+|entire\\s+)?${GROUP}\\b(?!\\s+of\\b)`, 'i'), 'them'],
];
