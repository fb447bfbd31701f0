import type { Draft } from '../reading/draft.ts';
import { ALL_ROWS, type Reading } from '../reading/reading.ts';
import type { Compared } from './merged-comparison.ts';

/** A place is among what was ranked; other rows are ranked anew. */
export function mergedRanking(earlier: Reading, next: Draft, { groups }: Compared): Reading['ranking'] {
  const direction = orderOf(next);
  const isOfRows = groups.length > 0 || earlier.isList === true;
  if (direction && isOfRows && next.ranking?.by === undefined) return { n: ALL_ROWS, ...earlier.ranking, direction };
  if (next.ranking?.place !== undefined && earlier.ranking)
    return { ...earlier.ranking, n: next.ranking.n, place: next.ranking.place };
  const isNewList = next.isList && !earlier.isList;
  return next.ranking ?? (!areSame(groups, earlier.groups) || isNewList ? undefined : earlier.ranking);
}

/** `lowest first` is the order of what is there, and no first of them. */
export function orderOf({ tags, tokens }: Draft): 'asc' | 'desc' | undefined {
  const rank = tags.find(({ kind }) => kind === 'rank');
  return rank?.kind === 'rank' && rank.by === undefined && tokens[rank.to]?.low === 'first'
    ? rank.direction
    : undefined;
}

export function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Other rows are of all again, where they are not asked of those that were ranked. */
export function rankingGivenUp({ ranking, isList }: Reading, { groups, ...next }: Reading): string[] {
  if (!ranking || isList || next.ranking || next.firstOf || next.comparison || groups.length === 0) return [];
  return [
    `These rows are of all, and no longer of the ${ranking.direction === 'desc' ? 'largest' : 'smallest'} alone.`,
  ];
}
