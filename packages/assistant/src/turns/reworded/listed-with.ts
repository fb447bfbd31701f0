import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { namedRows } from '../referred.ts';

const LISTED =
  /^(?:(?:and|now|then|please|ok)[\s,]+)*(?:list|show|name|give\s+me|show\s+me)\s+(?:them|those|these)(?:\s+all)?\s+with\s+(?:their\s+|its\s+|the\s+)?(?=\S)/i;

/** `list them with their states` after a number of people: a row for each of them, and the column beside their name. */
export function listedWith(turn: string, earlier: Reading): { turn: string; reading: Reading } | undefined {
  const counted = countedEntity(earlier.figures[0]);
  const isOfCounted = counted !== undefined && earlier.groups.length === 0 && !earlier.isList;
  if (!isOfCounted || !LISTED.test(turn.trim())) return undefined;
  return { turn: turn.trim().replace(LISTED, 'with '), reading: namedRows(earlier, counted) };
}

const ASKED =
  '(?:(?:now|please|then|ok|and)[\\s,]+)*(?:list|name|show|show me|give me|display|who are)\\s+(?:them|they|those)';
const AMOUNTS = '(?:totals?|amounts?|sums?|what (?:they|each) (?:of them )?(?:got|received))';
const WITH_TOTALS = new RegExp(
  `^${ASKED}\\s+(?:(?:with|and|by|along with|together with|sorted by|ranked by|ordered by)\\s+)(?:their\\s+|the\\s+)?(?:total\\s+)?${AMOUNTS}(?:[\\s,]+(?:the\\s+)?(?:highest|largest|biggest|most)\\s+first)?[\\s.?!]*$`,
  'i',
);

const PEOPLE = '(?:doctors|physicians|hospitals|practitioners|people|persons|individuals|recipients|companies|firms)';
const THOSE = new RegExp(
  `\\b(?:list|name|show|show me|give me|display|who are)\\s+(?:all\\s+)?(?:those|these)\\s+(?:\\w+\\s+)?${PEOPLE}\\b`,
  'i',
);

/** `list those hospitals with their totals` after a number of them: each of those who were counted, which has its total anyhow. */
export function withListOfCounted(turn: string, { figures: [figure, another], groups, isList }: Reading): string {
  const isOfCounted = countedEntity(figure) !== undefined && !another && groups.length === 0 && !isList;
  const said = isOfCounted ? turn.trim().replace(THOSE, 'list them') : turn;
  return isOfCounted && WITH_TOTALS.test(said) ? 'list them' : said;
}
