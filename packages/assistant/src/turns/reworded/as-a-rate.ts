import type { Reading } from '../../reading/reading.ts';

const RATE =
  /^(?<and>(?:(?:and|but|now|then|please|ok|okay)[\s,]+)*)(?:as|in|(?:show|give|express|put|make)(?:\s+me)?(?:\s+(?:it|that|this|them|those|these))?(?:\s+(?:as|in))?)\s+a\s+rate(?:\s+instead)?[\s.?!]*$/i;

/** `as a rate` after disputes: their dispute rate; of what else, nobody says. */
export function withRate(turn: string, { comparison, filters }: Reading): string {
  const isOfDisputes = filters.some(({ field, isNegated }) => field === 'dispute_status' && !isNegated);
  return isOfDisputes && !comparison ? turn.replace(RATE, '$<and>dispute rate') : turn;
}
