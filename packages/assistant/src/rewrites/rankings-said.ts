import { type Rewrites, replaced } from './replaced.ts';

const TAKING = '(?:gets?|got|getting|receives?|received|receiving|takes?|took|taking|earned|collected|attracts?)';
const MONEY = '(?:money|cash|funds|funding|spending|spend|dollars|budget|outlay)';
const MOST = "(?:most|the\\s+(?:most|bulk|lion['’]?s\\s+share))\\s+of";
const PUTTING =
  '(?:put|puts|putting|pour|pours|poured|pouring|pump|pumps|pumped|pumping|sink|sinks|sank|sunk|throw|throws|threw|throwing|push|pushes|pushed|pushing|direct|directs|directed|funnel|funnels|funneled|channel|channels|channeled)';
const SO_MUCH =
  '(?:the\\s+)?(?:most|least|more|less)(?:\\s+(?:money|cash|dollars|funding|spend))?|(?:more\\s+than|over|at\\s+least|less\\s+than|under)\\s+\\$[\\d.,]+(?:\\s?(?:k|m|thousand|million))?';
const KINDS =
  '(?:(?:general|research|ownership)(?:\\s+payments)?(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)){2}(?:general|research|ownership)(?:\\s+payments)?';
const OF_SUBJECT = '(?<=^|[\\s,])(?<who>which|what|who)\\b';

