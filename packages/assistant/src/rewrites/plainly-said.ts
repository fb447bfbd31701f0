import { KINDS_TOGETHER } from './kinds-together.ts';
import { type Rewrites, replaced } from './replaced.ts';

const YEAR = '(?:program\\s+year\\s+|py\\s*)?(?:19|20)\\d{2}';
const SHARE = '(?:fraction|share|proportion|percentage|percent|part|portion)';
const HIGHER = '(?:higher|lower|larger|bigger|greater|smaller|more|less|above|below)';
const PEOPLE =
  '(?:npps?|non[- ]physician practitioners|practitioners|physicians|doctors|hcps|clinicians|providers|recipients)';

/** Of a list whose parts have the same small word before each. */
const ITEM =
  "(?!each\\b|every\\b|all\\b|the\\b|what\\b)[A-Za-z][\\w.&'-]*(?:\\s+(?!and\\b|in\\b|for\\b|at\\b|from\\b|to\\b)[A-Za-z][\\w.&'-]*){0,3}";

/** `among companies with at least 5,000 records`: those who are asked of, in front. */
const AMONG_THOSE =
  '^(?:among|amongst|out\\s+of|of|considering|looking\\s+at|taking)\\s+(?:only\\s+)?(?:all\\s+)?(?:the\\s+)?(?<who>[\\w-]+(?:\\s+[\\w-]+)?)\\s+(?<bound>(?:with|having|that|who|whose|above|over)\\s(?:[^,?]|,(?=\\d{3}))*\\d(?:[^,?]|,(?=\\d{3}))*)';
const DID = '(?:have|has|had|show|shows|showed|grew|got|received|paid|spent|saw)';

