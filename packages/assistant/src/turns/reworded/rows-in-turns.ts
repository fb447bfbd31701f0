import { countedEntity } from '../../reading/counted.ts';
import type { Group, Reading } from '../../reading/reading.ts';
import { isOfPeople } from '../referred.ts';
import { AND } from '../turn-words.ts';

const EACH =
  /\b(?:(?:for|in|by)\s+)?each\b(?:\s+(?:one|of\s+(?:them|those|these)))?(?=\s+(?:get|got|receive|received|spend|spent|pay|paid|make|made|earn|earned|in|for|from|during|since)\b|[.?!\s]*$)/i;

/** `how much did each get` after rows, or a number of people, is of each of them; `who is first in each` of each of those rows. */
export function withEachOfThem(turn: string, { groups, figures, isList }: Reading): string {
  const hasRows = groups.length > 0 || countedEntity(figures[0]) !== undefined;
  if (!hasRows || isList) return turn;
  const [group, another] = groups;
  const row = group?.kind === 'dimension' && !another ? NAMES[group.dimension] : undefined;
  const first = FIRST_IN_EACH.exec(turn.trim());
  if (first && row !== undefined) return `${first[0]} ${row}`;
  return turn.replace(EACH, 'each of them');
}

/** `which company is number one in each`, `the top doctor for each of them`. */
const FIRST_IN_EACH =
  /^.*\b(?:top|first|number one|most|least|largest|biggest|highest|lowest|smallest|leading|leads)\b.*\b(?:in|for|of|within|from|by) each(?=(?: (?:one|of (?:them|those|these)))?[.?!\s]*$)/i;
/** What one row is called. */
export const NAMES: Readonly<Record<string, string>> = {
  company: 'company',
  state: 'state',
  city: 'city',
  specialty: 'specialty',
  nature: 'nature of payment',
  product: 'product',
  product_category: 'product category',
  program_year: 'year',
};

/** What rows are called where they are asked for beside those that are there. */
export const ROWS: Readonly<Record<string, string>> = {
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

/** What narrows rows: `only states with`, `keep the companies above`. */
const OWN_ROWS = new RegExp(
  `^${AND}(?:(?:(?:keep|retain|leave|show|list)\\s+)?(?:only|just)|keep|retain)\\s+(?:the\\s+|those\\s+)?(?<row>[a-z]+)\\s+(?=(?:with|having|above|over|below|under|beyond|exceeding|that|which|who|whose|where|at\\s+(?:least|most)|between|more|fewer|less)\\b)`,
  'i',
);
/** The same, where the rows alone are said with a bound: `states with fewer than 10 doctors`. */
const ROWS_BOUND = new RegExp(
  `^${AND}(?:the\\s+)?(?<row>[a-z]+)\\s+(?=(?:(?:with|having)\\s+)?(?:(?:more|fewer|less)\\s+than|at\\s+(?:least|most)|over|under|above|below)\\s+\\$?\\d\\S*(?:\\s+\\S+)?[.?!\\s]*$)`,
  'i',
);
const OF_ROWS: Readonly<Record<string, string>> = {
  ...ROWS,
  manufacturers: 'company',
  firms: 'company',
  payers: 'company',
  sponsors: 'company',
  categories: 'nature',
  kinds: 'nature',
  types: 'nature',
  drugs: 'product',
  devices: 'product',
  brands: 'product',
  studies: 'study',
  trials: 'study',
  years: 'program_year',
};
const PEOPLE = ['doctors', 'physicians', 'hospitals', 'practitioners', 'people', 'persons', 'individuals'];
const SUCH = /\bsuch\s+(?=(?:payments?|records?|transactions?|fees?|meals?)\b)/i;

/** `only months above $100,000`, `keep states with at least twenty such payments` after rows of these is of the rows that are there. */
export function withOwnRows(turn: string, { groups, filters, isList }: Reading): string {
  const said = turn.trim();
  const words = [OWN_ROWS, ROWS_BOUND].find((one) => one.test(said)) ?? OWN_ROWS;
  const row = words.exec(said)?.groups?.row?.toLowerCase() ?? '';
  const arePeople = PEOPLE.includes(row) && filters.some(({ field }) => field === 'recipient_type');
  const dimension = arePeople ? 'recipient' : OF_ROWS[row];
  const isThere = (group: Group) =>
    group.kind === 'grain' ? `${group.grain}s` === row : group.kind === 'dimension' && group.dimension === dimension;
  if (row === '' || isList || !groups.some(isThere)) return turn;
  // Of rows of times `those` would be the payments.
  const isOfTime = groups.some(({ kind }) => kind === 'grain') || dimension === 'program_year';
  return said.replace(words, isOfTime ? '$<and>only ' : '$<and>only those ').replace(SUCH, '');
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

const FIRST_ROW = new RegExp(
  `^${AND}(?:(?:only|just|show)\\s+)*(?:the\\s+)?(?:(?<top>best|top|highest|largest|biggest|strongest|peak|busiest)|worst|lowest|smallest|weakest|quietest|slowest)\\s+(?<row>month|quarter|year|week|day|state|city|company|specialty|product)(?:\\s+(?:only|alone))?[.?!\\s]*$`,
  'i',
);

/** `best month only` after rows of months is the first of these. */
export function withFirstRow(turn: string, { groups, isList }: Reading): string {
  const { top, row = '' } = FIRST_ROW.exec(turn.trim())?.groups ?? {};
  const isRow = (group: Group) =>
    group.kind === 'dimension' ? group.dimension.replace('program_', '') === row.toLowerCase() : isOfGrain(group, row);
  const isThere = groups.length === 1 && groups.some(isRow) && !isList;
  return isThere ? `the ${top === undefined ? 'bottom' : 'top'} 1` : turn;
}

const WHICH_DAY = /\b(?<ask>which|what)\s+day\b(?!\s+of\b)/i;

/** `which day has the most` after rows of weekdays is one of these. */
export function withWeekday(turn: string, { groups }: Reading): string {
  const isOfWeekdays = groups.some((group) => group.kind === 'part' && group.part === 'dayOfWeek');
  return isOfWeekdays ? turn.replace(WHICH_DAY, '$<ask> day of the week') : turn;
}

const isOfGrain = (group: Group, row: string) => group.kind === 'grain' && group.grain === row.toLowerCase();