const PLAINER: Rewrites = [
  // `which city gets the most of Caldrexa's money`: the most of anybody, and not more than half.
  [
    new RegExp(
      `${OF_SUBJECT}(?<what>[^?;:]*?)\\b(?<verb>${TAKING})\\s+${MOST}\\s+(?:the\\s+)?(?!(?:their|its|his|her|our|your)\\b)(?<of>(?:[\\w&.-]+(?:['’]s?)?\\s+){0,4}?)${MONEY}\\b`,
      'i',
    ),
    '$<who>$<what>$<verb> the most $<of>money',
  ],
  // `which states is most of the travel money spent in`.
  [
    new RegExp(
      `${OF_SUBJECT}(?<what>[^?;:]*?)\\b(?<be>is|was|are|were)\\s+${MOST}\\s+(?:the\\s+)?(?!(?:their|its|his|her|our|your)\\b)(?<of>(?:[\\w&.-]+(?:['’]s?)?\\s+){0,4}?)${MONEY}\\s+(?=spent\\b|going\\b|paid\\b)`,
      'i',
    ),
    '$<who>$<what>$<be> the most $<of>money ',
  ],
  // `the biggest owners in Florida`: those who hold the most.
  [
    /\b(?<rank>(?:biggest|largest|top|leading)(?:\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty))?)\s+owners\b/gi,
    '$<rank> holders of ownership interest',
  ],
  // `the most any company paid for a single meal`.
  [
    /\bthe\s+most\s+(?:that\s+)?any(?:one|body)?\s*(?<who>company|manufacturer|firm)?\s+(?:has\s+)?(?:ever\s+)?(?:paid|spent|gave)\s+(?:for|on|as|in)\s+(?:a|an|one)\s+(?:single\s+)?(?=\w)/gi,
    'the largest single ',
  ],
  // `which five states were the costliest travel destinations`.
  [
    /\b(?:which|what)\s+(?<n>(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+)?(?<what>states?|countr(?:y|ies)|cit(?:y|ies))\s+(?:were|was|are|is)\s+(?:the\s+)?(?<how>costliest|most\s+expensive|biggest|top|largest|priciest|most\s+popular|most\s+common|most\s+frequent)\s+(?:travel\s+|trip\s+)?destinations?\b/gi,
    'the $<how> $<n>destination $<what>',
  ],
  // `individual royalty payments over $100,000`: each of them.
  [
    /^(?<ask>(?:(?:please|list|show(?:\s+me)?|give\s+me|find|all|the|any)\s+)*)(?:single|individual)\s+(?=(?:[\w'’-]+\s+){1,3}?(?:payments|records|transactions|fees|royalties|grants)\s[^?]*\b(?:over|above|exceeding|more\s+than|at\s+least|under|below|between)\b)/i,
    'list ',
  ],
  // `made the most off Caldrexa`.
  [/(?<=\b(?:made|make|makes|earned|got)\s+(?:the\s+)?most(?:\s+money)?\s+)off\s+(?:of\s+)?/gi, 'from '],
  // `every state and what its hospitals got`.
  [
    /^(?:(?:please\s+)?(?:list|show(?:\s+me)?|give\s+me)\s+)?(?:every|each|all|all\s+the)\s+(?<row>state|cit(?:y|ies)|states|company|companies|specialt(?:y|ies))\s+and\s+what\s+(?:its|their|the)\s+(?<who>hospitals|teaching\s+hospitals|doctors|physicians|cardiologists)\s+(?:there\s+)?(?:got|received|were\s+paid|took\s+in)\b/i,
    'total paid to $<who> by $<row>',
  ],
  // `the largest owners in Texas, by value`: in money, whatever is ranked.
  [
    /\s*,?\s+by\s+(?:(?:total|dollar|cash|money|monetary|overall)\s+)?(?:value|worth)(?=[\s?.!]*$|\s*[,;:–—(]|\s+(?:in|for|during|over)\s+(?:19|20)\d\d)/gi,
    ' by amount',
  ],
  // `general, research and ownership together - who are the top 10`: the three kinds as one.
  [
    new RegExp(`^${KINDS}\\s+(?:(?:all|taken|put|added)\\s+)?(?:together|combined)\\s*[-–—:,]\\s*`, 'i'),
    'across all kinds of payments, ',
  ],
  // `general, research and ownership all together for Pfizer`, `general, research and ownership in 2023: total of each`.
  [
    new RegExp(`^${KINDS}\\s+(?:all\\s+)?(?:together|combined)\\s+(?=(?:for|of|from|by|in)\\b)`, 'i'),
    'total across all kinds of payments ',
  ],
  [
    new RegExp(
      `^${KINDS}(?<when>\\s+in\\s+20\\d\\d)?\\s*[:,–—-]\\s*(?:the\\s+)?totals?\\s+(?:of|for)\\s+each[\\s?.!]*$`,
      'i',
    ),
    'total by kind of open payment$<when>',
  ],
  // `the fastest growing companies among those that spent over $200,000 in 2023`.
  [
    /(?<=\b(?:fastest|growth|growing|grew)\b[^?]*?)\s+among\s+(?:those|the\s+ones|companies)\s+(?:that|which|who)\s+(?:spent|paid|had)\s+(?=(?:over|more\s+than|at\s+least|above)\b)/i,
    ' with ',
  ],
  // `the best paid, counting all the years you have`: no time is said anyhow.
  [
    /,?\s+counting\s+all\s+(?:of\s+)?(?:the\s+)?years(?:\s+(?:that\s+)?(?:you|we)\s+have|\s+together|\s+combined)?(?=[\s?.!]*$)/i,
    '',
  ],
  // `which companies' research is Ada Moreno principal investigator for`.
  [
    /^(?<which>which|what)\s+(?<payers>compan(?:ies|y)|sponsors?|firms?|manufacturers?)['’]s?\s+(?:research|studies|trials)\s+(?:is|was|are|has)\s+(?<who>[A-Z][\w.'’-]*(?:\s+[A-Z][\w.'’-]*){1,3}?)\s+(?:been\s+)?(?:the\s+|a\s+)?(?:principal\s+investigator|lead\s+investigator|investigator|PI)\s+(?:for|on|of|in)\b/i,
    '$<which> $<payers> fund research led by $<who>',
  ],
  // `the biggest check that a doctor ever got`.
  [
    /(?<=\b(?:biggest|largest|highest|smallest|most\s+expensive|priciest)\b[^?.,;]*?)\s+(?:that\s+)?(?:a|any)\s+(?<who>doctor|physician|hospital|teaching\s+hospital|recipient|practitioner|surgeon)\s+(?:has\s+)?(?:ever\s+)?(?:got|gotten|received|been\s+paid|was\s+paid|took|collected)(?:\s+ever)?\b/i,
    ' to a $<who>',
  ],
  // `top five, with the figure`: each row shows its own.
  [/\s*(?:,|[–—-])?\s+(?:with|and|plus|showing)\s+(?:the|their|its)\s+(?:figures?|values?)[\s?.!]*$/i, ''],
  // `put the most money behind oncology products`, `poured more than $1M into research`.
  [new RegExp(`\\b${PUTTING}\\s+(?<much>${SO_MUCH})\\s+(?:into|behind|in|on)\\b`, 'gi'), 'spent $<much> on'],
  [new RegExp(`\\b${PUTTING}\\s+(?<much>${SO_MUCH})\\s+(?:at|toward|towards|to)\\b`, 'gi'), 'paid $<much> to'],
  // `the oncology portfolio of 2024`.
  [/(?<=\b(?!product\b)[\w&]+\s+)portfolio\b(?!\s+compan)/gi, 'products'],
  // `spent most heavily on travel`.
  [/\b(?:most\s+heavily|the\s+heaviest|most\s+lavishly)\s+(?=on\b|in\b|from\b|to\b|for\b)/gi, 'the most '],
];

/** Rankings in the words that the rules read: `the most of Caldrexa's money` is `the most Caldrexa's money`. */
export function withRankingsPlain(question: string): string {
  return replaced(question, PLAINER);
}
