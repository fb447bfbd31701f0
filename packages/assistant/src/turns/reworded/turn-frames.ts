import { AND, ANSWER, NUMBER, type Rewording } from '../turn-words.ts';

/** What people ask somebody to do, before they say what: `could you`, `let me`, `I would like to`. */
const ASK =
  "(?:(?:(?:can|could|would|will|may)\\s+(?:you|we|i)|please|kindly|let(?:['’]s|\\s+us|\\s+me)|(?:i|we)(?:['’]d|\\s+would)\\s+like(?:\\s+to)?|(?:i|we)\\s+(?:want|need)(?:\\s+to)?)\\s+(?:(?:please|also|just)\\s+)*)*";
const DO =
  '(?:run|do|repeat|redo|rerun|show|see|get|have|give|display|view|calculate|compute|recalculate|try|look\\s+at)';
/** What the answer before shows, as one thing. */
const IT = `(?:it|that|this|the\\s+same(?:\\s+(?:thing|question|${ANSWER}))?|(?:the|that|this)\\s+${ANSWER})`;
const AGAIN = '(?:\\s+(?:again|once\\s+more|over|now|please|next))*';
/** Before what an answer is narrowed to, or has rows of. */
const WHERE =
  '(?:(?:(?:paid|made|given|going|received)\\s+)?(?:by|to|for|in)|for|in|to|on|by|at|from|within|outside|during|among|per|under|over|above|below|since|before|after|with|without|across|excluding)';
const LOOK = '(?:be|look|come\\s+out|turn\\s+out|work\\s+out|come\\s+to|amount\\s+to|add\\s+up\\s+to)';
const SPLIT =
  '(?:split|break|group|slice|divide|cut|separate|show|plot|chart|display|view|list|see|decompose|disaggregate|segment|stratify|partition|subdivide|dissect|detail|itemi[sz]e|tabulate|aggregate|summari[sz]e)';
const ASKED_TO =
  '(?:name|list|identify|show|give|tell|add|include|split|break|group|rank|sort|order|restrict|limit|narrow|exclude|leave|drop|remove|compare|filter|run|do|repeat|put|take)';
const FIGURE =
  '(?:(?:total\\s+)?number|count|total|average|mean|median|sum|amount|dollar|spend|spending|record|payment|transaction|recipient|physician|company|combined|largest|biggest|highest|smallest|lowest|maximum|minimum|share)';
const APART = '(?:\\s+(?:up|down|out|apart))*';
const BY = '(?:by|per|into|(?:for|in|by)\\s+(?:each|every))';
const THAT_ONE = '(?:(?:that|this)(?:\\s+one)?|it|them|those|these)';
const THE_FIGURES = `(?:(?:the|that|this|those|these)\\s+(?:ones?|${ANSWER}))`;
const ONES =
  '(?:(?:that|this|the)\\s+one|it|that|this|them|those|these|the\\s+(?:figures?|numbers?|totals?|amounts?|results?))';
/** Behind a figure that stands beside those that are there. */
const BESIDE =
  '(?:(?:right\\s+)?(?:next\\s+to|beside|alongside|besides)\\s+(?:it|that|them|those|these)|for\\s+each(?:\\s+(?:one|of\\s+(?:them|those|these)))?|(?:as\\s+)?(?:another|an\\s+extra|an\\s+additional)\\s+column)';

/**
 * Turns in a sentence around what they change: `could you run that again for grants`, `what does it look like by state`. What it is changed
 * to says itself how, and the sentence says no more than that the rest stays.
 */
