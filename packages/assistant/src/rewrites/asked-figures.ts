import { type Rewrites, replaced } from './replaced.ts';

const AVERAGE = '(?:median|average|mean|typical|p\\d{2}|\\d{2}th\\s+percentile)';
const SHARE = '(?:share|percentage|percent|proportion|fraction|part|portion|%)';
const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})';
const UNIT =
  '(?:meal|gift|trip|grant|honorarium|royalty|payment|record|transaction|consulting\\s+fee|speaker\\s+fee|lunch|dinner)';
const WHO = '(?:physician|doctor|recipient|hospital|practitioner|company|specialist|provider|hcp|npp|state)';

/** A figure that is asked for in a whole sentence, and its name. */
const PLAIN: Rewrites = [
  // `consulting fees were what percentage of Caldrexa's spend`.
  [
    new RegExp(
      `^(?<part>[^,:;?]+?)\\s+(?:is|are|was|were|equals?|equalled|comprises?|comprised)\\s+(?:what|which)\\s+(?<share>${SHARE})\\s+(?<whole>of\\s+[^?;]+?)[\\s?.]*$`,
      'i',
    ),
    'what $<share> $<whole> was $<part>',
  ],
  // `of all companies, which five spent the most`.
  [
    new RegExp(
      `^(?:out\\s+)?of\\s+all\\s+(?:the\\s+)?(?<who>[a-z-]+s)\\s*,\\s*(?:which|what|who)(?<n>\\s+${NUMBER})?(?:\\s+ones?)?\\s+(?=(?:has|have|had|is|are|was|were|spent|paid|gave|got|received|took|made|spends|pays|gets|grew)\\b)`,
      'i',
    ),
    'which$<n> $<who> ',
  ],
  // `on average, how much was a meal for Ohio physicians`, `what did meals for physicians cost on average`.
  [
    new RegExp(
      `^on\\s+average,?\\s+(?:how\\s+much|what)\\s+(?:is|was|were|are|does|did|do)\\s+(?:an?|one|the|each)\\s+(?<unit>${UNIT})\\s+(?:cost\\s+)?`,
      'i',
    ),
    'what is the average $<unit> ',
  ],
  [
    new RegExp(
      `\\b(?<figure>${AVERAGE})\\s+(?:amount|cost|price|spend|value|size)\\s+per\\s+(?<unit>${UNIT})\\b`,
      'gi',
    ),
    '$<figure> $<unit>',
  ],
  [
    new RegExp(
      `^how\\s+(?:expensive|pricey|costly|big|large|high)\\s+(?<is>is|was|were|are)\\s+(?:the\\s+|an?\\s+)?(?=${AVERAGE}\\b)`,
      'i',
    ),
    'what $<is> the ',
  ],
  // `the median total across physicians`, `the median received by a physician`.
  [
    new RegExp(
      `\\b(?<figure>${AVERAGE})\\s+totals?\\s+(?:across|over|among)\\s+(?:all\\s+)?(?:the\\s+)?(?<who>${WHO})s\\b`,
      'gi',
    ),
    '$<figure> total per $<who>',
  ],
  // `divide the spend up by state`.
  [
    /^(?:please\s+)?(?:divide|split|break|slice|carve|cut)\s+(?:the\s+)?(?<what>(?!that\b|this\b|it\b|them\b|those\b|these\b)[^,:;?]+?)\s+up\s+(?<by>by|into)\s+/i,
    '$<what> by ',
  ],
];

/** A question with its figure by name: `on average, how much was a meal` is `what is the average meal`. */
export function withFigureNamed(question: string): string {
  return replaced(question, PLAIN);
}
