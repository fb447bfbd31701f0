import { type Rewrites, replaced } from './replaced.ts';

const YEAR = '(?:19|20)\\d{2}';
const HIGHER = '(?:higher|lower|larger|bigger|greater|smaller)';
const OF = '(?:for|to|in|among|at|from|with)';
const STATISTIC = '(?:the\\s+)?(?:mean|average|avg|median|p\\d{2}|\\d{2}th\\s+percentile|max(?:imum)?|min(?:imum)?)';
/** No amount. */
const NAMED = `(?:(?=${YEAR}\\b)|(?![\\d$]))`;
const PEOPLE = '(?:npps?|non[- ]physician practitioners|practitioners|physicians|doctors|hcps|clinicians|providers)';

const CME =
  '(?:cme|continuing\\s+(?:medical\\s+)?education|medical\\s+education)(?:\\s+(?:events?|programs?|activities))?';
const SPEAKING = '(?:speaking|speakers?|faculty|teaching)';
const PAY = '(?:fees?|compensation|payments?|pay|honorari(?:a|um)|spend|spending|money)';
/** `compensation for serving as faculty or speaker`, `speaker and faculty fees`. */
const SPEAKER_PAY = `(?:(?:${PAY}\\s+)?for\\s+(?:serving\\s+as\\s+)?(?:an?\\s+)?)?${SPEAKING}(?:\\s*(?:,|\\/|and|or)\\s*${SPEAKING})?(?:\\s+${PAY})?`;

/** What those say who engage doctors as speakers and consultants, and how the rules read it. */
const PLAINER: Rewrites = [
  // `speaker and faculty fees outside CME`, `non-CME speaker fees`: one nature of payment, and nobody who got the other is left out.
  [
    new RegExp(
      `\\b${SPEAKER_PAY}\\s+(?:(?:that\\s+(?:is|are|was|were)\\s+)?(?:outside(?:\\s+of)?|other\\s+than|excluding|except(?:\\s+for)?|not\\s+(?:at|for|in))|at\\s+other\\s+than)\\s+(?:for\\s+|at\\s+)?${CME}\\b`,
      'gi',
    ),
    'speaker fees',
  ],
  [new RegExp(`\\bnon[- ]cme\\s+${SPEAKER_PAY}`, 'gi'), 'speaker fees'],
  // `FMV check: average honorarium`: what it is asked for.
  [
    /^(?:fmv|fair[- ]market[- ]value|sanity|benchmark|budget|rate)\s+(?:check|review|question|query|benchmarking)\s*(?:[:–—]|\s-)\s*(?=\S)/i,
    '',
  ],
  // `med ed: top payers of compensation for medical education`: said again.
  [/^(?:med(?:ical)?\s+ed(?:ucation)?|cme)\s*(?:[:–—]|\s-)\s*(?=.*\b(?:medical\s+education|cme)\b)/i, ''],
  // `per physician total of honoraria, mean and median`.
  [
    new RegExp(
      `^(?<per>(?:per|by)[\\s-]+\\w+)\\s+totals?\\s+(?<of>(?:of|in|for|from)\\s+[^,:;]+?)\\s*[,:;–-]\\s*(?<figures>${STATISTIC}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${STATISTIC})*)(?=[\\s.,;?!]|$)`,
      'i',
    ),
    '$<figures> total $<of> $<per>',
  ],
  [/\bfaculty\s*\/\s*speaker\b/gi, 'faculty or speaker'],
  // `is the mean meal higher in urology or in nephrology`.
  [
    new RegExp(
      `^(?:is|are|was|were)\\s+(?:the\\s+)?(?<figure>[^,]+?)\\s+${HIGHER}\\s+(?<of>${OF})\\s+(?<one>[^,]+?)\\s*,?\\s+or\\s+(?:${OF}\\s+)?(?<other>${NAMED}[^,]+?)[\\s?.]*$`,
      'i',
    ),
    '$<figure> $<of> $<one> versus $<other>',
  ],
  // `meals over $100 in Texas, list each one`.
  [/[\s,;–-]+(?:and\s+)?list\s+(?:each|every)\s+(?:one|of\s+(?:them|those|these))(?=[\s.?!]*$)/i, ', list them'],
  // `number of consulting payments per consultant`: per one of those who got them.
  [/(?<=\bconsult(?:ing|ancy|ation)\b.*)\b(?<per>per|each|every)\s+consultant\b/gi, '$<per> recipient'],
  [
    /(?<=\bspeak(?:er|ing)\b.*)\b(?<per>per|each|every)\s+speaker(?=[\s.?!,]*$|\s+(?:at|in|for|by|of|from)\b)/gi,
    '$<per> recipient',
  ],
  // `how many engagements did each speaker have on average`.
  [
    /^(?:on\s+average,?\s+)?how\s+many\s+(?:paid\s+|speaking\s+|consulting\s+)?(?:engagements|payments|events|programs)\s+(?:did|does|do|has|have)\s+(?:each|every|an?|the\s+average)\s+(?<who>speaker|consultant)\s+(?:have|had|get|got|receive|received|attend|do|done)(?:\s+on\s+average)?\b/i,
    'average number of $<who> payments per recipient',
  ],
  // `average honorarium per engagement`, `speaking engagements per HCP`.
  [/\bper\s+(?:paid\s+|speaking\s+|consulting\s+)?engagement\b/gi, 'per payment'],
  [
    /(?<!\b(?:number\s+of|many|average|mean|median|share\s+of|count\s+of)\s+)\b(?<what>speaking|speaker|consulting|consultancy)\s+engagements\s+(?=per\b)/gi,
    'number of $<what> payments ',
  ],
  // `range of consulting fees for urologists`.
  [
    /\b(?:the\s+)?(?:price\s+|fee\s+|full\s+)?range\s+(?:of|for)\s+(?=(?:the\s+)?(?:[\w-]+\s+)?(?:fees?|honorari(?:a|um)|payments?|meals?|grants?|royalties|amounts?)\b)/gi,
    'minimum and maximum ',
  ],
  // `physicians who have an ownership interest in the paying company`.
  [
    /\b(?:who|that)\s+(?:also\s+)?(?:have|has|had|hold|holds|held)\s+(?:an?\s+)?(?:ownership|investment|ownership\s+or\s+investment)\s+(?:interests?|stakes?)\s+in\s+the\s+(?:paying|reporting|same)\s+company\b/gi,
    'who are owners',
  ],
  // `travel item booked for a surgeon`.
  [/\bitems?\s+booked\s+for\b/gi, 'payment for'],
  [/\bbooked\s+for\b/gi, 'for'],
  // `Tovinor - break the HCP spend down by nature`.
  [
    /(?<=^|[,:;–—-]\s*)(?:break|split|slice)\s+(?:the\s+)?(?<what>(?!that\b|this\b|it\b|them\b|those\b|these\b)[\w ]+?)\s+down\s+(?<by>by|into)\s+/i,
    '$<what> by ',
  ],
  // `spend by state, meals left out`.
  [
    /[\s,;–-]+(?:with\s+)?(?:the\s+)?(?<out>\w+(?:\s+(?:and|or|&)\s+\w+)?)\s+(?:left|kept)\s+out(?=[\s.?!]*$)/i,
    ' without $<out>',
  ],
  // `only nurse practitioners and other NPPs`.
  [new RegExp(`(?<=\\b(?:only|just)\\s+)(?:[\\w-]+\\s+){1,3}and\\s+(?:all\\s+)?other\\s+(?=${PEOPLE}\\b)`, 'gi'), ''],
  // `how many in 2024, and how many in 2023`.
  [
    new RegExp(
      `^(?<head>(?<what>how\\s+(?:many|much)|number\\s+of)\\b(?:(?!\\bin\\s+${YEAR}).)*\\bin\\s+${YEAR})\\s*,?\\s+and\\s+how\\s+(?:many|much)\\s+in\\s+(?<year>${YEAR})(?=[\\s.?!]*$)`,
      'i',
    ),
    '$<head> and $<year>, by year',
  ],
];

