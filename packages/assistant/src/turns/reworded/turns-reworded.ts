import { AND, NUMBER, type Rewording, THAT } from '../turn-words.ts';

const BOUND = '(?:thresholds?|cut[- ]?offs?|bar|limit|minimum|floor|bound)';
const SET = '(?:lower|raise|change|set|drop|bring|move|increase|decrease|reduce|put|shift)';
/** What people call a part of the answer before that is said anew. */
const PART =
  '(?:program\\s+)?year|period|time\\s*(?:frame|span)?|quarter|month|company|manufacturer|firm|payer|sponsor|state|city|specialty|nature(?:\\s+of\\s+payment)?|payment\\s+type|category|product|drug|device|recipient|doctor|physician|hospital|filter';
const BY = `^${AND}(?:(?:rank|sort|order)(?:ed)?\\s+(?:(?:them|it|those|these)\\s+)?|now\\s+)?by\\s+(?:the\\s+)?`;
const LOOK = '(?:look|do|fare|turn\\s+out|come\\s+out)';

/** Turns that are said in other words than the rules have, and what they say: a bound, a kind of payments, what alone is meant. */
export const REWORDED: readonly Rewording[] = [
  // `lower the threshold to 1,000`, `raise the bar to $5k`.
  [
    new RegExp(
      `^${AND}${SET}\\s+(?:the|that|this)?\\s*${BOUND}(?:\\s+(?:down|up))?\\s+to\\s+\\$?(?<n>[\\d.,]+\\s*(?:k|m|thousand|million)?)(?:\\s+dollars?)?[.?!\\s]*$`,
      'i',
    ),
    '$<and>make it $$$<n>',
  ],
  // `change the company to Caldrexa`, `set the year to 2023`.
  [
    new RegExp(
      `^${AND}(?:${SET}|switch|adjust|update)\\s+(?:(?:the|that|this|its)\\s+)?(?:${PART})\\s+(?:back\\s+)?(?:to|into|as|=)\\s+(?=\\S)`,
      'i',
    ),
    '$<and>make it ',
  ],
  // `and for 2023, the same`, `Pfizer's median, likewise`.
  [
    new RegExp(
      `^${AND}(?<what>[^,;?]{2,60}?)\\s*,\\s*(?:likewise|(?:the\\s+)?same(?:\\s+(?:again|thing|please))?|ditto)[.?!\\s]*$`,
      'i',
    ),
    'and $<what>',
  ],
  // `rank by physician count instead`, `now by company count`: by how many they are, and no row for each.
  [new RegExp(`${BY}company\\s+(?:count|number)s?\\b`, 'i'), '$<and>sort by number of companies'],
  [
    new RegExp(`${BY}(?<who>physician|doctor|recipient|hospital|practitioner)\\s+(?:count|number)s?\\b`, 'i'),
    '$<and>sort by number of $<who>s',
  ],
  // `and the five biggest decreases` after growth.
  [
    new RegExp(
      `^${AND}(?:what|which)?(?:\\s*(?:are|were)\\s+)?(?:the\\s+)?(?<n>${NUMBER})?\\s*(?:biggest|largest|greatest|steepest|sharpest|highest)\\s+(?:decreases|declines|drops|falls|losses|decliners|losers|fallers)(?=[.?!,\\s]*$)`,
      'i',
    ),
    '$<and>the bottom $<n>',
  ],
  [
    new RegExp(
      `^${AND}(?:what|which)?(?:\\s*(?:are|were)\\s+)?(?:the\\s+)?(?<n>${NUMBER})?\\s*(?:biggest|largest|greatest|steepest|sharpest|highest)\\s+(?:increases|rises|gains|gainers|risers|jumps)(?=[.?!,\\s]*$)`,
      'i',
    ),
    '$<and>the top $<n>',
  ],
  // `by what percentage is that up on 2023`.
  [
    new RegExp(
      `^${AND}(?:by\\s+)?(?:what|how\\s+many)\\s+(?:percentage|percent|per\\s+cent|%)\\s+(?:is|was)\\s+(?:that|it|this)\\s+(?:up|down|higher|lower|more|less)\\s+(?:on|from|than|over|against|versus|vs\\.?|compared\\s+(?:to|with))\\s+(?:in\\s+)?(?=\\S)`,
      'i',
    ),
    '$<and>growth vs ',
  ],
  // `is that up on 2023`, `how much is that up on 2023`.
  [
    new RegExp(
      `^${AND}how\\s+(?:much|far)\\s+(?:is|was)\\s+(?:that|it|this)\\s+(?:up|down|higher|lower)\\s+(?:on|from|than|over|against|versus|vs\\.?|compared\\s+(?:to|with))\\s+(?:in\\s+)?(?=\\S)`,
      'i',
    ),
    '$<and>growth vs ',
  ],
  // `what did the average one get`.
  [
    new RegExp(
      `^${AND}(?:what|how\\s+much)\\s+(?:did|does|has|have)\\s+(?:the|an)\\s+(?<stat>average|typical|median)\\s+one\\s+(?:of\\s+(?:them|those)\\s+)?(?:get|got|receive|received|earn|earned|make|made|collect|collected)[.?!\\s]*$`,
      'i',
    ),
    '$<and>what did they get, $<stat>',
  ],
  // `grants only - top three hospitals`.
  [
    new RegExp(
      `^${AND}(?<what>[a-z]+(?:\\s+[a-z]+){0,2})\\s+only\\s*[-–—:,;]\\s*(?=(?:top|bottom|which|who|by|how)\\b)`,
      'i',
    ),
    '$<and>only $<what>, ',
  ],
  // `which natures grew the most? Give me three.`
  [
    new RegExp(
      `^(?<asked>${AND.replace('?<and>', '')}(?:which|what))\\s+(?<rest>.+?)[.?;,]\\s*(?:please\\s+)?(?:give|show|name)\\s+(?:me\\s+)?(?:the\\s+)?(?:(?:top|first|best)\\s+)?(?<n>${NUMBER})[.?!\\s]*$`,
      'i',
    ),
    '$<asked> $<n> $<rest>',
  ],
  // `how does it look by state`.
  [
    new RegExp(
      `^${AND}(?:how|what)\\s+(?:does|do|did|would|will)\\s+${THAT}\\s+${LOOK}(?:\\s+like)?\\s+(?=(?:by|per)\\b)`,
      'i',
    ),
    '$<and>',
  ],
  // `how does that look in general payments`.
  [
    new RegExp(
      `^${AND}(?:and\\s+)?how\\s+(?:does|do|did|would|will)\\s+${THAT}\\s+${LOOK}\\s+(?:in|for|with|among|under|by)\\s+(?=\\S)`,
      'i',
    ),
    'what about ',
  ],
  // `only the royalties, which 3 companies pay most`.
  [
    new RegExp(
      `^${AND}(?:only|just)\\s+(?:for\\s+|in\\s+)?(?:the\\s+)?(?<what>[^,:]+)[,:]\\s*(?=(?:which|who|what|top|bottom|how)\\b)`,
      'i',
    ),
    'and for $<what>, ',
  ],
  // `show me the list` after a number of them.
  [
    new RegExp(
      `^${AND}(?:(?:(?:show|give|let|get)\\s+me|let['’]?s|show|see|view|print|display|present|can\\s+(?:i|we|you)|could\\s+(?:i|we|you)|(?:i|we)(?:\\s+would|['’]d)\\s+like|(?:i|we)\\s+want)(?:\\s+to)?(?:\\s+(?:see|have|view|show|list|print|display|get))?(?:\\s+me)?\\s+|list\\s+)?(?:(?:them|those|these|all\\s+of\\s+(?:them|those))(?:\\s+all)?|(?:the|a|that|their|all\\s+the)\\s+(?:full\\s+|whole\\s+)?(?:list|names)(?:\\s+of\\s+(?:them|those|these))?)(?:\\s+please)?[.?!\\s]*$`,
      'i',
    ),
    'list them',
  ],
  // `just the ones over $10,000`.
  [new RegExp(`^${AND}just\\s+(?=the\\s+ones\\b)`, 'i'), '$<and>only '],
  // `and how many doctors did each of them pay for that`: of what the answer before is about anyway.
  [
    new RegExp(
      `^(?<asked>${AND.replace('?<and>', '')}(?:how\\s+many|how\\s+much|which|who)\\b.+?)\\s+for\\s+(?:that|this)[.?!\\s]*$`,
      'i',
    ),
    '$<asked>',
  ],
  // `what's the highest one there`.
  [
    new RegExp(
      `^${AND}(?:what|which)(?:['’]s|\\s+is|\\s+was|\\s+are|\\s+were)\\s+the\\s+(?<rank>(?:most|least)\\s+\\w+|\\w+est)(?:\\s+single)?\\s+one\\s+there[.?!\\s]*$`,
      'i',
    ),
    'and the $<rank>',
  ],
  // `add filter state = FL`, `filter to Texas`: a condition on what is there.
  [
    new RegExp(
      `^${AND}(?:add|apply|set|put|use|with)\\s+(?:an?\\s+|another\\s+|the\\s+)?(?:filter|condition|restriction)\\s*(?:on|for|to|of|that|where)?\\s*:?\\s*(?:(?:the\\s+)?[a-z]+(?:\\s+[a-z]+){0,2}\\s*(?:={1,2}|:|\\bis\\b|\\bequals\\b|\\bequal\\s+to\\b)\\s*)?(?=[\\w"])`,
      'i',
    ),
    '$<and>only ',
  ],
  [
    new RegExp(
      `^${AND}(?:filter|where)\\s*:?\\s+(?:(?:on|by|where)\\s+)?(?:the\\s+)?[a-z]+(?:\\s+[a-z]+){0,2}\\s*={1,2}\\s*(?=[\\w"])`,
      'i',
    ),
    '$<and>only ',
  ],
  // `just grants now, otherwise the same`.
  [
    /(?<=\w)\s*[,;–-]\s*(?:but\s+)?(?:otherwise\s+(?:the\s+)?(?:same|unchanged)|(?:with\s+)?(?:everything|all)\s+else\s+(?:being\s+)?(?:the\s+same|equal|unchanged|as\s+(?:it\s+was|before)))(?:\s+as\s+before)?[.?!\s]*$/i,
    '',
  ],
  // `and with companies in place of the hospitals`.
  [
    new RegExp(
      `^${AND}(?:with|do|show|give\\s+me)\\s+(?:the\\s+)?(?<new>[\\w-]+(?:\\s+[\\w-]+)?)\\s+(?:in\\s+place|instead)\\s+of\\s+`,
      'i',
    ),
    '$<and>$<new> instead of ',
  ],
  // `now break it down like that for Norvelis`.
  [
    new RegExp(
      `^${AND}(?:(?:break|split)\\s+(?:it|that|this)\\s+(?:down|up|out)|do\\s+(?:it|that)|show\\s+(?:it|that))\\s+(?:like\\s+that|the\\s+same\\s+way|that\\s+way|likewise)\\s+for\\s+(?=\\S)`,
      'i',
    ),
    'same for ',
  ],
  // `add their state`, `and the city of each`: beside each of them.
  [
    new RegExp(
      `^${AND}(?:(?:add|include|show|give)\\s+(?:me\\s+)?)?(?<of>their|each\\s+one's|everyone's)\\s+(?<what>states?|city|cities|specialty|specialties)(?:\\s+too|\\s+as\\s+well)?[.?!\\s]*$`,
      'i',
    ),
    'with their $<what>',
  ],
  [
    new RegExp(
      `^(?<who>${AND.replace('?<and>', '')}(?:(?:show|tell|give)\\s+me\\s+)?who\\s+(?:they|those)\\s+(?:are|were))\\s*,?\\s+(?:and|with)\\s+(?:the|their)\\s+(?<what>state|city|specialty)(?:\\s+of\\s+each(?:\\s+one)?)?[.?!\\s]*$`,
      'i',
    ),
    '$<who>, with their $<what>',
  ],
];
