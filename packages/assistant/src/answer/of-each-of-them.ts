import type { Reading } from '../reading/reading.ts';

const EACH =
  /\b(?<did>did|do|does|have|has)\s+each(?:\s+(?:one\s+)?of\s+(?:them|those|these|the\s+two))?\s+(?=pay|paid|get|got|receive|spend|spent|give|make|have)/i;
const RATE =
  /^(?<and>(?:(?:and|but|now|then|please|ok|okay)[\s,]+)*)(?:as|in|show(?:\s+it)?\s+as)\s+a\s+rate[\s.?!]*$/i;
/** What a turn says of each that the answer before has, in words that the rules read: `how many did each of them pay`, `as a rate`. */
export function ofEachOfThem(question: string, reading: Reading): string {
  const said = reading.groups.length > 0 ? question.replace(EACH, '$<did> they ') : question;
  return isOfDisputes(reading) ? said.replace(RATE, '$<and>dispute rate') : said;
}

/** A rate is of disputes: of what else, nobody says. */
function isOfDisputes({ filters, comparison }: Reading): boolean {
  return !comparison && filters.some(({ field, isNegated }) => field === 'dispute_status' && !isNegated);
}
