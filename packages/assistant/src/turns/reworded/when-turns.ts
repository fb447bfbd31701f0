import type { Reading } from '../../reading/reading.ts';
import { AND } from '../turn-words.ts';

const FIRST_OR_LAST = '(?:very\\s+)?(?:first|last|latest|most\\s+recent|newest|oldest|earliest)';
const MADE = '(?:\\s+(?:made|paid|given|received|reported|recorded))?';
const WHEN_WAS = new RegExp(
  `^${AND}(?:when|on\\s+(?:what|which)\\s+(?:date|day))\\s+(?:is|was|were|did)\\s+the\\s+(?<rank>${FIRST_OR_LAST})\\s+(?<what>.+?)${MADE}(?:\\s+(?:happen|take\\s+place|occur))?[.?!\\s]*$`,
  'i',
);
const FIRST = /\b(?:first|oldest|earliest)$/i;
const ONE = /^(?:(?:single\s+)?(?:one|payment|record|transaction|time)s?)(?:\s+of\s+(?:them|those|these))?$/i;

/** `when was the most recent one` asks for that record, which says when. */
export function withDateAsked(turn: string): string {
  const { rank, what } = WHEN_WAS.exec(turn.trim())?.groups ?? {};
  if (rank === undefined || what === undefined) return turn;
  const first = FIRST.test(rank) ? 'oldest' : 'latest';
  return `list the ${first} ${ONE.test(what) ? 'record' : what}`;
}

/** Words of which alone consists what somebody asks of a single record that is shown. */
const OF_RECORD =
  /^(?:and|so|but|please|when|what|who|whom|which|where|was|is|were|did|does|it|that|this|the|one|made|paid|given|received|get|got|give|gave|pay|receive|make|for|from|to|by|on|in|about|date|day|year|company|manufacturer|product|drug|device|doctor|physician|recipient|hospital|person|nature|purpose|state|city|payer|payee|exactly|reason|kind|type|of|payment)$/;
const ASKS = /\b(?:when|what|who|whom|which|where)\b/i;
/** Asks for the record that is there, which says all of it. */
const IT_AGAIN = 'who got it';

/** `when was it made, and what was it for` after the largest payment: it stands in the record that is shown. */
export function withRecordAgain(turn: string, { isList, ranking }: Reading): string {
  const words = turn.toLowerCase().match(/[a-z]+/g) ?? [];
  const isOfOne = isList === true && ranking?.n === 1 && ranking.place === undefined;
  return isOfOne && ASKS.test(turn) && words.every((word) => OF_RECORD.test(word)) ? IT_AGAIN : turn;
}