/** What is said in other words than the rules read, and what it says. */
const PLAINER: Rewrites = [
  // `whose aggregate general payments exceeded $100,000`: all of them, and no single one.
  [/\baggregate(?=\s+(?:general\s+|research\s+)?payments\b)/gi, 'total'],
  // `fastest growing companies, only those with at least $100,000 in 2023`.
  [
    /(?<=\w\W+\w+\W+\w+)[,;:]?\s+(?:(?:but|and)\s+)?(?:(?:counting|considering|taking|including|looking\s+at)\s+)?(?:only|just|among|amongst|limited\s+to|restricted\s+to|out\s+of)\s+(?:those|the\s+ones|ones)\s+(?:(?:which|that|who)\s+(?:have|has|had|are|were)\s+)?(?<bound>with|having|above|over|under|below|at\s+least|at\s+most|more\s+than|less\s+than|whose|paid\s+by)\b/gi,
    ' $<bound>',
  ],
  // `the five fastest-growing companies among those that spent over $200,000 in 2023`.
  [
    /(?<=\b(?:fastest|slowest|most|biggest|largest|top)\b[^,;?]*\b(?:companies|firms|doctors|physicians|hospitals|recipients|states|products|specialties))\s*,?\s+(?:among|amongst|out\s+of|of|from)\s+those\s+(?:that|which|who)\s+(?=(?:spent|paid|got|received|had|have)\b)/gi,
    ' that ',
  ],
  // `among companies with at least 5,000 records, which one has the highest dispute rate`, `which five have`.
  [
    new RegExp(
      `${AMONG_THOSE},\\s*(?:which|what)\\s+(?:one\\s+(?:of\\s+(?:them|those)\\s+)?(?<did>${DID})|(?<does>has|shows))\\b`,
      'i',
    ),
    'which 1 $<who> $<bound> $<did>$<does>',
  ],
  [
    new RegExp(
      `${AMONG_THOSE},\\s*(?:which|what)(?<n>\\s+(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}))?(?:\\s+of\\s+(?:them|those)|\\s+ones)?\\s+(?<did>${DID})\\b`,
      'i',
    ),
    'which$<n> $<who> $<bound> $<did>',
  ],
  // `companies that grew year after year`, `companies that consistently grew`.
  [
    /(?<=\b(?:grew|grown|grow|rose|risen|increased?|fell|fallen|dropped|declined|decreased?|shrank)\b[^?]*?)\byear\s+(?:after|upon|on)\s+year\b/i,
    'every year',
  ],
  [
    /\b(?:consistently|steadily|continuously|continually)\s+(?<grew>grew|grown|rose|risen|increased|fell|fallen|dropped|declined|decreased)\b(?<what>[^?]*?)(?=\s+(?:from|between|since|over|during)\s|[?.]|$)/i,
    '$<grew>$<what> every year',
  ],
  // `for each of these states: California, Texas, Florida`.
  [
    /\b(?:for|in|of|from|at|by)\s+each\s+of\s+(?:these|those|the\s+following)\s+(?:\w+\s+)?(?:states|cities|companies|products|natures|specialties|manufacturers)\s*[:,–-]?\s*(?=[A-Z])/g,
    'in each of ',
  ],
  // `over the last two program years, 2023 and 2024 combined`.
  [
    /\b(?:the\s+)?(?:last|past|latest|most\s+recent)\s+(?:two|three|four|2|3|4)\s+(?:program\s+|full\s+|whole\s+|calendar\s+|reporting\s+)?years\s*(?:,|\(|:|–|-|,?\s*(?:i\.e\.|ie|meaning|namely|that\s+is),?)\s*(?<years>20\d\d(?:\s*,\s*20\d\d)*\s*(?:,\s*)?(?:and|&|to|-|–)\s*20\d\d)\)?/gi,
    '$<years>',
  ],
  // `got more than $5,000 total in 2024`.
  [
    /(?<=\b(?:than|over|above|least|most|under|below|exceeding)\s+\$[\d.,]+\s?(?:k|m|million|thousand)?)\s+total(?=\s+(?:in|from|for|during|across|over|between|by|since)\b|[\s,.?!]*$)/gi,
    ' in total',
  ],
  // `who came second among the cardiologists`.
  [
    /(?<=^|^in\s+20\d\d,\s*)who\s+(?:came|was|is|ranked|ranks|placed|finished|came\s+in)\s+(?:in\s+)?(?:at\s+|as\s+)?(?:the\s+)?(?<place>second|third|fourth|fifth|2nd|3rd|4th|5th)(?:\s+place)?\s+(?:among|amongst|of|out\s+of)\s+(?:all\s+)?(?:the\s+)?(?!(?:them|those|these)\b)/i,
    'who is the $<place> highest paid among the ',
  ],
  // `10 companies with most doctors paid, with number`.
  [
    /\b(?<most>most|fewest)\s+(?<who>doctors|physicians|hcps|recipients|hospitals|practitioners|cardiologists|surgeons)\s+paid\b/gi,
    '$<most> $<who>',
  ],
  [/,\s*(?:with|and)\s+(?:the\s+|their\s+)?(?:numbers?|counts?)\s*[.?!]*$/i, ''],
  // `in 2024 … over the year`.
  [
    new RegExp(
      `(?<=\\b${YEAR}\\b.*)\\s+(?:over|during|within|in|across|throughout)\\s+(?:the|that)\\s+(?:whole\\s+|full\\s+|entire\\s+)?year(?=[\\s.?!]*$)`,
      'i',
    ),
    '',
  ],
  // `of the physicians paid in 2024, what fraction received less than $100`.
  [
    new RegExp(
      `^of\\s+(?:all\\s+)?(?:the\\s+)?(?<who>(?:[\\w-]+\\s+){0,2}[\\w-]+?)(?:\\s+(?:who\\s+were\\s+|that\\s+were\\s+)?paid)?(?<when>\\s+in\\s+${YEAR})?\\s*,\\s*(?:what|which)\\s+(?<share>${SHARE})\\s+(?:of\\s+them\\s+)?(?<did>received|receive|got|get|had|have|were|are|was|is|took|earned)\\b`,
      'i',
    ),
    'what $<share> of $<who>$<when> $<did>',
  ],
  // `nurse practitioners and other NPPs`.
  [
    new RegExp(
      `(?<=\\b(?:for|to|of|by|between|among|from|paid)\\s+)(?:[\\w-]+\\s+){1,3}and\\s+(?:all\\s+)?other\\s+(?=${PEOPLE}\\b)`,
      'gi',
    ),
    '',
  ],
  // `MD vs DO`: no doctor of Maryland.
  [
    /\bMDs?\s+(?<versus>vs\.?|VS|versus|VERSUS|and|AND|or|OR|against|compared (?:to|with))\s+DOs?\b/g,
    'MDs $<versus> DOs',
  ],
  ...KINDS_TOGETHER,
  // `average number of companies paying a physician`.
  [
    /(?<=\b(?:average|mean|median|typical)\s+number\s+of\s+(?:different\s+|distinct\s+)?(?:companies|manufacturers|firms))\s+(?:that\s+|which\s+)?(?:paying|pay|paid)\s+(?:a|each|every|one|per)\s+(?:single\s+)?(?=[a-z])/gi,
    ' per ',
  ],
  // `companies per doctor, i.e. distinct companies per doctor`: the same once more.
  [
    /(?<=\b(?<what>companies|products|payments|specialties|states)\s+per\b[^?]*?)\s*[,(–—-]\s*(?:i\.?e\.?|that\s+is|meaning)[,:]?\s+(?:the\s+)?(?:number\s+of\s+)?(?:distinct|different|unique)\s+\k<what>\s+(?:per|for\s+each)\s+[a-z]+\)?(?=[\s?.!]*$)/i,
    '',
  ],
  // `median meal in 2024, taking each meal record as one`: of records it is.
  [
    /(?<=\b(?:median|percentile|p\d\d)\b[^?]*?)\s*[,(–—-]\s*(?:taking|counting|treating)\s+(?:each|every)\s+(?:[a-z]+\s+)?(?:record|row|line|entry)\s+(?:as\s+(?:one|1|a\s+single\s+one)|once|by\s+itself|on\s+its\s+own)\)?(?=[\s?.!]*$)/i,
    '',
  ],
  // `new doctors in 2024, meaning not paid by them before`: under the same conditions.
  [
    /\bnew\s+(?<rest>[^?;]*?\bin\s+(?<year>(?:19|20)\d{2})\b[^?;,(]*?)\s*[,(;:-]+\s*(?:i\.?e\.?,?|that\s+is,?|that\s+means|which\s+means|means|meaning)\s+(?:those\s+)?(?:who\s+)?(?:were\s+)?(?:not|never)\s+(?:yet\s+)?(?:paid|engaged)(?:\s+by\s+(?:them|it|(?:this|that|the)\s+company))?\s+before\b\)?/i,
    '$<rest> but never before $<year>',
  ],
  // `is the median meal for NPPs lower than for physicians`, `is the median meal lower for NPPs than for physicians`.
  [
    new RegExp(
      `^(?:is|are|was|were)\\s+(?:the\\s+)?(?<figure>.+?)\\s+(?<of>for|to|among|of)\\s+(?<one>[^,]+?)\\s+${HIGHER}\\s+than\\s+(?:(?:that|those)\\s+)?(?:for|to|among|of)\\s+(?<other>(?![\\d$])[^,]+?)[\\s?.]*$`,
      'i',
    ),
    '$<figure> $<of> $<one> versus $<other>',
  ],
  [
    new RegExp(
      `^(?:is|are|was|were)\\s+(?:the\\s+)?(?<figure>.+?)\\s+${HIGHER}\\s+(?<of>for|to|among)\\s+(?<one>[^,]+?)\\s+than\\s+(?:for|to|among)\\s+(?<other>(?![\\d$])[^,]+?)[\\s?.]*$`,
      'i',
    ),
    '$<figure> $<of> $<one> versus $<other>',
  ],
  // `how many doctors show up in each of the four program years`: all of them.
  [
    /^(?<who>(?:how many|number of|which|what)\s+(?:[\w-]+\s+){1,3}?)(?:show(?:ed)?\s+up|turn(?:ed)?\s+up|appear(?:ed)?|(?:were|are|got|was)\s+paid)\s+in\s+each\s+of\s+the\s+(?<n>\w+)\s+(?:program\s+)?years(?=[\s?.]*$)/i,
    '$<who>were paid in all $<n> years',
  ],
  // `companies with more than 40 studies, with the number of studies`: it is shown beside them anyway.
  [
    /(?<bound>(?:more than|over|at least)\s+\d+\s+(?:different\s+|distinct\s+)?(?<what>\w+)\b[^,]*?),?\s+(?:w\/|with|and|showing)\s+(?:the|their)\s+number\s+of\s+(?:different\s+|distinct\s+)?\k<what>(?=[\s?.]*$)/i,
    '$<bound>',
  ],
  [
    /\bcompanies\s+funding\s+(?=(?:more than|over|at least)\s+\d+\s+(?:different\s+|distinct\s+)?(?:studies|trials)\b)/gi,
    'companies with ',
  ],
  // `physicians flagged as owners of the paying company`.
  [
    /\b(?:who\s+(?:are|were)\s+|that\s+(?:are|were)\s+)?(?:flagged|marked|recorded|identified|tagged)\s+as\s+(?:the\s+)?owners(?:\s+of\s+the\s+(?:paying\s+|reporting\s+)?company)?\b/gi,
    'who are owners',
  ],
  // `Pfizer, Merck and Stryker: number of doctors paid in 2024`: a row each.
  [
    new RegExp(
      `^(?<names>${ITEM}(?:,\\s+${ITEM})+,?\\s+and\\s+${ITEM})\\s*:\\s*(?<what>(?:number|count)\\s+of\\s+[^?;:]+?)[\\s?.]*$`,
      'i',
    ),
    '$<what> for each of $<names>',
  ],
  // `the top three specialties in Ohio, in Georgia and in Arizona`: a row each.
  [
    new RegExp(
      `\\b(?<in>in|for|from|to)\\s+(?<one>${ITEM})(?<others>(?:,\\s+\\k<in>\\s+${ITEM})+),?\\s+and\\s+\\k<in>\\s+(?=${ITEM})`,
      'gi',
    ),
    '$<in> each of $<one>$<others> and ',
  ],
  [/(?<=\b(?<in>in|for|from|to)\s+each\s+of\s+[^?]*?,\s+)\k<in>\s+(?=[^?]*\sand\s)/gi, ''],
];

/** A question in plainer words: `aggregate payments` are `total payments`. */
export function plainlySaid(question: string): string {
  return replaced(question, PLAINER);
}
