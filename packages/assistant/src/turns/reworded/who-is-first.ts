import { isPerEntity } from '../../query/figures-beside.ts';
import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { isOfPeople } from '../referred.ts';
import { AND } from '../turn-words.ts';

const WHO_IS_FIRST =
  /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*who(?:'s|\s+is|\s+was)\s+(?:on\s+)?(?:the\s+)?(?<rank>top|biggest|largest|highest|number\s+one|leading|smallest|lowest)(?:\s+(?:one|of\s+(?:them|those)))?(?<there>\s+there)?(?:\s+(?:then|now))?[.?!\s]*$/i;

const WHICH_ONE =
  /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*(?:which|what)\s+(?:one|of\s+(?:them|those|these))\s+(?:got|received|gets|receives|took|was\s+paid|earned)\s+(?:the\s+)?(?<rank>most|least)[.?!\s]*$/i;

const NUMBER = '(?<number>\\d+|two|three|four|five|six|eight|ten|twenty)';
const RANK = '(?<rank>top|biggest|largest|highest|leading|best|smallest|lowest|bottom)';
const WHO_ARE_FIRST = new RegExp(
  `^${AND}who(?:['’]re|\\s+are|\\s+were)\\s+(?:the|their|its)\\s+(?:${RANK}\\s+${NUMBER}|${NUMBER.replace('number', 'count')}\\s+${RANK.replace('rank', 'order')})(?:\\s+(?:ones|of\\s+(?:them|those)|people))?[.?!\\s]*$`,
  'i',
);

const PLACE =
  '(?<place>second|third|fourth|fifth|(?:number|no\\.?)\\s+(?:two|three|four|five|[2-5])|2nd|3rd|4th|5th|runner[\\s-]?up)';
const WHO_IS_NEXT = new RegExp(
  `^${AND}(?:(?:what|how)\\s+about\\s+|(?:who|which|what)(?:\\s+(?:one|of\\s+(?:them|those|these)))?(?:['’]s|\\s+(?:is|was|came|comes|ranked|ranks|finished|placed))\\s+)?(?:(?:in|at)\\s+)?(?:the\\s+)?${PLACE}(?:\\s+(?:place|one))?[.?!\\s]*$`,
  'i',
);
const PLACES: Readonly<Record<string, string>> = {
  two: 'second',
  three: 'third',
  four: 'fourth',
  five: 'fifth',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
};

/** `who came second`, `what about the second one`, `the runner-up` after the first of rows: the row in that place. */
export function withWhoIsNext(turn: string, { groups, ranking, isList }: Reading): string {
  const said = WHO_IS_NEXT.exec(turn.trim())
    ?.groups?.place?.toLowerCase()
    .replace(/^(?:number|no\.?)\s+/, '');
  if (said === undefined || !ranking || isList || groups.length === 0) return turn;
  return `and the ${PLACES[said] ?? said.replace(/^runner.*/, 'second')}`;
}

/** `who were the top three` after a number or a total of doctors: the first of them. */
export function withWhoAreFirst(turn: string, reading: Reading): string {
  const { rank, order = rank, number, count = number } = WHO_ARE_FIRST.exec(turn.trim())?.groups ?? {};
  const somebody = order === undefined ? undefined : somebodyOf(reading);
  if (order === undefined || count === undefined || somebody === undefined) return turn;
  const end = /^(?:smallest|lowest|bottom)$/i.test(order) ? 'bottom' : 'top';
  return `${end} ${count} ${somebody === 'company' ? 'companies' : 'recipients'}`;
}

/** `who's the top one there`, `which one got the most` after a number or an average of doctors is one of them; after a total of all nobody can tell. */
export function withWhoIsFirst(turn: string, reading: Reading): string {
  const said: Record<string, string | undefined> =
    (WHO_IS_FIRST.exec(turn.trim()) ?? WHICH_ONE.exec(turn.trim()))?.groups ?? {};
  const { rank = '', there = '' } = said;
  if (rank !== '' && reading.groups.length === 1 && !reading.isList) return `the ${isLeast(rank) ? 'bottom' : 'top'} 1`;
  const somebody = rank === '' ? undefined : somebodyOf(reading);
  if (somebody === undefined) return turn;
  const verb = somebody === 'company' ? 'paid' : 'received';
  return `which ${somebody} ${verb} the ${isLeast(rank) ? 'least' : 'most'}${there}`;
}

const isLeast = (rank: string) => /^(?:smallest|lowest|least)$/i.test(rank);

/** Whom the answer before is of: those that are counted or averaged over, or else the people that it is narrowed to. */
function somebodyOf({ figures: [figure], groups, filters, isList }: Reading): string | undefined {
  if (groups.length > 0 || isList) return undefined;
  const entity = countedEntity(figure) ?? (isPerEntity(figure) ? figure.per : undefined);
  return entity === 'company'
    ? 'company'
    : entity === 'recipient' || filters.some(isOfPeople)
      ? 'recipient'
      : undefined;
}
