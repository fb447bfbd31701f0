import { type Rewrites, replaced } from './replaced.ts';

const FRAME = 'in|of|among|amongst|for|within|across|taking|considering|when|once|by|from|since|during|between|out of';
/** What a question goes on with, so that one of these words behind it begins no clause of its own. */
const GOES_ON =
  '(?:and|or|but|by|of|in|for|to|from|with|on|about|than|at|as|is|are|was|were|know|see|tell|show|say|me|us|please|just|also|that)';
const HOW = 'how (?:many|much|large|big|high|often|long)';
const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\\d+)';
const ROWS = `(?:which|what) (?:${NUMBER}|companies|company|doctors?|physicians|consultants|recipients|hospitals|states?|cities|city|products?|specialties|specialty|natures?|years?|months?|quarters?|percent|percentage|share|part|proportion|fraction|(?:is|was|are|were) the)`;
const BOLD = '(?:show|give|list|rank|name|tell) (?:me|us|the|them|their|those|these|all|each|by)';

/** Words without a sign between them; that of `$10,000` is none. */
const UNPARTED = '(?:[^,;:?.]|(?<=\\d)[,.](?=\\d))*?';

/** The places of a comma that hasty people leave out, and what stands there then. */
const WRITTEN: Rewrites = [
  // `in Texas which consultants get the most`, `of the doctors paid in 2024 how many got royalties`.
  [
    new RegExp(
      `^(?<frame>(?:${FRAME}) (?!which\\b|what\\b|how\\b)${UNPARTED}(?<!\\b${GOES_ON})) (?=(?:${HOW}|${ROWS}|${BOLD})\\b)`,
      'i',
    ),
    '$<frame>, ',
  ],
  // `doctors with more than $10,000 what is the mean total`.
  [
    new RegExp(`(?<=^${UNPARTED}(?<!\\b${GOES_ON})) (?=(?:what (?:is|was|are|were) the|how many are there)\\b)`, 'i'),
    ', ',
  ],
  // `anything paid out in stock show me those records`: two sentences.
  [new RegExp(`(?<=\\w)(?<!\\b(?:you|please|pls|${GOES_ON})) (?=(?:show|tell|give|list) (?:me|us)\\b)`, 'gi'), '. '],
  // `general research and ownership` are three kinds, and no research that is general.
  [/\bgeneral(?<payments> payments)? research (?=and ownership\b)/gi, 'general$<payments>, research '],
  [/\b(?<year>20\d\d) (?=20\d\d\b)/g, '$<year>, '],
  // `total average and largest`: three figures.
  [/\btotal (?=(?:average|mean|median)(?: (?:median|largest|smallest))?,? and )/gi, 'total, '],
];

/** A question with the commas that its parts need: `in Texas which doctors got the most` asks behind `in Texas`. */
export function withCommas(question: string): string {
  return replaced(question, WRITTEN);
}
