import { readNumberAt } from '../text/numbers.ts';

const WORDS = /\b(?<number>[a-z]+(?:[- ][a-z]+)?)[- ](?:percent|per cent|pct)\b/gi;
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
  return numbered.replace(
    FIRST_PART,
    (_, end: string, part: string) => `${end} ${PARTS[part.toLowerCase() as keyof typeof PARTS]}%`,
  );
}
