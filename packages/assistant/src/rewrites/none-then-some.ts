const YEAR = '(?:19|20)\\d{2}';
const NONE =
  "(?:(?:did|do|does)(?: not|n't)(?: have)?(?: any)?|(?<had>with|had|have|has|got|received|saw|made|paid|spent) (?:no|not any|none of the|zero))";
const SOME =
  '(?:(?:did|do|does|had|have|has|got)(?: (?:have|get|some|any|receive|one)){0,2}|some|once more|again)(?: so)?';
const NONE_THEN_SOME = new RegExp(
  `\\b${NONE} (?<what>(?:(?!\\b(?:and|or|but)\\b)[^,;.?!])*?) ?in (?<none>${YEAR}),? (?:but|and then|yet|and) ${SOME} in (?<some>${YEAR})\\b`,
  'i',
);

/** `had no spend in 2023 but did in 2024`, `did not get meals in 2023 but did in 2024`: what was there in the second year and not in the first. */
export function withSomeFirst(question: string): string {
  return question.replace(NONE_THEN_SOME, (...match) => {
    const { had = 'did', what = '', none, some } = match.at(-1) as Record<string, string>;
    return `${had} ${what} in ${some} but not in ${none}`.replaceAll('  ', ' ');
  });
}
