import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import { readingOf } from '../reading/read-question.ts';
import { ALL_ROWS, type Group, type Reading, type ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { mergedFigures } from './merged/merged-figures.ts';
import { areKin, mergedFilters, mergedPeriods, yearsOf } from './merged/merged-filters.ts';
import { asMembers } from './of-members.ts';
import { ofThemAcross } from './of-them-across.ts';
import { rankedOf, type Unread } from './referred.ts';
import { pointsThere } from './there.ts';

/** `overall`, `across all companies`: of the whole data, whatever was asked before. */
const WHOLE =
  /^(?:all|overall|across|whole|entire|everything|everyone|everybody|anyone|ever|any|nationwide|nationally|national|countrywide|industry|dataset|database|data|general|altogether)$/;

/** Who is meant by `how many physicians`, `which hospitals`: the head of a question, and no condition. */
const HEADS = ['recipient_type', 'primary_type'];

/**
 * Whether a question with a head of its own, and no condition, is of those of the answer before: `which company paid the most?` after
 * Texas in 2023. It has all that a question needs, so what it is taken to be of is said, and the question offered without.
 */
export function isOfBefore(draft: Draft, earlier: Reading): boolean {
  if (pointsThere(draft)) return true;
  // `total for both` names nothing of both.
  if (draft.tags.some(({ kind }) => kind === 'both')) return false;
  const isConditioned = draft.periods.length + draft.thresholds.length + draft.cleared.length > 0;
  const isOfSource = draft.source === undefined || draft.source === earlier.source;
  if (isConditioned || !isOfSource || draft.tokens.some(({ low }) => WHOLE.test(low))) return false;
  const isHead = ({ field }: ValueFilter) => HEADS.includes(field) && isOfPeople(draft);
  // `number of speakers each year` after speaker fees.
  const isThere = ({ field, values, isNegated }: ValueFilter) =>
    earlier.filters.some(
      (one) => one.field === field && one.isNegated === isNegated && one.values.join() === values.join(),
    );
  return (
    !isCompared(draft) &&
    draft.filters.every((one) => isHead(one) || isThere(one)) &&
    (isNarrowed(earlier) || saysRowsAlone(draft))
  );
}

function isOfPeople({ groups, figures }: Draft): boolean {
  return groups.some(isRowOf('recipient')) || countedEntity(figures[0]) === 'recipient';
}

const isRowOf = (dimension: string) => (group: Group) => group.kind === 'dimension' && group.dimension === dimension;

/** A part, two times and those who are paid by several are conditions of its own. */
function isCompared({ comparison, among, comparedWith, isNew }: Draft): boolean {
  const isOfRows =
    comparison?.kind === 'share' && !comparison.part && !comparison.amounts && comparison.time === undefined;
  return among !== undefined || comparedWith !== undefined || isNew || (comparison !== undefined && !isOfRows);
}

function isNarrowed({ source, filters, periods, thresholds }: Reading): boolean {
  return source !== 'general' || filters.length + periods.length + thresholds.length > 0;
}

/** A question with what it asks for by its own words, under the conditions of the answer before. */
export function ofBefore(before: Reading, draft: Draft): Reading | Unread {
  const across = ofThemAcross(before, draft);
  if (across) return across;
  const earlier = asMembers(before, draft);
  const own = readingOf({ ...draft, source: draft.source ?? earlier.source });
  if (earlier.thresholds.some(({ on }) => on === 'figure'))
    return { cannot: 'I cannot hold that beside the condition of the answer before: ask for it as a new question.' };
  const ranked = pointsThere(draft) ? placesOf(earlier) : undefined;
  if (ranked && 'cannot' in ranked) return ranked;
  const { among, members, firstOf = ranked, isNew } = earlier;
  return {
    ...own,
    ...(saysRowsAlone(draft) && { figures: mergedFigures(earlier, draft, own.groups) }),
    filters: mergedFilters(earlier, draft).filter((one) => isSaid(draft, one) || !isOfRows(own, one)),
    periods: periodsOf(earlier, draft, own),
    thresholds: [...earlier.thresholds, ...own.thresholds],
    ...(among && { among }),
    ...(members && !own.members && { members }),
    ...(firstOf && { firstOf }),
    ...(isNew && { isNew }),
  };
}

const OF_ROWS: readonly Kind[] = [
  'by',
  'noun',
  'grain',
  'rank',
  'number',
  'which',
  'who',
  'only',
  'followUp',
  'preposition',
  'filler',
];

/** `state breakdown`, `top 3 states`, `the state with the most` after a number: of what, the answer before says. */
function saysRowsAlone({ tags, groups, comparison }: Draft): boolean {
  return groups.length > 0 && comparison === undefined && tags.every(({ kind }) => OF_ROWS.includes(kind));
}

function isSaid({ filters }: Draft, { field, values }: ValueFilter): boolean {
  return filters.some((one) => one.field === field && one.values.every((value) => values.includes(value)));
}

/** `which company paid the most` after one company is of every company; after two it is which of them. */
function isOfRows({ groups, figures }: Reading, { field, values, isNegated }: ValueFilter): boolean {
  const counted = countedEntity(figures[0]);
  const rows = [...groups.flatMap((group) => (group.kind === 'dimension' ? group.dimension : [])), counted];
  const name = field.replace(/_id$/, '');
  return !isNegated && values.length === 1 && rows.some((row) => row !== undefined && areKin(row, name));
}

/** `spend by year` after 2023 is of every year. */
function periodsOf(earlier: Reading, draft: Draft, { groups }: Reading): Reading['periods'] {
  const periods = mergedPeriods(earlier, draft);
  const isOfYears = groups.some(isRowOf('program_year')) && draft.periods.length === 0;
  return isOfYears && periods.flatMap(yearsOf).length === 1 ? [] : periods;
}

const PLACES = ['state', 'city', 'country'];

/** `how many physicians there` after the top 5 states: in those five. */
function placesOf(earlier: Reading) {
  const isOfPlaces = PLACES.some((place) => earlier.groups.some(isRowOf(place)));
  if (!isOfPlaces || !isCut(earlier)) return undefined;
  return rankedOf(earlier) ?? { cannot: 'I cannot go on with places that are ranked so: say which are meant.' };
}

const isCut = ({ ranking }: Reading) => ranking !== undefined && ranking.n < ALL_ROWS;

/** What was ranked is not gone on with, which is said. */
export function givenUpBy(earlier: Reading, { firstOf }: Reading): string[] {
  return isCut(earlier) && !firstOf
    ? ['This is of all that these conditions hold for, and no longer of the first alone.']
    : [];
}
