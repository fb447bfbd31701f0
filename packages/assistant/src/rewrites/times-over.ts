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

const YEAR = '(?:19|20)\\d{2}';
/** How much more a number of times is, in percent. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:double|twice|two times|2 times|2x)$/i, 100],
  [/^(?:triple|three times|3 times|3x)$/i, 200],
  [/^(?:quadruple|four times|4 times|4x)$/i, 300],
  [/^(?:five times|5 times|5x)$/i, 400],
  [/^(?:ten times|10 times|10x)$/i, 900],
];
const OF_OTHER_YEAR = new RegExp(
  `\\b(?<later>${YEAR})\\s+(?<what>(?:${MONEY}\\s+)+)(?:is|are|was|were|being|came\\s+to)\\s+(?<bound>at\\s+least|more\\s+than|over)\\s+(?<times>double|twice|triple|quadruple|(?:two|three|four|five|ten|\\d+)\\s+times|\\d+x)\\s+(?:(?:as\\s+much\\s+as\\s+)?(?:their|its|his|her|the|that\\s+of|those\\s+of|in)\\s+)*(?<earlier>${YEAR})(?:\\s+${MONEY})*`,
  'gi',
);

/** `whose 2024 total was at least twice their 2023 total`: it increased by at least 100 percent from the one to the other. */
function withGrowthSaid(question: string): string {
  return question.replace(OF_OTHER_YEAR, (all: string, ...found) => {
    const { later, what = '', bound = '', times = '', earlier } = found.at(-1) as Record<string, string>;
    const percent = TIMES.find(([form]) => form.test(times))?.[1];
    return percent === undefined
      ? all
      : `${what.trim()} increased by ${bound.toLowerCase()} ${percent} percent from ${earlier} to ${later}`;
  });
}

/** `companies that at least doubled their spend`: their spend increased by at least 100 percent. */
export function withPercentOf(question: string): string {
  return withGrowthSaid(question).replace(TIMES_OVER, (_, bound: string | undefined, what: string, whose = '') => {
    const said = PERCENTS.find(([form]) => form.test(what))?.[1] ?? what;
    const exact = bound?.toLowerCase() === 'more than' ? said.replace('at least', 'more than') : said;
    return exact.replace(' by ', `${whose} by `);
  });
}
