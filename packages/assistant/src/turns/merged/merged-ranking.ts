import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Reading } from '../../reading/reading.ts';
import type { Compared } from './beside-earlier.ts';
import { asManyWithin, firstWithinRows } from './first-within-rows.ts';

/** A place is among what was ranked; other rows are ranked anew. */
export function mergedRanking(earlier: Reading, next: Draft, { groups }: Compared): Reading['ranking'] {
  const direction = orderOf(next);
  const isOfRows = groups.length > 0 || earlier.isList === true;
  const within = firstWithinRows(earlier, next) ?? asManyWithin(earlier, next);
  if (within) return within;
  if (direction && isOfRows && next.ranking?.by === undefined) return { n: ALL_ROWS, ...earlier.ranking, direction };
  const fallen = next.tags.flatMap((tag) => (tag.kind === 'growth' ? (tag.direction ?? []) : []))[0];
  if (fallen && !next.ranking && earlier.ranking && earlier.comparison?.kind === 'growth')
    return { ...earlier.ranking, direction: fallen };
  if (next.ranking?.place !== undefined && earlier.ranking) {
    const { n, place } = next.ranking;
    // `the second highest` after the lowest.
    const said = next.tags.some(({ kind }) => kind === 'rank') ? { direction: next.ranking.direction } : {};
    return { ...earlier.ranking, ...said, n, place };
  }
  const { place = 1, ...old } = earlier.ranking ?? { n: 0 };
  // Under other conditions the next ten are the first ten again.
  const isTurned = earlier.ranking !== undefined && !next.ranking && old.n > 1 && place > old.n;
  if (isTurned && earlier.ranking && areSame(groups, earlier.groups) && !next.isList) {
    const { place: _, ...first } = earlier.ranking;
    return first;
  }
  if (earlier.ranking && isOrderOfFirst(earlier, next, groups)) {
    const { direction, by } = next.ranking ?? earlier.ranking;
    return { n: earlier.ranking.n, direction, ...(by && { by }) };
  }
  const isNewList = next.isList && !earlier.isList;
  // `with specialty`: the same rows, with a column more.
  const isWider =
    next.tokens[0]?.low === 'with' && earlier.groups.every((one) => groups.some((it) => areSame(it, one)));
  if (isWider) return next.ranking ?? earlier.ranking;
  return next.ranking ?? (!areSame(groups, earlier.groups) || isNewList ? undefined : earlier.ranking);
}

/** `rank by number of records instead` after the top 5: the five of most records, and not all; `rank all of them` is of all. */
function isOrderOfFirst({ groups: rows }: Reading, { ranking, tokens }: Draft, groups: Compared['groups']): boolean {
  const isOfAll = tokens.some(({ low }) => ['all', 'every', 'each', 'everything'].includes(low));
  return ranking?.n === ALL_ROWS && ranking.within === undefined && areSame(groups, rows) && !isOfAll;
}

const SAYS_ORDER = ['restriction', 'filler', 'followUp'];

/** `lowest first` and `ascending` are the order of what is there, and no first of them. */
export function orderOf({ tags, tokens, ranking }: Draft): 'asc' | 'desc' | undefined {
  if (ranking?.n === ALL_ROWS && tags.every(({ kind }) => SAYS_ORDER.includes(kind))) return ranking.direction;
  const rank = tags.find(({ kind }) => kind === 'rank');
  return rank?.kind === 'rank' && rank.by === undefined && tokens[rank.to]?.low === 'first'
    ? rank.direction
    : undefined;
}

export function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Other rows are of all again, where they are not asked of those that were ranked. */
export function rankingGivenUp(earlier: Reading, reading: Reading): string[] {
  return [...rowsOfAll(earlier, reading), ...yearsOfAll(earlier, reading), ...valuesOfAll(earlier, reading)];
}

/** `by state` after Texas alone. */
function valuesOfAll({ filters }: Reading, next: Reading): string[] {
  const isRow = (field: string) => next.groups.some((group) => group.kind === 'dimension' && group.dimension === field);
  const isGone = ({ field, isNegated, values }: Reading['filters'][number]) =>
    isRow(field) && !isNegated && values.length === 1 && !next.filters.some((one) => one.field === field);
  return filters.filter(isGone).map(({ values: [value] }) => `These rows are of all, and no longer of ${value} alone.`);
}

/** `by year` after a single year. */
function yearsOfAll({ periods }: Reading, next: Reading): string[] {
  const isGiven = periods.length === 1 && next.periods.length === 0 && !next.comparison;
  const isByYear = next.groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year');
  return isGiven && isByYear ? ['These rows are of all years, and no longer of one alone.'] : [];
}

function rowsOfAll({ ranking, isList }: Reading, { groups, ...next }: Reading): string[] {
  if (!ranking || isList || next.ranking || next.firstOf || next.comparison || groups.length === 0) return [];
  return [
    `These rows are of all, and no longer of the ${ranking.direction === 'desc' ? 'largest' : 'smallest'} alone.`,
  ];
}
