import { monthNumber } from './points.ts';

/** After these a number says how many, how much, which or what day. */
const OF_NUMBERS =
  'top bottom first last past previous next best biggest largest highest lowest smallest over under above below than least most exactly about around number no page id age it that them only just show me list name another which the january february march april may june july august september october november december'.split(
    ' ',
  );
/** What may follow a year in few words. */
const AFTER_YEARS =
  ', by vs v versus and to thru through in for at per with only total totals spend top from excl excluding without no not over under meals research ownership slash or ex minus compared please'.split(
    ' ',
  );
const JOINS = ['to', 'and', 'vs', 'versus', 'thru', 'through', 'slash'];

/** `kelvanta 24 total`, `grants 22-24`: two digits that are a year of the data, by what stands beside them, in full; all else as it is. */
export function withShortYears(words: readonly string[], years: readonly number[]): readonly string[] {
  const full = words.map((word, at) => (isYear(words, at, years) ? `20${word}` : word));
  return full.some((word, at) => word !== words[at]) ? full : words;
}

function isYear(words: readonly string[], at: number, years: readonly number[]): boolean {
  const isKnown = (word = '') => /^\d{2}$/.test(word) && years.includes(2000 + Number(word));
  const [before, after] = [words[at - 1], words[at + 1]];
  // A number that a question begins with says how many.
  if (!isKnown(words[at]) || before === undefined || OF_NUMBERS.includes(before) || isNumber(before)) return false;
  if (JOINS.includes(after ?? '') && !isKnown(words[at + 2])) return false;
  if (isSecondDay(words, at)) return false;
  return after === undefined || AFTER_YEARS.includes(after);
}

/** `>100k 23` is an amount and a year. */
function isNumber(word: string): boolean {
  return /\d/.test(word) && !/^\$?[\d.,]+(?:k|m|mm|mil)$/.test(word);
}

/** `March 10-22, 2023`: a day, as the number before is. */
function isSecondDay(words: readonly string[], at: number): boolean {
  const isAfterDay = JOINS.includes(words[at - 1] ?? '') && /^\d{1,2}$/.test(words[at - 2] ?? '');
  return isAfterDay && monthNumber(words[at - 3] ?? '') !== undefined;
}
