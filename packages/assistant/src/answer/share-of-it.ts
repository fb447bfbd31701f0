import type { Reading } from '../reading/reading.ts';

const AND = '(?:(?:and|but|now|then|so)[\\s,]+)*';
const PART = '(?:percentage|percent|pct|share|proportion|fraction|portion|part)';
const ALL =
  '(?:everything|the\\s+(?:grand\\s+)?(?:total|whole)(?:\\s+(?:spend|amount))?|total\\s+spend|all\\s+of\\s+it)';
const GENERAL = '(?:(?:all\\s+)?(?:the\\s+)?general\\s+(?:payments?|spend|spending))';

const AS_A_SHARE = (whole: string) =>
  new RegExp(
    `^${AND}(?:what(?:'s|\\s+is)\\s+(?:that|it)\\s+)?(?:as|in)\\s+(?:an?\\s+|the\\s+)?${PART}\\s+of\\s+${whole}[.?!\\s]*$`,
    'i',
  );
const WHAT_SHARE = (whole: string) =>
  new RegExp(`^${AND}what\\s+${PART}\\s+of\\s+${whole}\\s+(?:is|was)\\s+(?:that|it|this)[.?!\\s]*$`, 'i');

/**
 * `as a percentage of everything in general payments` after a single figure asks what part that is of all of its kind; after rows it is
 * of each of them.
 */
export function withShareOfIt(turn: string, { groups, isList, filters, source }: Reading): string {
  const isOne = groups.length === 0 && !isList && filters.length > 0;
  const whole = source === 'general' ? `(?:${ALL}(?:\\s+(?:in|of|for|across)\\s+${GENERAL})?|${GENERAL})` : ALL;
  const isAsked = isOne && [AS_A_SHARE, WHAT_SHARE].some((words) => words(whole).test(turn.trim()));
  return isAsked ? 'what share of the total is that' : turn;
}