const YEARS = `${YEAR}(?:(?:\\s*,\\s*|\\s*,?\\s+and\\s+)${YEAR})+`;
const APART = new RegExp(
  `(?:\\b(?:in|for|of)\\s+)?(?:\\b(?<first>separately)\\s+(?:in|for)\\s+)?\\b(?<years>${YEARS})(?<last>\\s*,?\\s+(?:each\\s+)?(?:separately|individually))?(?=[\\s.,;?!]|$)`,
  'gi',
);

/** `2023 and 2024 separately`: a row for each. */
function withYearsApart(question: string): string {
  return question.replace(APART, (...found) => {
    const { first, last, years } = found.at(-1) as Record<string, string | undefined>;
    if (years === undefined || (first === undefined && last === undefined)) return found[0] as string;
    return years.replace(new RegExp(YEAR, 'g'), (year) => `in ${year}`);
  });
}

const BY_ITSELF = /[\s,;–-]+separately(?=(?:\s+(?:in|for|during)\s+(?:q[1-4]\s+)?\d{4})?[\s.?!]*$)/i;
const ROWS = /\b(?:by|per|each|every|separately.*separately)\b/i;

/** `Pfizer and Merck honoraria separately`: each of those that are named. */
function withNamedApart(question: string): string {
  const isOfSeveral = /\b(?:and|vs\.?|versus|or)\b/i.test(question);
  return isOfSeveral && !ROWS.test(question) ? question.replace(BY_ITSELF, ', each') : question;
}

/** `FMV check: …`, `… per consultant`, `… meals left out` as they are read. */
export function asEngaged(question: string): string {
  return withNamedApart(withYearsApart(replaced(question, PLAINER)));
}
