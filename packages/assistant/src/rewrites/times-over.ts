const PERCENTS: Readonly<Record<string, string>> = {
  doubled: 'increased by at least 100 percent',
  tripled: 'increased by at least 200 percent',
  quadrupled: 'increased by at least 300 percent',
  halved: 'decreased by at least 50 percent',
};
const TIMES_OVER =
  /\b(?:(?<bound>at least|more than)\s+)?(?<what>doubled|tripled|quadrupled|halved)\b(?<whose>\s+(?:their|its|the)\s+(?:total\s+|general\s+|overall\s+)?(?:spend(?:ing)?|payments|total|outlays?|amounts?))?/gi;

/** `companies that at least doubled their spend`: their spend increased by at least 100 percent. */
export function withPercentOf(question: string): string {
  return question.replace(TIMES_OVER, (_, bound: string | undefined, what: string, whose = '') => {
    const said = PERCENTS[what.toLowerCase()] ?? what;
    const exact = bound?.toLowerCase() === 'more than' ? said.replace('at least', 'more than') : said;
    return exact.replace(' by ', `${whose} by `);
  });
}
