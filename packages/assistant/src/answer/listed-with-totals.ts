import type { Reading } from '../reading/reading.ts';
import { countedEntity } from './routes.ts';

const ASKED =
  '(?:(?:now|please|then|ok|and)[\\s,]+)*(?:list|name|show|show me|give me|display|who are)\\s+(?:them|they|those)';
const AMOUNTS = '(?:totals?|amounts?|sums?|what (?:they|each) (?:of them )?(?:got|received))';
const WITH_TOTALS = new RegExp(
  `^${ASKED}\\s+(?:(?:with|and|by|along with|together with|sorted by|ranked by|ordered by)\\s+)(?:their\\s+|the\\s+)?(?:total\\s+)?${AMOUNTS}(?:[\\s,]+(?:the\\s+)?(?:highest|largest|biggest|most)\\s+first)?[\\s.?!]*$`,
  'i',
);

/** `list them with their totals` after a number of people: each of those who were counted, which has its total anyhow. */
export function withListOfCounted(turn: string, { figures: [figure, another], groups, isList }: Reading): string {
  const isOfCounted = countedEntity(figure) !== undefined && !another && groups.length === 0 && !isList;
  return isOfCounted && WITH_TOTALS.test(turn.trim()) ? 'list them' : turn;
}
