import { type Rewrites, replaced } from './replaced.ts';

const YEAR = '(?:19|20)\\d{2}';
const PAYERS = '(?:compan(?:y|ies)|firms?|manufacturers?|drug\\s*makers?)';
const MONEY = '(?:any\\s+|some\\s+)?(?:money|payments?|funds|cash|something|anything)';
const NAME = "[\\w.&'-]+(?:\\s+[\\w.&'-]+){0,2}?";
const DROP = '(?:drop|stop\\s+paying|cut\\s+off|let\\s+go|ditch|abandon|discontinue)';
const STOPPED =
  '(?:stopped|ceased|quit)\\s+(?:being\\s+paid|getting\\s+(?:paid|money|payments)|receiving\\s+(?:money|payments))';

/** In which years somebody was paid and in which not, and what it says. */
const PLAINER: Rewrites = [
  // `paid in 2024 and none in 2023`, `from Pfizer and none from Merck`.
  [
    /\b(?<join>and|but|yet)\s+(?:(?:had|have|has|got|received|with)\s+)?none(?:\s+at\s+all|\s+whatsoever)?\s+(?=(?:in|from|by|before|after|since)\b)/gi,
    '$<join> not ',
  ],
  // `grants in every one of the three years 2021, 2022 and 2023`.
  [
    new RegExp(
      `\\bin\\s+(?:every|each)\\s+(?:single\\s+)?one\\s+of\\s+the\\s+(?:[a-z]+\\s+|\\d\\s+)?years\\s+(?=${YEAR})`,
      'gi',
    ),
    'in each of the years ',
  ],
  // `disputed in 2022 and in 2023, that is in both years`.
  [
    new RegExp(
      `\\bin\\s+(?<one>${YEAR})\\s+and\\s+(?:also\\s+)?in\\s+(?<other>${YEAR})\\s*[,;(–-]+\\s*(?:(?:i\\.?\\s?e\\.?|that\\s+is|meaning)[\\s,]+)?(?:in\\s+)?both\\s+(?:of\\s+(?:these|those|the)\\s+)?years\\)?`,
      'i',
    ),
    'in both $<one> and $<other>',
  ],
  // `paid in 2022 and in no later year`.
  [
    /\b(?<join>and|but|yet)\s+in\s+no\s+(?<when>later|earlier|following|subsequent|previous|prior)\s+years?\b/gi,
    '$<join> not in any $<when> year',
  ],
  // `drop after 2022, i.e. pay in 2022 and never again`: it says what is said before.
  [
    new RegExp(
      `(?<=\\b(?:drop|dropped|stop|stopped|cease|ceased)\\b[^,;]*?)\\s*[,;(–-]+\\s*(?:i\\.?e\\.?,?|that\\s+is,?|meaning)\\s+(?:were\\s+)?(?:pay|paid)\\s+in\\s+${YEAR}\\s+(?:and|but)\\s+(?:never|not)\\s+(?:again|since|after(?:wards?)?|later)\\)?`,
      'i',
    ),
    '',
  ],
  // `how many doctors did Pfizer drop after 2022`.
  [
    new RegExp(
      `^(?<who>(?:how\\s+many|which|what|who(?:m)?)(?:\\s+[\\w-]+){0,3}?)\\s+did\\s+(?<name>${NAME})\\s+${DROP}\\s+after\\s+(?<year>${YEAR})(?=[\\s?.]*$)`,
      'i',
    ),
    '$<who> did $<name> pay in $<year> and never again',
  ],
  // `how many doctors that Pfizer paid in 2023 did it stop paying afterwards`.
  [
    new RegExp(
      `^(?<who>(?:how\\s+many|which|what)(?:\\s+of\\s+the)?(?:\\s+[\\w-]+){1,3}?)\\s+(?:(?:that|who|whom|which)\\s+)?(?<name>${NAME})\\s+paid\\s+in\\s+(?<year>${YEAR})\\s+did\\s+it\\s+${DROP}\\s+(?:afterwards?|after\\s+that|later(?:\\s+on)?|since|subsequently|thereafter)(?=[\\s?.]*$)`,
      'i',
    ),
    '$<who> did $<name> pay in $<year> and never again',
  ],
  // `how many doctors stopped being paid by Pfizer after 2022`.
  [
    new RegExp(`\\b${STOPPED}\\s+(?:by|from)\\s+(?<name>${NAME})\\s+after\\s+(?<year>${YEAR})\\b`, 'i'),
    'were paid by $<name> in $<year> and never again',
  ],
  // `how many of the doctors paid by Pfizer in 2023 were paid by it again in 2024`.
  [
    new RegExp(
      `^(?<how>how\\s+many|which)\\s+of\\s+the\\s+(?<who>[\\w-]+(?:\\s+[\\w-]+)?)\\s+paid\\s+by\\s+(?<name>${NAME})\\s+in\\s+(?<one>${YEAR})\\s+were\\s+(?:also\\s+)?paid(?:\\s+by\\s+(?:it|them))?(?:\\s+again)?\\s+in\\s+(?<other>${YEAR})(?:\\s+(?:again|too|as\\s+well|also))?(?=[\\s?.]*$)`,
      'i',
    ),
    '$<how> $<who> were paid by $<name> in both $<one> and $<other>',
  ],
  // `companies paying cardiologists for the first time in 2024`: they are new, and nobody whom they pay; of their number nobody can tell.
  [
    new RegExp(
      `(?<!\\b(?:how\\s+many|number\\s+of)\\s+)\\b(?<who>${PAYERS})\\s+(?:(?:that|which|who)\\s+)?(?:paying|paid|pay|pays)\\s+(?<whom>[^?,;]+?)\\s+(?:for\\s+the\\s+(?:very\\s+)?first\\s+time\\s+in\\s+(?<year>${YEAR})|in\\s+(?<then>${YEAR})\\s+for\\s+the\\s+(?:very\\s+)?first\\s+time)\\b`,
      'i',
    ),
    '$<who> that started paying $<whom> in $<year>$<then>',
  ],
  [
    new RegExp(
      `\\b(?<who>${PAYERS})\\s+(?:(?:that|which|who)\\s+)?first\\s+(?:paid|pay|paying)\\s+(?<whom>[^?,;]+?)\\s+in\\s+(?<year>${YEAR})\\b`,
      'i',
    ),
    '$<who> that started paying $<whom> in $<year>',
  ],
  // `companies without a single payment in 2021`.
  [/\bwithout\s+(?:a|any|one)\s+single\s+payment\b/gi, 'without payments'],
  // `who already got over $1,000`: in the time that is said.
  [/\balready\s+(?=(?:got|received|had|earned|collected|made|have|has)\b[^?]*\d)/gi, ''],
  // `got money from Pfizer in every single year`.
  [
    new RegExp(
      `\\b(?:got|received|had|took|have\\s+had|have\\s+received|get|receive)\\s+${MONEY}\\s+from\\s+(?<name>${NAME})\\s+(?=(?:in\\s+)?(?:every|each|all)\\b[^?]*\\byears?\\b)`,
      'i',
    ),
    'were paid by $<name> ',
  ],
];

const ALL_YEARS = new RegExp(
  `\\bin\\s+(?:every\\s+single\\s+year|each\\s+and\\s+every\\s+year|every\\s+one\\s+of\\s+the\\s+years|all\\s+(?:of\\s+)?(?:the\\s+)?(?:(?:two|three|four|five|\\d)\\s+)?(?:of\\s+the\\s+)?years)\\s*,?\\s+(?:from\\s+|between\\s+)?(?<first>${YEAR})(?:(?:,\\s+${YEAR})*,?\\s*(?:to|through|until|and|-|–)\\s*(?<last>${YEAR}))`,
  'i',
);

/** `in every single year from 2021 to 2024`: in all of those years. */
function withNumberOfYears(question: string): string {
  return question.replace(ALL_YEARS, (...found) => {
    const { first, last } = found.at(-1) as Record<string, string>;
    return `in all ${Number(last) - Number(first) + 1} years from ${first} to ${last}`;
  });
}

/** In which years somebody was paid, in plainer words: `drop after 2022` is `pay in 2022 and never again`. */
export function withYearsSaid(question: string): string {
  return replaced(withNumberOfYears(question), PLAINER);
}
