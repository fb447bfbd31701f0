import type { Refused } from '../../port/interpretation.ts';
import type { Reading } from '../../reading/reading.ts';
import { asksPurpose } from '../../refusals/asked-twice.ts';
import { refusal } from '../../refusals/refusals.ts';
import { rankedOf } from '../referred.ts';
import { AND } from '../turn-words.ts';

const ORDINAL = '(?:(?<first>first|top|number\\s+one|number)|second|third|fourth|fifth|last|bottom)';
/** `the first one`, `the top of them`, and at the end, or on a list, `the first`. */
const ONE =
  '(?:(?:one|(?:[a-z]+\\s+)?[a-z]+(?=\\s+(?:on|in|of)\\s+(?:the|that|this)\\s+(?:list|table|ranking)))\\b(?:\\s+of\\s+(?:them|those|these)\\b)?|of\\s+(?:them|those|these)\\b|(?:on|in|of)\\s+(?:the|that|this)\\s+(?:list|table|ranking))(?:\\s+(?:on|in|of)\\s+(?:the|that|this)\\s+(?:list|table|ranking))?(?!\\s+(?:percent|by|hundred|thousand|million))';
const PLACE = new RegExp(
  `(?<=\\b(?:paid|pays?|paying|gave|gives?|funds?|funded|sponsors?|sponsored|breaks?|split|show|list|to|from|by|for|of|did|does|do|was|were)\\s)the\\s+${ORDINAL}(?:\\s+${ONE}|(?=[.?!\\s]*$))`,
  'i',
);

/** `show the first one` is that row itself. */
const SHOWN = /^\s*(?:please\s+)?(?:show|list)(?:\s+me)?[.?!\s]*$/i;

/** `what was it paid for`, `by nature`: of that one. */
function asAsked(turn: string): string {
  if (asksPurpose(turn)) return 'break it down by nature of payment';
  return turn.trim().replace(/^(?=(?:by|per)\b)/i, 'break it down ');
}

/** `the first one: what for?`, `the top one by nature`. */
const PLACE_FIRST = new RegExp(
  `^${AND}(?:the\\s+)?(?<first>first|top)\\s+(?:one\\b|of\\s+(?:them|those|these)\\b)\\s*[:,–—-]?\\s+(?=\\S)`,
  'i',
);

/**
 * `who paid the first one?` after a ranking: the turn with a pronoun, and the answer before as if that row alone had been asked. Rows
 * of one figure stand in its order, so that the first is the largest; those further down are no condition, and asked for by name.
 */
export function ofPointedRow(turn: string, earlier: Reading): { turn: string; reading: Reading } | Refused | undefined {
  const inside = PLACE.exec(turn);
  const place = inside ?? PLACE_FIRST.exec(turn);
  if (!place || earlier.groups.length === 0 || earlier.isList || SHOWN.test(turn.replace(place[0], '')))
    return undefined;
  const { ranking = { n: 1, direction: 'desc' as const } } = earlier;
  const reading: Reading = { ...earlier, ranking: { ...ranking, n: 1 } };
  if (place.groups?.first === undefined || rankedOf(reading) === undefined)
    return refusal('cannot', 'I can go on with the first of such rows alone: say by name who or what is meant.');
  return { turn: asAsked(turn.replace(place[0], inside ? 'it' : '')), reading };
}