export const FRAMES: readonly Rewording[] = [
  // `can you name them`.
  [
    new RegExp(
      `^${AND}(?:can|could|would|will)\\s+(?:you|we)\\s+(?:(?:please|also|just|now)\\s+)*(?=${ASKED_TO}\\b)`,
      'i',
    ),
    '$<and>',
  ],
  // `same view for Michigan`.
  [new RegExp(`^${AND}(?:(?:and\\s+)?the\\s+)?same\\s+${ANSWER}(?=\\s+\\S)(?!\\s+of\\b)`, 'i'), '$<and>same thing'],
  // `and the corresponding dollar amounts`.
  [
    new RegExp(
      `^${AND}(?:the\\s+|their\\s+)?(?:corresponding|matching|associated|respective|underlying|equivalent)\\s+(?=${FIGURE})`,
      'i',
    ),
    '$<and>',
  ],
  // `everything except grants`.
  [
    new RegExp(
      `^${AND}(?:everything|everybody|everyone|all|anything)(?:\\s+else)?,?\\s+(?:except|but|other\\s+than|apart\\s+from|excluding|without)(?:\\s+for)?\\s+(?=\\S)`,
      'i',
    ),
    '$<and>excluding ',
  ],
  // `of those, how many got at least $10K`, `how many recipients does that include`.
  [
    new RegExp(`^${AND}(?:out\\s+)?of\\s+(?:them|those|these)\\s*,?\\s+how\\s+many\\s+`, 'i'),
    '$<and>how many of them ',
  ],
  [
    new RegExp(
      `^(?<ask>${AND.replace('?<and>', '')}how\\s+many\\s+.+?)\\s+(?:(?:are|were)\\s+we\\s+(?:talking|speaking)\\s+(?:about|of)|(?:does|do|did)\\s+(?:that|it|this|those|these|they)\\s+(?:include|cover|involve|comprise|concern|affect|touch|represent|mean|relate\\s+to|refer\\s+to|correspond\\s+to|amount\\s+to))[.?!\\s]*$`,
      'i',
    ),
    '$<ask> is that',
  ],
  // `change that to the top 5`.
  [
    new RegExp(
      `^${AND}${ASK}(?:change|set|switch|turn|extend|expand|cut|reduce|shorten)\\s+(?:${ONES}\\s+)?(?:(?:down\\s+)?to|into)\\s+(?=(?:the\\s+)?(?:top|bottom|first|last)\\b)`,
      'i',
    ),
    '$<and>',
  ],
  // `not by state but by city`, `instead of quarter, by specialty`.
  [
    new RegExp(`^${AND}not\\s+(?<old>(?:by|per)\\s+[^,]+?),?\\s+but\\s+(?<new>(?:by|per)\\s+\\S.*)$`, 'i'),
    '$<new> instead of $<old>',
  ],
  [new RegExp(`^${AND}instead\\s+of\\s+(?<old>[^,]+),\\s*(?<new>\\S.*?)[.?!\\s]*$`, 'i'), '$<new> instead of $<old>'],
  // `can you break this out by city`, `show me that for every state`: of those that were ranked, where some were.
  [
    new RegExp(`^${AND}${ASK}${SPLIT}(?:\\s+(?:me|us))?\\s+${THAT_ONE}${APART}\\s+${BY}\\s+(?=\\S)`, 'i'),
    '$<and>break that down by ',
  ],
  [new RegExp(`^${AND}${ASK}${SPLIT}(?:\\s+(?:me|us|${THE_FIGURES}))*${APART}\\s+${BY}\\s+(?=\\S)`, 'i'), '$<and>by '],
  // `could you run that again for grants`, `please show it for Texas`.
  [new RegExp(`^${AND}${ASK}${DO}(?:\\s+(?:me|us))?\\s+${IT}${AGAIN}\\s+(?=${WHERE}\\s+\\S)`, 'i'), '$<and>'],
  // `what does it look like by state`, `what was that in 2022`, `what did that come to in dollars`.
  [
    new RegExp(
      `^${AND}(?:what|how|how\\s+much)(?:['’]s|\\s+(?:is|was|are|were|does|did|do|would|will))\\s+(?!the\\s+(?:change|increase|decrease)\\b)${IT}(?:\\s+${LOOK})?(?:\\s+like)?${AGAIN}\\s+(?!in\\s+(?:total|all)\\b|per\\b)(?=${WHERE}\\s+(?!${WHERE}\\b)\\S)`,
      'i',
    ),
    '$<and>',
  ],
  // `list each of those payments with its date`: the payments themselves.
  [
    new RegExp(
      `^${AND}${ASK}(?<show>show|list|give|display|see)(?:\\s+(?:me|us))?\\s+each\\s+(?:one\\s+)?of\\s+(?:those|these|the)\\s+(?<single>(?:single|individual)\\s+)?(?=(?:payments|records|transactions|transfers)\\b)`,
      'i',
    ),
    '$<and>$<show> those $<single>',
  ],
  // `counting only payments over $5,000`, `considering just meals`.
  [
    new RegExp(
      `^${AND}(?:(?:count(?:ing)?|consider(?:ing)?|includ(?:e|ing)|tak(?:e|ing)|us(?:e|ing))\\s+(?:only|just)|looking(?:\\s+at)?\\s+(?:only|just)|(?:only|just)\\s+(?:counting|considering|including|taking|using|looking\\s+at))\\s+(?=\\S)`,
      'i',
    ),
    '$<and>only ',
  ],
  // `show the record count instead`.
  [
    new RegExp(
      `^${AND}${ASK}(?:show|give|display|see)\\s+(?:(?:me|us)\\s+)?(?<said>(?:the\\s+)?(?!(?:it|that|this|them|those|these)\\b)[^,]+?\\s+instead)[.?!\\s]*$`,
      'i',
    ),
    '$<and>$<said>',
  ],
  // `can you add the median payment`, `with the record count next to it`.
  [new RegExp(`^${AND}${ASK}(?<add>add|include|append)\\s+(?=\\S)`, 'i'), '$<and>$<add> '],
  [
    new RegExp(
      `^${AND}(?:(?:with|add|include|also|plus|show)\\s+)*(?<said>(?:the\\s+|their\\s+)?${FIGURE}\\b.*?)\\s+${BESIDE}[.?!\\s]*$`,
      'i',
    ),
    'with $<said>',
  ],
  [
    new RegExp(
      `^${AND}${ASK}(?:show|give|display|list)\\s+(?:(?:me|us)\\s+)?(?<said>(?:the\\s+|their\\s+)?${FIGURE}\\b.*?)\\s+(?:as\\s+well|too|also)[.?!\\s]*$`,
      'i',
    ),
    'with $<said>',
  ],
  // `keep the top 3`.
  [
    new RegExp(
      `^${AND}${ASK}(?:keep|retain|leave)\\s+(?:only\\s+|just\\s+)?(?=(?:the\\s+)?(?:top|bottom|first|last|highest|lowest|largest|smallest|biggest|${NUMBER})\\b)`,
      'i',
    ),
    '$<and>show ',
  ],
  // `ranked by number of payments instead`, `order them by total rather than by average`.
  [
    new RegExp(
      `^${AND}${ASK}(?:rank|sort|order)(?:ed)?(?:\\s+${ONES})?\\s+by\\s+(?:the\\s+)?(?<figure>\\S.*?)(?:\\s+(?:instead|rather)(?:\\s+(?:of|than)\\s+.+?)?)?[.?!\\s]*$`,
      'i',
    ),
    '$<and>sort by $<figure>',
  ],
  // `to recipients in Georgia`: where money goes is where they are.
  [
    /\b(?:to|for|of|among)\s+(?:the\s+)?(?:recipients|people)\s+(?=(?:in|from|within|outside)\s+\S+(?:\s+\S+)?(?:\s+(?:only|alone))?[.?!\s]*$)/i,
    '',
  ],
  // `let me see Lorquin now`.
  [
    new RegExp(
      `^${AND}${ASK}(?:show|see|look\\s+at|get|have)\\s+(?:me\\s+)?(?<said>\\S+(?:\\s+\\S+){0,3}?)\\s+now[.?!\\s]*$`,
      'i',
    ),
    'now $<said>',
  ],
];
