const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TENTHS = ['twentieth', 'thirtieth', 'fortieth', 'fiftieth', 'sixtieth', 'seventieth', 'eightieth', 'ninetieth'];
const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `tenth` is 10, `ninety-fifth` 95. */
const SPELLED: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at + 1] as const),
  ['tenth', 10],
  ...TENTHS.map((word, at) => [word, 20 + 10 * at] as const),
  ...TENS.flatMap((ten, at) => UNITS.map((unit, one) => [`${ten} ${unit}`, 21 + 10 * at + one] as const)),
]);
const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|(?:(?:${TENS.join('|')})[- ])?(?:${UNITS.join('|')})|tenth|${TENTHS.join('|')})`;
/** `10th, 50th and 90th percentiles`. */
const SEVERAL = new RegExp(
  `\\b${ORDINAL}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)(?:the\\s+)?${ORDINAL})*\\s+percentiles?\\b`,
  'gi',
);

/** Parts of an order that have a name of their own together. */
const PARTS: readonly (readonly [pattern: RegExp, percents: readonly number[]])[] = [
  [/\b(?:lower\s+and\s+(?:the\s+)?upper|first\s+and\s+(?:the\s+)?third|1st\s+and\s+3rd)\s+quartiles?\b/gi, [25, 75]],
  [/(?<!inter)\bquartiles\b/gi, [25, 50, 75]],
  [/\bquintiles\b/gi, [20, 40, 60, 80]],
  [/\bdeciles\b/gi, [10, 20, 30, 40, 50, 60, 70, 80, 90]],
];

/** How far the middle half of them lies apart. */
const MIDDLE_HALF = /\b(?:inter-?\s?quartile\s+(?:range|spread)|IQR)\b/gi;
const MIDDLE_HALF_SAID = 'difference between the 75th percentile and the 25th percentile';

/** `the distribution of physician totals, by quartile`: its quartiles. */
const BY_PARTS =
  /\b(?:the\s+)?distribution\s+of\s+(?<what>[^?;]+?),?\s+(?:by|in|into)\s+(?<part>quartile|quintile|decile)s?\b/gi;

/** `the ninetieth percentile`, `the 25th and 75th percentiles`, `quartiles`: each percentile by its number. */
export function withPercentiles(question: string): string {
  const named = question
    .replace(BY_PARTS, '$<part>s of $<what>')
    .replace(MIDDLE_HALF, MIDDLE_HALF_SAID)
    .replace(SEVERAL, (all: string) =>
      listed((all.match(new RegExp(ORDINAL, 'gi')) ?? []).map((one) => percentile(numberOf(one)))),
    );
  return PARTS.reduce(
    (text, [pattern, percents]) =>
      text.replace(pattern, listed(percents.map((one) => (one === 50 ? 'median' : percentile(one))))),
    named,
  );
}

function numberOf(ordinal: string): number {
  return SPELLED.get(ordinal.toLowerCase().replace('-', ' ')) ?? Number.parseInt(ordinal, 10);
}

const percentile = (percent: number) => `${percent}${ending(percent)} percentile`;

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function ending(percent: number): string {
  if (percent > 10 && percent < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][percent % 10] ?? 'th';
}
