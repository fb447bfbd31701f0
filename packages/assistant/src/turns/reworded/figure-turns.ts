import { AND, EACH_GOT, NUMBER, type Rewording, THAT } from '../turn-words.ts';

const THEY = `(?:they|${THAT}|all\\s+of\\s+(?:them|those|these))`;
const TOGETHER = '(?:\\s+(?:in\\s+(?:total|all|sum)|altogether|together|overall|combined))?';

const SORT = `(?:sort|order|rank|arrange)(?:ed)?(?:\\s+${THAT})?\\s+`;
const HIGH = '(?:high|large|big)(?:e?st|gest)?';
const LOW = '(?:low|small)(?:est)?';

/** Turns that ask for another figure of what the answer before is of. */
export const FIGURE_TURNS: readonly Rewording[] = [
  // `what's the total for those`, `total of all`.
  [
    new RegExp(
      `^${AND}(?:(?:what|how\\s+much)(?:['’]s|\\s+(?:is|was|are|were))\\s+)?(?:the\\s+)?(?:grand\\s+|combined\\s+)?(?:total|sum)(?:\\s+amount)?\\s+(?:of|for|over|across)\\s+(?:all|everything|them\\s+all|all\\s+of\\s+(?:them|those|these)|${THAT})[.?!\\s]*$`,
      'i',
    ),
    '$<and>total',
  ],
  // `what is their value`, `how much are they worth`.
  [
    new RegExp(
      `^${AND}(?:(?:what|how\\s+much)(?:['’]s|\\s+(?:is|was|are|were))\\s+)(?:(?:their|its)\\s+(?:total\\s+|combined\\s+)?(?:value|worth|amount)|the\\s+(?:total\\s+|combined\\s+)?(?:value|worth|amount)\\s+of\\s+${THAT})${TOGETHER}[.?!\\s]*$`,
      'i',
    ),
    '$<and>what were they worth',
  ],
  // `its largest single one`.
  [
    new RegExp(
      `^${AND}(?:(?:what|which)(?:['’]s|\\s+(?:is|was|are|were))\\s+)?(?:(?:the|its|their|his|her)\\s+)?(?:(?<rank>(?:most|least)\\s+\\w+|\\w+est)\\s+(?:single|individual)|(?:single|individual)\\s+(?<size>(?:most|least)\\s+\\w+|\\w+est))\\s+(?:one|payment|record|transaction)[.?!\\s]*$`,
      'i',
    ),
    '$<and>what was the $<rank>$<size> single payment',
  ],
  // `compare that with Fennovar`, `put Fennovar next to it`.
  [
    new RegExp(
      `^${AND}(?:(?:how\\s+(?:does|do|did|would)\\s+)?${THEY}\\s+)?compare[sd]?(?:\\s+${THAT})?\\s+(?:with|to|against|versus)\\s+(?:(?:that|those)\\s+of\\s+)?(?=\\S)`,
      'i',
    ),
    '$<and>versus ',
  ],
  [
    new RegExp(
      `^${AND}(?:put|set|show|place|add|hold)\\s+(?<other>\\S+(?:\\s+\\S+){0,3}?)\\s+(?:next\\s+to|beside|alongside|against)\\s+${THAT}[.?!\\s]*$`,
      'i',
    ),
    '$<and>versus $<other>',
  ],
  // `split the invested money up by year for me`.
  [
    new RegExp(
      `^${AND}(?:split|break|divide|group|slice|cut|separate)\\s+(?:the|all\\s+the)\\s+(?!(?:down|up|out|apart|one|numbers?|figures?|totals?|amounts?|results?)\\b)(?<what>\\S+(?:\\s+\\S+){0,2}?)(?:\\s+(?:up|down|out|apart))?\\s+(?:by|per|into)\\s+(?<row>\\S+(?:\\s+\\S+){0,3}?)(?:\\s+for\\s+(?:me|us))?[.?!\\s]*$`,
      'i',
    ),
    'now the $<what> by $<row>',
  ],
  // `break November 2023 down by nature`: a part of what the answer before is of.
  [
    new RegExp(
      `^${AND}(?:split|break|divide|slice|cut|separate)\\s+(?:(?:down|up|out)\\s+)?(?!(?:down|up|out|apart|by|per|into|the|all|each)\\b|${THAT}\\b|(?:(?!\\b(?:by|per|into)\\b).)*\\b(?:spend|spending|payments?|amounts?|totals?|money|records?|share)\\b)(?<what>\\S+(?:\\s+\\S+){0,2}?)(?:\\s+(?:up|down|out|apart))?\\s+(?:by|per|into)\\s+(?<row>\\S+(?:\\s+\\S+){0,3}?)[.?!\\s]*$`,
      'i',
    ),
    'what about $<what> by $<row>',
  ],
  // `name them`, `give me their names`, `list the names`.
  [
    new RegExp(
      `^${AND}(?:name|identify|enumerate|(?:list|give|show|tell)(?:\\s+me)?(?:\\s+(?:the|their|all))*\\s+names?(?:\\s+of)?|(?:their\\s+)?names?)(?:\\s+all)?(?:\\s+of)?(?:\\s+${THAT})?(?:\\s+please)?[.?!\\s]*$`,
      'i',
    ),
    '$<and>who are they',
  ],
  // `who are they, with their totals`, `who are they, and what did each receive`: their rows have those.
  [
    new RegExp(
      `^(?<who>${AND.replace('?<and>', '')}(?:who|which(?:\\s+ones)?)\\s+(?:are|were)\\s+(?:they|those|these))\\s*,?\\s+(?:(?:and|(?:along\\s+)?with)\\s+(?:their|the)\\s+(?:total\\s+)?(?:totals?|amounts?|sums?)|and\\s+(?:what|how\\s+much)\\s+(?:were\\s+their\\s+totals|${EACH_GOT}))[.?!\\s]*$`,
      'i',
    ),
    '$<who>',
  ],
  // `what are their names`, `tell me who they are`.
  [
    new RegExp(
      `^${AND}(?:(?:what|which)\\s+(?:are|were)\\s+(?:their|the)\\s+names?|(?:tell\\s+(?:me|us)\\s+|show\\s+(?:me|us)\\s+|let\\s+(?:me|us)\\s+know\\s+|say\\s+)who\\s+(?:they|those)\\s+(?:are|were)|spell\\s+(?:them|those)\\s+out)[.?!\\s]*$`,
      'i',
    ),
    '$<and>who are they',
  ],
  // `express it as a percentage`, `convert to percentages of the total`, `what is that in percent`.
  [
    new RegExp(
      `^${AND}(?:(?:express|convert|turn|put|give|state|present|report|show|display|make|change|transform|recast|restate|translate|calculate|compute)(?:\\s+me)?(?:\\s+(?:${THAT}|both(?:\\s+of\\s+them)?|each|all\\s+of\\s+(?:them|those|these)))?|what(?:['’]s|\\s+(?:is|are|was|were))\\s+${THAT})\\s+(?:as|in|into|to)\\s+(?:an?\\s+)?(?:%|percent(?:ages?)?|pct|shares?|proportions?|fractions?)(?:\\s+terms)?(?=\\s+of\\s+(?:the|all|its|their|each|every)\\b|[.?!\\s]*$)`,
      'i',
    ),
    '$<and>as a percentage',
  ],
  // `what is that made up of`, `what did it go on`, `which kinds`.
  [
    new RegExp(
      `^${AND}(?:what(?:['’]s|\\s+(?:is|are|was|were))\\s+(?:${THAT}|the\\s+money)\\s+(?:made\\s+up|composed|comprised|built\\s+up)\\s+of|what\\s+(?:makes|made|goes\\s+into|went\\s+into)\\s+(?:up\\s+)?${THAT}(?:\\s+up)?|what\\s+(?:does|did)\\s+(?:${THAT}|the\\s+money)\\s+(?:go|get\\s+spent)\\s+(?:on|for|towards?|into)|(?:by|of|for)\\s+(?:what\\s+|which\\s+)?kinds?|(?:which|what)\\s+kinds?)[.?!\\s]*$`,
      'i',
    ),
    '$<and>by nature of payment',
  ],
  // `what is the corresponding figure for Caldrexa`.
  [
    new RegExp(
      `^${AND}what(?:['’]s|\\s+(?:is|was|would\\s+be))\\s+the\\s+(?:(?:figure|result|answer|value)|(?:same|corresponding|equivalent|comparable|respective)\\s+(?:figure|number|amount|total|result|answer|value))\\s+(?:for|in|at)\\s+(?=\\S)`,
      'i',
    ),
    'what about ',
  ],
  // `which ones got the most? top 5`.
  [
    new RegExp(
      `^${AND}(?:which|who)(?:\\s+(?:ones|of\\s+(?:them|those|these)))?\\s+(?:got|received|took|had|were\\s+paid|earned)\\s+(?:the\\s+)?most\\s*[.?;,:–-]+\\s*(?:the\\s+)?(?:top|first)\\s+(?<n>${NUMBER})[.?!\\s]*$`,
      'i',
    ),
    'top $<n> of them',
  ],
  // `how much of the total do they hold`.
  [
    new RegExp(
      `^${AND}(?:(?:what|which)\\s+(?:share|part|percentage|percent|proportion|fraction|portion)(?:\\s+of\\s+(?:the\\s+(?:total|whole)|all|everything))?|how\\s+much\\s+of\\s+(?:the\\s+(?:total|whole)|it\\s+all|everything))\\s+(?:do|does|did)\\s+${THEY}\\s+(?:all\\s+)?(?:hold|make\\s+up|represent|account\\s+for|constitute|take|cover|comprise|get|receive|have)${TOGETHER}[.?!\\s]*$`,
      'i',
    ),
    '$<and>what share of the total is that',
  ],
  // `sort descending`, `order them from high to low`.
  [new RegExp(`^${AND}${SORT}(?:in\\s+)?descending(?:\\s+order)?[.?!\\s]*$`, 'i'), 'largest first'],
  [new RegExp(`^${AND}${SORT}(?:in\\s+)?ascending(?:\\s+order)?[.?!\\s]*$`, 'i'), 'smallest first'],
  [new RegExp(`^${AND}(?:${SORT})?(?:from\\s+)?${HIGH}\\s+to\\s+${LOW}[.?!\\s]*$`, 'i'), 'largest first'],
  [new RegExp(`^${AND}(?:${SORT})?(?:from\\s+)?${LOW}\\s+to\\s+${HIGH}[.?!\\s]*$`, 'i'), 'smallest first'],
  // `is the median any different`, `was it any higher in 2022`.
  [
    new RegExp(
      `^${AND}(?:is|was|are|were|does|did)\\s+(?:${THAT}|the\\s+(?<what>\\S+(?:\\s+\\S+){0,3}?))\\s+(?:look\\s+)?(?:(?:any|much|also|equally|very|that|a\\s+lot|noticeably)\\s+)*(?:different|higher|lower|bigger|smaller|larger|greater|better|worse|similar|comparable|the\\s+same|as\\s+(?:high|low|big|large))(?:\\s+(?<where>(?:in|for|at|among|to)\\s+\\S.*?))?[.?!\\s]*$`,
      'i',
    ),
    'what about $<what> $<where>',
  ],
  // `how does 2024 look`.
  [
    new RegExp(
      `^${AND}how\\s+(?:does|did|do|would)\\s+(?<what>(?!${THAT}\\b|they\\b)\\S+(?:\\s+\\S+){0,2}?)\\s+(?:look|fare|do|turn\\s+out|come\\s+out)[.?!\\s]*$`,
      'i',
    ),
    'what about $<what>',
  ],
  // `who got the most of that`: of what the answer before is of anyhow.
  [
    /^(?<ask>.*\b(?:who|which)\b.*\b(?:most|least|largest\s+(?:part|share)))\s+of\s+(?:that|this|it)[.?!\s]*$/i,
    '$<ask>',
  ],
  // `name the top five`.
  [
    new RegExp(
      `^${AND}(?:name|identify)\\s+(?:me\\s+)?(?=(?:the\\s+)?(?:top|first|biggest|largest|${NUMBER})\\b)`,
      'i',
    ),
    '$<and>show ',
  ],
];
