import { type Rewrites, replaced } from './replaced.ts';

const SHARE = '(?:share|proportion|percentage|percent|fraction|part|portion|slice)';
const ASKED = `(?:what|which)\\s+${SHARE}`;
const AFTER_SHARE = `(?<=\\b(?:${SHARE}|much)\\s+of\\b.*)`;
/** Verbs of where money is in the end. */
const HELD_IN =
  '(?:(?:is|are|was|were)\\s+(?:concentrated\\s+(?:in|on|among|amongst|with)|captured\\s+by|held\\s+by|in\\s+the\\s+hands\\s+of))';
const MONEY = '(?:dollars?|dollar\\s+terms|money|money\\s+terms|usd|value\\s+terms)';
const HAVING = '(?:received|receive|got|get|had|have|were|are|was|took|take|earned|accepted|made|paid|spent)';

/** What is said of a part and its whole, and what it says. */
const PLAINER: Rewrites = [
  // `contribution of Texas and Ohio to national spending`, `of meals to Kelvanta's spend`; those `to doctors` are gifts.
  [
    /\bcontributions?\s+(?:of|from|by)\s+(?<part>[^?;]+?)\s+to\s+(?=(?:the\s+)?(?:(?:total|overall|national|nationwide|industry|all|whole|entire|aggregate|combined|sum|grand)\b|[A-Z]\w+(?:'s|s')\s))/gi,
    'share of $<part> in ',
  ],
  // `what share of all gifts across the years came from Texas`: one part of one whole, where no row of each year is asked for.
  [
    new RegExp(
      `^(?<share>${ASKED}\\s+of\\s+(?:all|the\\s+total)\\s+[^?;]+?)\\s+(?:across|over)\\s+the\\s+years(?!\\s+(?:\\d|from|between|since|up|to|of|in)\\b)(?!.*\\b(?:each|every|by|per|change|changed|grow|grown|evolve|develop))(?=[\\s,?.]|$)`,
      'i',
    ),
    '$<share> over all the years',
  ],
  // `what share of spend was concentrated in the ten best paid doctors`.
  [new RegExp(`${AFTER_SHARE}\\b${HELD_IN}\\s+`, 'i'), 'went to '],
  [
    new RegExp(
      `,?\\s+(?:(?:as\\s+)?(?:measured|counted|expressed|calculated|computed|reckoned|taken)\\s+(?:in|by)|going\\s+by)\\s+(?:the\\s+)?${MONEY}\\b,?`,
      'gi',
    ),
    ' by amount',
  ],
  // `what share of payments were royalties, in dollars`.
  [new RegExp(`${AFTER_SHARE}\\s*,?\\s+in\\s+${MONEY}(?=[\\s?.!]*$)`, 'i'), ' by amount'],
  // `what percentage of payments by value were royalties`.
  [
    new RegExp(`${AFTER_SHARE}\\bby\\s+(?:dollar\\s+)?(?:value|dollars?|money|sums?)\\b(?!\\s+(?:of|range|band))`, 'i'),
    'by amount',
  ],
  // `among physicians that Pfizer paid, what percent got meals`, `take the doctors paid in 2024: what share of them got a grant`.
  [
    new RegExp(
      `^(?:of|among|amongst|out\\s+of|take|taking|considering|when\\s+you\\s+(?:look|looked)\\s+at|if\\s+you\\s+(?:take|look\\s+at)|looking\\s+at)\\s+(?<whom>[^?:;]+?)\\s*[,:;–-]+\\s*(?<share>${ASKED})\\s+(?:of\\s+(?:them|these|those|it|that)\\s+(?<rest>.+)|(?<did>${HAVING}\\b.+))$`,
      'i',
    ),
    '$<share> of $<whom> $<rest>$<did>',
  ],
  // `the ten best paid doctors took what proportion of the money`, `Pfizer supplied what percentage of it`.
  [
    new RegExp(
      `^(?<part>(?!(?:in|of|for|what|which|how|who)\\b)[^?,;]+?)\\s+(?:took(?:\\s+home)?|received|got|collected|earned|pocketed)\\s+(?<share>${ASKED})\\s+of\\s+(?<whole>[^?]+?)[\\s?]*$`,
      'i',
    ),
    '$<share> of $<whole> went to $<part>',
  ],
  [
    new RegExp(
      `^(?<part>research|general\\s+payments|ownership)\\s+(?:makes?\\s+up|made\\s+up|accounts?\\s+for|accounted\\s+for|represents?|represented|constitutes?|constituted|formed|was|is)\\s+(?<share>${ASKED})\\s+of\\s+(?<whole>[^?]+?)[\\s?]*$`,
      'i',
    ),
    '$<share> of $<whole> was $<part>',
  ],
  // `what percentage of total spend, everything included, is research`.
  [
    new RegExp(
      `${AFTER_SHARE}\\s*,\\s*(?:with\\s+)?(?:everything|all\\s+(?:kinds|types)|all\\s+three\\s+kinds)\\s+(?:included|counted|taken\\s+together|in)\\s*,?\\s+(?=(?:is|are|was|were|went|goes)\\s+(?:research|general|ownership)\\b)`,
      'i',
    ),
    ' of all kinds ',
  ],
  // `more than half of their spend, and what share is it for each`: the part that is bounded is shown.
  [
    new RegExp(
      `(?<=\\b(?:half|third|quarter|\\d+\\s?(?:%|percent))\\s+of\\b.*?),?\\s+and\\s+(?:what|which)\\s+${SHARE}\\s+(?:is\\s+it|it\\s+is|was\\s+it|is\\s+that|that\\s+is)(?:\\s+(?:for|of|at|with)\\s+each(?:\\s+(?:one|of\\s+them))?)?(?=[\\s?.]*$)`,
      'i',
    ),
    '',
  ],
  // `half of what they spend`.
  [
    /(?<=\b(?:half|third|quarter|fifth|\d+\s?(?:%|percent))\s+of\s+)(?:all\s+)?what\s+(?:they|it|each(?:\s+of\s+them)?)\s+(?:spend|spends|spent|pay|pays|paid)\b/gi,
    'their spend',
  ],
  // `what percentage of records have an amount above $1,000`.
  [
    new RegExp(
      `(?<=\\b${SHARE}\\s+of\\b.*\\b(?:records|payments|transactions)\\b.*)\\b(?:have|has|had|show|carry|with)\\s+(?:an?|their)\\s+(?:amount|value|size)\\s+(?:of\\s+)?(?=over\\b|above\\b|below\\b|under\\b|more\\b|less\\b|at\\b|exceed|greater\\b|of\\b)`,
      'i',
    ),
    'are ',
  ],
];

const NTHS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, nine: 9 };
const NTH = new RegExp(
  `(?<=\\b(?:than|over|above|least|most|under|below|exceeds?|exceeded|reach|cover|covered|for|up|make|have)\\s+(?:the\\s+)?)(?:(?<count>${Object.keys(COUNTS).join('|')})[\\s-]+)?(?<nth>${Object.keys(NTHS).join('|')})s?\\s+of\\s+(?!(?:an?|the\\s+year|19\\d\\d|20\\d\\d)\\b)`,
  'gi',
);

/** `at least a third of their spend`, `four fifths of all dollars`: so many percent of it. */
function withPercents(question: string): string {
  return question.replace(NTH, (...found) => {
    const { count = 'a', nth } = found.at(-1) as { count?: string; nth: string };
    const percent = (100 * (COUNTS[count.toLowerCase()] ?? 1)) / (NTHS[nth.toLowerCase()] ?? 1);
    return nth === 'half' ? (found[0] as string) : `${Number(percent.toFixed(4))}% of `;
  });
}

/** What part something is of what, in plainer words: `consisted of` is `was`. */
export function withPlainParts(question: string): string {
  return withPercents(replaced(question, PLAINER));
}
