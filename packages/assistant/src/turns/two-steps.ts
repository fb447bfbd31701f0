import { AND } from './turn-words.ts';

/** What changes an answer by itself: a step that another may follow. */
const FIRST =
  '(?:only|just|exclude|excluding|without|drop|remove|take\\s+out|leave\\s+out|keep|restrict|limit|narrow|filter|sort|rank|order|add|include|break|split|by|per|switch|change|make\\s+it|go\\s+back|same)';
const SECOND =
  '(?:only|just|keep|show|list|sort|rank|order|top|bottom|largest|biggest|by|per|who|which|how\\s+many|name|give|drop|exclude|remove|without|add|include|compare|limit|restrict|split|break|as\\s+an?|tell)';
const FIRST_STEP = new RegExp(`^${AND}${FIRST}\\b`, 'i');
const BREAK = new RegExp(
  `(?:\\s*[,;.]\\s*(?:and\\s+|then\\s+)*|\\s+(?:and|then|and\\s+then)\\s+)(?=${SECOND}\\b)`,
  'gi',
);

const BESIDE = new RegExp(
  `^${AND}(?:with|add|include|show|append|give\\s+me)\\s+(?:me\\s+)?(?<said>\\S.*?)(?:\\s+(?:too|as\\s+well|please))?[.?!\\s]*$`,
  'i',
);
const PARTS = /\s*,\s*(?:and\s+)?|\s+(?:and|plus)\s+/i;

const ADDS_BEHIND = new RegExp(
  `^${AND}(?!add|include)${FIRST}\\b.*(?:,|\\band\\b|\\bthen\\b)\\s*(?:add|include)\\b`,
  'i',
);

/** `would you please`, before what is asked. */
const ASKED = /^(?:(?:can|could|would|will)\s+(?:you|we)\s+)?(?:(?:please|kindly|also|just)\s+)*/i;

/** `keep the first three and add the number of recipients`: read at once, the figure would take the place of the one that is there. */
export const addsBehind = (turn: string): boolean => ADDS_BEHIND.test(turn);

/**
 * The ways to take a turn apart into steps, each of which goes on from the one before: `sort by dollars and keep the first five`, `add their
 * specialty and number of payments`.
 */
export function stepsOf(said: string): readonly (readonly string[])[] {
  const turn = said.trim().replace(ASKED, '');
  const beside = BESIDE.exec(turn.trim())?.groups?.said?.split(PARTS) ?? [];
  const columns = beside.length > 1 ? [beside.map((one) => `with ${one}`)] : [];
  if (!FIRST_STEP.test(turn)) return columns;
  const parted = [...turn.matchAll(BREAK)].map(({ 0: words, index }) => [
    turn.slice(0, index),
    // `and include the records` beside a figure adds one.
    turn.slice(index + words.length).replace(/^include\b/i, 'add'),
  ]);
  return [...columns, ...parted];
}
