const YEAR = '(?<year>(?:19|20)\\d{2})\\b';
const ACT = '(?<act>paying|getting|receiving|giving|spending|making|taking|funding|buying|promoting|working with)';
const SAME = '(?<what>(?:(?!\\b(?:19|20)\\d{2}\\b)[^.?!;])*?)';
const STOPPED = new RegExp(
  `\\b(?:stop(?:ped|s)?|quit|ceased?|gave up) ${ACT}\\b${SAME} (?<when>after|in|from|since) ${YEAR}`,
  'i',
);
const STARTED = new RegExp(`\\b(?:start(?:ed|s)?|beg[ai]n|begins) ${ACT}\\b${SAME} in ${YEAR}`, 'i');

/** `stopped paying after 2022`, `started getting meals in 2024`: the year in which there was some, and those without. */
export function withYearsOfNone(question: string): string {
  return question
    .replace(STOPPED, (...match) => {
      const { act, what, when = '', year } = match.at(-1) as Record<string, string>;
      const last = when.toLowerCase() === 'after' ? Number(year) : Number(year) - 1;
      return `${act}${what} in ${last} but never after ${last}`;
    })
    .replace(STARTED, (...match) => {
      const { act, what, year } = match.at(-1) as Record<string, string>;
      return `${act}${what} in ${year} but never before ${year}`;
    });
}
