const YEAR = '(?:19|20)\\d{2}';
const NONE =
  "(?:but|and|yet),? (?:(?:(?:did|do|does|had|have|has|was|were)(?: not|n't)|not|never)(?: (?:paid|pay|at all|anything|any|been|been paid))?|none|nothing(?: at all)?|no one)";
const EARLIER =
  '(?:before|earlier|previously|prior|in any (?:earlier|prior|previous) year|in (?:any|all)(?: of the)? years? (?:before|earlier|prior)|in the years before|any earlier)';
const LATER =
  '(?:since|after|afterwards?|later|thereafter|any ?more|any longer|again|in any (?:later|following|subsequent) year)';
const THEN =
  '(?: (?:then|that|this|that year|this year|to that))?(?! (?:the|that|this|a|an|any|q[1-4]|[a-z]+ (?:19|20)\\d|(?:19|20)\\d))';
const BARE = new RegExp(
  `\\b(?<when>in (?<year>${YEAR})\\b(?:(?!\\b(?:19|20)\\d{2}\\b).)*?)[ ,]*\\b${NONE} (?:(?<earlier>${EARLIER})|${LATER})${THEN}(?=[ ,.?!;]|$)`,
  'i',
);
const DATED = new RegExp(
  `\\b${NONE} (?<word>before|prior to|after|since|until|earlier than|later than) (?=${YEAR}\\b)`,
  'gi',
);

const YEARS_BEFORE = '(?:in (?:any|the) (?:earlier|previous|prior|preceding) years?|in any year before)(?=[ ,.?!;]*$)';
/** `paid in 2024 to whom it had paid nothing in any earlier year`, `in 2024 but nothing in the previous years`. */
const NO_YEAR = new RegExp(
  `(?<=\\bin ${YEAR}),? (?:to whom (?:it|they) (?:had )?(?:paid|given|gave) (?:nothing|no money|no payments?)|(?:but|and) (?:paid )?nothing) ${YEARS_BEFORE}`,
  'i',
);

/** `in 2024 but not before`, `in 2022 and never since`, `in 2024 but not before 2024`: a time in which there was nothing, with its year. */
export function withTimeOfNone(question: string): string {
  const dated = question
    .replace(NO_YEAR, ' but not in any previous year')
    .replace(DATED, (...match) => `but never ${(match.at(-1) as { word: string }).word.toLowerCase()} `);
  return dated.replace(BARE, (...match) => {
    const { when = '', year, earlier } = match.at(-1) as Record<string, string | undefined>;
    return `${when} but never ${earlier === undefined ? 'after' : 'before'} ${year}`;
  });
}
