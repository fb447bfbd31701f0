/** How much more or less each is, by the beginning of its forms. */
const PERCENTS: readonly (readonly [RegExp, string])[] = [
  [/^doubl/i, 'increased by at least 100 percent'],
  [/^tripl/i, 'increased by at least 200 percent'],
  [/^quadrupl/i, 'increased by at least 300 percent'],
  [/^halv/i, 'decreased by at least 50 percent'],
];
/** A sum of money, by what people call it. */
const MONEY =
  '(?:spend(?:ing)?|payments?|totals?|outlays?|amounts?|earnings|income|receipts|takings|takes?|money|expenditures?|budgets?|costs|funding|dollars|compensation)';
const WHOSE = `(?<whose>\\s+(?:their|its|the|his|her)\\s+(?:total\\s+|general\\s+|overall\\s+)?${MONEY})?`;
const DONE = '(?:doubled|tripled|quadrupled|halved)';
/** `more than double` is one where a time follows, and no `double the amount`. */
const DOING = '(?:doubles?|doubling|triples?|tripling|quadruples?|quadrupling|halves?|halving)';
const TIMES_OVER = new RegExp(
  `\\b(?:(?<bound>at least|more than)\\s+)?(?<what>${DONE}|${DOING}(?=\\s+(?:from|between|over|in|since|versus|vs|compared|during|year)\\b|\\s*[,?.]|\\s*$|\\s+(?:their|its)\\b))${WHOSE}`,
  'gi',
);

/** `companies that at least doubled their spend`: their spend increased by at least 100 percent. */
export function withPercentOf(question: string): string {
  return question.replace(TIMES_OVER, (_, bound: string | undefined, what: string, whose = '') => {
    const said = PERCENTS.find(([form]) => form.test(what))?.[1] ?? what;
    const exact = bound?.toLowerCase() === 'more than' ? said.replace('at least', 'more than') : said;
    return exact.replace(' by ', `${whose} by `);
  });
}
