import type { Refused } from '../../port/interpretation.ts';
import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { refusal } from '../../refusals/refusals.ts';
import { AND, EACH_GOT } from '../turn-words.ts';

const HOW_MANY =
  /^(?:(?:and|but|so|then|ok(?:ay)?)[\s,]+)*how\s+many\s+(?:(?:of\s+(?:them|those)\s+)?(?:were\s+(?:there\s+)?)?)(?=(?:in|from|for|by|to|at|during|since|before|after)\s+\S+(?:\s+\S+){0,3}[.?!\s]*$)/i;

const HOW_MANY_BY = new RegExp(
  `^${AND}(?:what\\s+are\\s+their\\s+(?<rows>states|cities|specialties)\\s*,?\\s+(?:and\\s+)?how\\s+many\\s+(?:of|in|per|for)\\s+each|how\\s+many\\s+(?:of\\s+(?:them|those|these)\\s+)?(?:(?:are|is|were|was)\\s+(?:there|they|that)\\s+)?(?:per|by|(?:in|for|from|of)\\s+(?:each|every))\\s+(?<row>\\S+(?:\\s+\\S+)?))[.?!\\s]*$`,
  'i',
);

/** `how many are there per state` after rows of people, or people above an amount: their number in each. */
export function withCountOfRows(turn: string, { groups, thresholds, isList }: Reading): string {
  const { rows, row = rows } = HOW_MANY_BY.exec(turn.trim())?.groups ?? {};
  const ofRows = isList ? [] : groups.flatMap((group) => (group.kind === 'dimension' ? group.dimension : []));
  const entities = [...ofRows, ...thresholds.flatMap(({ on, of }) => (on === 'member' && of !== undefined ? of : []))];
  const counted = entities.includes('recipient')
    ? 'recipients'
    : entities.includes('company')
      ? 'companies'
      : undefined;
  return row === undefined || counted === undefined ? turn : `how many of those ${counted} by ${row}`;
}

const NUMBER_OF_THEM =
  /\b(?<bound>(?:more|fewer|less)\s+than|at\s+(?:least|most)|over|under|above|below)\s+(?<n>\d[\d,]*)\s+of\s+(?:them|those|these)\b/i;

/** `states with more than 200 of them` after a number of people in each: of what is counted. */
export function withNumberOfThem(turn: string, { figures: [figure, another], groups }: Reading): string {
  const counted = countedEntity(figure);
  const units =
    figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure) ? figure.measure : undefined;
  const what = counted === 'recipient' ? 'recipients' : counted === 'company' ? 'companies' : units;
  return what === undefined || another || groups.length === 0
    ? turn
    : turn.replace(NUMBER_OF_THEM, `$<bound> $<n> ${what}`);
}

/**
 * `how many in 2023` after a number of physicians is their number again, after honoraria that of the payments; of rows by their amounts
 * it could be either of two, and is refused.
 */
export function withSameCount(turn: string, reading: Reading): string | Refused {
  const said = turn.trim();
  if (!HOW_MANY.test(said)) return turn;
  if (isCount(reading)) return said.replace(HOW_MANY, 'what about ');
  const counted = countable(reading);
  return counted === undefined ? refusal('cannot', OF_WHAT) : said.replace(HOW_MANY, `and how many ${counted} `);
}

const OF_WHAT = 'Say how many of what: the payments, the recipients or the companies.';

function isCount({ figures: [figure, another], isList, comparison }: Reading): boolean {
  const isOfUnits = figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure);
  return !another && !isList && !comparison && (isOfUnits || countedEntity(figure) !== undefined);
}

/** What an answer of single records or of one amount is made of. */
function countable({ figures, groups, isList, comparison }: Reading): string | undefined {
  if (isList) return 'records';
  const isOfTotals = figures.some(
    (figure) => figure.kind === 'statistic' && figure.per !== 'record' && figure.per !== 'payment',
  );
  return groups.length === 0 && !comparison && !isOfTotals ? 'payments' : undefined;
}

const EACH_ASKED = new RegExp(`^${AND}(?:what|how\\s+much)\\s+${EACH_GOT}[.?!\\s]*$`, 'i');

/** `what did each of them receive` after a number of people has a row for each. */
export function withEachCounted(turn: string, { figures: [figure, another], groups }: Reading): string {
  const isOfCounted = countedEntity(figure) !== undefined && !another && groups.length === 0;
  return isOfCounted ? turn.trim().replace(EACH_ASKED, 'who are they') : turn;
}

const MANY_OF_THAT = new RegExp(
  `^${AND}how\\s+many\\s+(?<what>payments|records|transactions)\\s+(?:(?:is|was|were|are)\\s+(?:in\\s+|behind\\s+)?(?:that|those|it)|(?:do|does|did)\\s+(?:that|those|it)\\s+(?:include|cover|comprise|contain|take|involve|consist\\s+of|mean)|(?:make|made)\\s+(?:that|it)\\s+up|(?:make|made)\\s+up\\s+(?:that|it))[.?!\\s]*$`,
  'i',
);

/** `how many payments was that` after rows is the number of each of them; else it is their number, and no order of who got them. */
export function withManyOfThat(turn: string, { groups, isList, comparison }: Reading): string {
  const isOfRows = groups.length > 0 && !isList && !comparison;
  return turn.trim().replace(MANY_OF_THAT, isOfRows ? 'and how many $<what>' : 'how many $<what> were there');
}

/** `how many records in 2024` after a list is their number. */
export function asksNumber({ tags, tokens, isList }: Draft): boolean {
  return !isList && tokens.some(({ low }) => low === 'many') && tags.some(({ kind }) => kind === 'measure');
}
