import { type Rewrites, replaced } from './replaced.ts';

const SINGLE_ONES =
  '(?:payments|records|transactions|meals|fees|grants|royalties|gifts|honoraria|trips|loans|donations|interests|stakes)';
const END_OF = '(?<end>biggest|largest|highest|costliest|most\\s+expensive|priciest|smallest|lowest|cheapest)';
const N = '(?:two|three|four|\\d)';
const OUT = '(?:left\\s+out|excluded|set\\s+aside|removed|ignored|taken\\s+away|stripped\\s+out|put\\s+aside)';

const PLAINER: Rewrites = [
  // `of the meals that Caldrexa bought, which was the costliest`, `among consulting fees in Ohio, how large was the biggest one`.
  [
    new RegExp(
      `^(?:out\\s+of|of|among|amongst)\\s+(?:all\\s+)?(?:the\\s+)?(?<what>[^,?;]*\\b${SINGLE_ONES}\\b[^,?;]*),\\s*(?:which\\s+(?:one\\s+)?(?:was|is)|how\\s+(?:large|big|much)\\s+(?:was|is)|what\\s+(?:was|is)|identify|find|show(?:\\s+me)?|name)\\s+(?:the\\s+)?(?:one\\s+with\\s+the\\s+)?${END_OF}(?:\\s+(?:one|amount|value|of\\s+(?:them|those)))?(?=[\\s?.!,;:])`,
      'i',
    ),
    'the 1 $<end> $<what>',
  ],
  // `in date order, every payment above $200,000`.
  [/^in\s+(?:date|chronological|time)\s+order[,:]?\s+(?<what>[^?]+?)[\s?.!]*$/i, '$<what> sorted by date'],
  [/,?\s+in\s+(?:date|chronological)\s+order(?=[\s?.!]*$)/i, ' sorted by date'],
  [/^going\s+by\s+date,\s+/i, ''],
  // `starting from the lowest`.
  [
    /,?\s+(?:starting|beginning)\s+(?:from|with|at)\s+(?:the\s+)?(?:lowest|smallest|cheapest)(?:\s+(?:one|amount))?(?=[\s?.!]*$)/i,
    ', lowest first',
  ],
  [
    /,?\s+(?:starting|beginning)\s+(?:from|with|at)\s+(?:the\s+)?(?:highest|largest|biggest)(?:\s+(?:one|amount))?(?=[\s?.!]*$)/i,
    ', largest first',
  ],
  // `from the highest down`.
  [/,?\s+from\s+the\s+(?:highest|largest|biggest)\s+(?:one\s+)?down(?:wards?)?(?=[\s?.!]*$)/i, ', largest first'],
  [/,?\s+from\s+the\s+(?:lowest|smallest)\s+(?:one\s+)?up(?:wards?)?(?=[\s?.!]*$)/i, ', lowest first'],
  // `in 2024 …, those paid by at least three companies that year`: the one year that is said.
  [
    /(?<=^(?:(?!\b20\d\d\b).)*\b20\d\d\b(?:(?!\b20\d\d\b).)*)(?<!\b(?:before|after|since|until|than|but|to|from|not|of))\s+(?:(?:in|during|over|for|within)\s+)?that\s+(?:same\s+|very\s+)?year(?=[\s?.!]*$|\s*[,:;])/i,
    '',
  ],
  // `the greatest number of times`.
  [/\b(?:the\s+)?(?:greatest|largest|highest|biggest)\s+number\s+of\s+times\b/gi, 'most often'],
  // `payments above $10,000, which firms made the greatest number of them`.
  [
    /\b(?<what>payments|records|transactions)\b(?<rest>[^?]*?)\bthe\s+(?:greatest|largest|highest|biggest)\s+number\s+of\s+(?:them|those|these)\b/i,
    '$<what>$<rest>the most $<what>',
  ],
  // `over the two years 2021 and 2022`: no amount is over two.
  [
    new RegExp(
      `\\b(?:over|across|during|for|in)\\s+the\\s+${N}\\s+(?:program\\s+|calendar\\s+|full\\s+)?years\\s+(?=20\\d\\d\\b)`,
      'gi',
    ),
    'in ',
  ],
  // `more than $50,000 over the whole of 2024: how many physicians reached that`.
  [
    /^(?<bound>(?:more\s+than|over|at\s+least|less\s+than|under)\s+\$[\d.,]+(?:\s?(?:k|m|thousand|million))?)\s+(?:over|in|during|for|across)\s+(?:the\s+whole\s+of\s+|all\s+of\s+)?(?<year>20\d\d)\s*[-–—:,]\s*(?:what\s+number\s+of|how\s+many)\s+(?<who>[\w\s-]+?)\s+(?:reached|got|hit|made|received|earned)\s+(?:that|it)(?:\s+much)?(?=[\s?.!]*$)/i,
    'how many $<who> got $<bound> in total in $<year>',
  ],
  // `interests that have a value exceeding $1 million`.
  [
    new RegExp(
      `(?<=\\b${SINGLE_ONES})\\s+(?:that\\s+|which\\s+)?(?:have|had|having)\\s+(?:a|an)\\s+(?:value|amount|worth)\\s+(?:of\\s+)?(?=exceeding|above|over|more|greater|at\\s+least|below|under|less)`,
      'gi',
    ),
    ' ',
  ],
  // `every Texas doctor whose payments …`: all of them.
  [
    /^(?:(?:please\s+)?(?:list|show|name|find)\s+)?(?:every|each)\s+(?<who>(?:[A-Z][\w-]*\s+)?(?:doctor|physician|hospital|teaching\s+hospital|state|product|recipient|manufacturer|firm|practitioner))\s+(?=(?:whose|who|with|where|that)\b)(?![^?]*\bit\b)/i,
    '$<who>s ',
  ],
  [
    /^(?:(?:please\s+)?(?:list|show|name|find)\s+)?(?:every|each)\s+(?<who>(?:[A-Z][\w-]*\s+)?(?:compan|cit|specialt))y\s+(?=(?:whose|who|with|where|that|in\s+which)\b)(?![^?]*\bit\b)/i,
    '$<who>ies ',
  ],
  // `once royalties are left out`.
  [
    new RegExp(
      `,?\\s*\\b(?:once|when|if|after|with)\\s+(?:you\\s+leave\\s+)?(?<what>[\\w&-]+(?:\\s+(?:and\\s+)?[\\w&-]+){0,2}?)\\s+(?:(?:is|are|was|were|being)\\s+)?${OUT}(?=[\\s?.!,;:]|$)`,
      'i',
    ),
    ' excluding $<what>',
  ],
  // `if we leave everything from Pfizer out`, `when you take the royalties out`.
  [
    /,?\s*\b(?:if|when|once)\s+(?:you|we|i|one)\s+(?:leave|take|strip|filter|carve|cut|set|put)\s+(?:(?:everything|anything|all)\s+(?:from|by|for)\s+)?(?:the\s+)?(?<what>[\w&'-]+(?:\s+[\w&'-]+){0,3}?)\s+(?:out|aside|away)(?=[\s?.!,;:]|$)/i,
    ' excluding $<what>',
  ],
];

/** Which of several and in what order, as the rules read it: `of the meals, which was the costliest` is `the costliest of the meals`. */
export function withPickPlain(question: string): string {
  return replaced(question, PLAINER);
}
