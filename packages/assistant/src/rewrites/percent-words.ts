import { readNumberAt } from '../text/numbers.ts';

const WORDS = /\b(?<number>[a-z]+(?:[- ][a-z]+)?)[- ](?:percent|per cent|pct)\b/gi;
/** Parts of what there was, by their percents: `fell by more than half`. */
const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:one |a )?half$/i, '50%'],
  [/^(?:one|a) third$/i, '33.3333%'],
  [/^(?:one|a) quarter$/i, '25%'],
  [/^two[- ]thirds$/i, '66.6667%'],
  [/^three[- ]quarters$/i, '75%'],
];
const BY_PART =
  /\b(?<by>by (?:(?:more|less) than |at least |at most |over |under |about )?)(?<part>(?:one |a )?half|(?:one|a) third|(?:one|a) quarter|two[- ]thirds|three[- ]quarters)\b(?! (?:of|a|year|million|billion|dozen)\b)/gi;

/** Parts of an order that have a name: the tenth part of all who are ranked, the fourth. */
const PARTS = { decile: 10, quintile: 20, quartile: 25 } as const;
const FIRST_PART = /\b(?<end>top|bottom|upper|highest|lowest) (?<part>decile|quintile|quartile)\b/gi;

/** A part in percent by its number: `the top one percent` is `the top 1%`, `the top decile` the `top 10%`. */
export function withPercentNumbers(question: string): string {
  const numbered = question.replace(WORDS, (all: string, said: string) => {
    const words = said.toLowerCase().split(/[- ]/);
    // `the one percent`: the last words that are a number.
    for (let at = 0; at < words.length; at++) {
      const read = readNumberAt(words, at);
      if (read && at + read.length === words.length && !read.isOrdinal)
        return [...said.split(/[- ]/).slice(0, at), `${read.value}%`].join(' ');
    }
    return all;
  });
  const inPercent = numbered.replace(BY_PART, (_, by: string, part: string) => {
    const percent = FRACTIONS.find(([form]) => form.test(part))?.[1] ?? part;
    return `${by}${percent}`;
  });
  return inPercent.replace(
    FIRST_PART,
    (_, end: string, part: string) => `${end} ${PARTS[part.toLowerCase() as keyof typeof PARTS]}%`,
  );
}
