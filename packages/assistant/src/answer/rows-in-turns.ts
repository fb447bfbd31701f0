import { countedEntity } from '../reading/counted.ts';
import type { Group, Reading } from '../reading/reading.ts';
import { isOfPeople } from './referred.ts';
import { AND } from './turn-words.ts';

const EACH =
  /\b(?:(?:for|in|by)\s+)?each\b(?:\s+(?:one|of\s+(?:them|those|these)))?(?=\s+(?:get|got|receive|received|spend|spent|pay|paid|make|made|earn|earned|in|for|from|during|since)\b|[.?!\s]*$)/i;

/** `how much did each get` after rows, or a number of people, is of each of them. */
export function withEachOfThem(turn: string, { groups, figures, isList }: Reading): string {
  const hasRows = groups.length > 0 || countedEntity(figures[0]) !== undefined;
  return hasRows && !isList ? turn.replace(EACH, 'each of them') : turn;
}

/** What rows are called where they are asked for beside those that are there. */
const ROWS: Readonly<Record<string, string>> = {
  companies: 'company',
  states: 'state',
  cities: 'city',
  specialties: 'specialty',
  natures: 'nature',
  products: 'product',
  recipients: 'recipient',
};
const ROWS_TOO = new RegExp(
  `^(?:and|plus|also)\\s+(?:also\\s+)?(?:the|their|which|what)\\s+(?<rows>${Object.keys(ROWS).join('|')})(?:\\s+of\\s+payment)?(?:\\s+(?:too|as\\s+well))?[.?!\\s]*$`,
  'i',
);

/** `and the companies` after rows of hospitals: those of each of them. */
export function withRowsToo(turn: string, { groups, isList }: Reading): string {
  const row = ROWS[ROWS_TOO.exec(turn.trim())?.groups?.rows?.toLowerCase() ?? ''];
  const isThere = (group: Group) => group.kind === 'dimension' && group.dimension === row;
  return row !== undefined && groups.length > 0 && !isList && !groups.some(isThere) ? `and by ${row}` : turn;
}

const TIMES = new RegExp(
  `^${AND}(?:only|just)\\s+(?:the\\s+|those\\s+)?(?<grain>month|quarter|year|week|day)s\\s+(?=\\S)`,
  'i',
);

/** `only months above $100,000` after rows of months is of these. */
export function withOwnTimes(turn: string, { groups }: Reading): string {
  const grain = TIMES.exec(turn.trim())?.groups?.grain?.toLowerCase();
  const isThere = (group: Group) =>
    group.kind === 'grain'
      ? group.grain === grain
      : group.kind === 'dimension' && group.dimension === `program_${grain}`;
  return grain !== undefined && groups.some(isThere) ? turn.trim().replace(TIMES, '$<and>only ') : turn;
}

const REVERSED = new RegExp(
  `^${AND}(?:(?:reverse|flip|invert|turn\\s+round)\\s+(?:the\\s+(?:order|sort(?:ing)?|list|ranking)|it|that|them)|(?:in\\s+)?reverse(?:d)?(?:\\s+(?:order|sort))?|(?:in\\s+)?the\\s+(?:other|opposite|reverse)\\s+order)[.?!\\s]*$`,
  'i',
);

/** `reverse the order` of the rows that are there. */
export function withReversed(turn: string, { groups, ranking }: Reading): string {
  if (groups.length === 0 || !REVERSED.test(turn.trim())) return turn;
  return `in ${(ranking?.direction ?? 'desc') === 'desc' ? 'ascending' : 'descending'} order`;
}

const WHICH_ARE = new RegExp(
  `^(?<ask>${AND.replace('?<and>', '')}(?:which|who))(?:\\s+ones)?\\s+(?<are>(?:are|is|were|was)\\s+(?:(?:based|located)\\s+)?(?:in|from)\\s+(?=\\S))`,
  'i',
);

/** `which are in California` after rows is of these; after a number or a total of people it has a row for each. */
export function withWhichOfThem(turn: string, { groups, filters, figures, isList }: Reading): string {
  const said = turn.trim();
  const { are = '' } = WHICH_ARE.exec(said)?.groups ?? {};
  if (isList || are === '') return turn;
  if (groups.length > 0) return said.replace(WHICH_ARE, '$<ask> of them $<are>');
  const areMeant = countedEntity(figures[0]) === 'recipient' || filters.some(isOfPeople);
  return areMeant ? `only ${said.replace(WHICH_ARE, 'in ').replace(/[\s.?!]+$/, '')} by recipient` : turn;
}
