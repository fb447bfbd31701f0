import type { Reading } from '../reading/reading.ts';
import { isPerEntity } from './figures-beside.ts';
import { isOfPeople } from './referred.ts';
import { countedEntity } from './routes.ts';

const WHO_IS_FIRST =
  /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*who(?:'s|\s+is|\s+was)\s+(?:the\s+)?(?<rank>top|biggest|largest|highest|number\s+one|leading|smallest|lowest)(?:\s+(?:one|of\s+(?:them|those)))?(?<there>\s+there)?[.?!\s]*$/i;

const WHICH_ONE =
  /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*(?:which|what)\s+(?:one|of\s+(?:them|those|these))\s+(?:got|received|gets|receives|took|was\s+paid|earned)\s+(?:the\s+)?(?<rank>most|least)[.?!\s]*$/i;

const WHO_IS_NEXT =
  /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*(?:who|which\s+one)(?:'s|\s+(?:is|was|came|comes|ranked|ranks|finished|placed))(?:\s+in)?(?:\s+the)?\s+(?:at\s+)?(?<place>second|third|fourth|fifth|(?:number\s+)?(?:two|three|four|five)|2nd|3rd|4th|5th|runner[\s-]?up)(?:\s+(?:place|one))?[.?!\s]*$/i;
const PLACES: Readonly<Record<string, string>> = { two: 'second', three: 'third', four: 'fourth', five: 'fifth' };

/** `who came second` after the first of companies or people is one of them. */
export function withWhoIsNext(turn: string, { groups: [group, another], ranking }: Reading): string {
  const said = WHO_IS_NEXT.exec(turn.trim())
    ?.groups?.place?.toLowerCase()
    .replace(/^number\s+/, '');
  const dimension = group?.kind === 'dimension' && !another ? group.dimension : '';
  if (said === undefined || !ranking || !['company', 'recipient'].includes(dimension)) return turn;
  return `which ${dimension} was ${PLACES[said] ?? said.replace(/^runner.*/, 'second')}`;
}

/** `who's the top one there`, `which one got the most` after a number or an average of doctors is one of them; after a total of all nobody can tell. */
export function withWhoIsFirst(turn: string, reading: Reading): string {
  const said: Record<string, string | undefined> =
    (WHO_IS_FIRST.exec(turn.trim()) ?? WHICH_ONE.exec(turn.trim()))?.groups ?? {};
  const { rank = '', there = '' } = said;
  const somebody = rank === '' ? undefined : somebodyOf(reading);
  if (somebody === undefined) return turn;
  const verb = somebody === 'company' ? 'paid' : 'received';
  return `which ${somebody} ${verb} the ${/^(?:smallest|lowest|least)$/i.test(rank) ? 'least' : 'most'}${there}`;
}

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
