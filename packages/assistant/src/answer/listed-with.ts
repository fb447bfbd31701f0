import type { Reading } from '../reading/reading.ts';
import { namedRows } from './referred.ts';
import { countedEntity } from './routes.ts';

const LISTED =
  /^(?:(?:and|now|then|please|ok)[\s,]+)*(?:list|show|name|give\s+me|show\s+me)\s+(?:them|those|these)(?:\s+all)?\s+with\s+(?:their\s+|its\s+|the\s+)?(?=\S)/i;

/** `list them with their states` after a number of people: a row for each of them, and the column beside their name. */
export function listedWith(turn: string, earlier: Reading): { turn: string; reading: Reading } | undefined {
  const counted = countedEntity(earlier.figures[0]);
  const isOfCounted = counted !== undefined && earlier.groups.length === 0 && !earlier.isList;
  if (!isOfCounted || !LISTED.test(turn.trim())) return undefined;
  return { turn: turn.trim().replace(LISTED, 'with '), reading: namedRows(earlier, counted) };
}
