import type { Reading } from '../../reading/reading.ts';

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

const OF_NAMED = new RegExp(
  `^${AND}(?:(?:what|how\\s+much)(?:['’]s|\\s+(?:is|was))\\s+(?:that|it|this)\\s+)?as\\s+(?:an?\\s+|the\\s+)?(?:${PART}|%)\\s+of\\s+(?<whole>[^,;]+?)[.?!\\s]*$`,
  'i',
);

/**
 * `as a percentage of everything in general payments` after a single figure asks what part that is of all of its kind; after rows it is
 * of each of them.
 */
export function withShareOfIt(turn: string, { groups, isList, filters, source, comparison }: Reading): string {
  const isOne = groups.length === 0 && !isList && filters.length > 0;
  const whole = source === 'general' ? `(?:${ALL}(?:\\s+(?:in|of|for|across)\\s+${GENERAL})?|${GENERAL})` : ALL;
  const isAsked = isOne && [AS_A_SHARE, WHAT_SHARE].some((words) => words(whole).test(turn.trim()));
  if (isAsked) return 'what share of the total is that';
  // `as a share of all Ohio spend`: the answer before is the part.
  const named = isOne && !comparison ? OF_NAMED.exec(turn.trim())?.groups?.whole : undefined;
  return named === undefined ? turn : `what share of ${named} is that`;
}

const TO_THEM = new RegExp(
  `^(?<asked>${AND}(?:what|which)\\s+${PART}\\s+of\\s+.+?\\s+(?:went|goes|go|(?:is|was|were|are)\\s+(?:paid|given)))\\s+to\\s+(?:them|these|those)[.?!\\s]*$`,
  'i',
);
const TYPES: Readonly<Record<string, string>> = {
  'Covered Recipient Physician': 'physicians',
  'Covered Recipient Non-Physician Practitioner': 'non-physician practitioners',
  'Covered Recipient Teaching Hospital': 'teaching hospitals',
};

/** `what share of all 2024 spend went to them` after teaching hospitals: what went to those, in all that is named. */
export function withShareToThem(turn: string, { filters: [only, another], ranking, periods }: Reading): string {
  const { asked } = TO_THEM.exec(turn.trim())?.groups ?? {};
  const [type = '', other] = only?.field === 'recipient_type' && !only.isNegated ? only.values : [];
  const words = TYPES[type];
  // The time before is no longer that of a share of all.
  const isTimed = periods.length === 0 || /\b(?:\d{4}|all|total|overall)\b/i.test(asked ?? '');
  return asked && words && !other && !another && !ranking && isTimed ? `${asked} to ${words}` : turn;
}
