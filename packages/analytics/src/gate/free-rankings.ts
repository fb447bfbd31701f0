import type { Query } from '@pellucid/contract';
import type { PlainQuery } from './plain-query.ts';

/** What the FREE tier and the public may ask: the names that the free boards use, and what is ranked on them. */
export interface FreeTier {
  readonly sources: readonly string[];
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
  /** Totals of the whole industry that the free boards show; anything else is asked of one company. */
  readonly rankings: readonly Ranking[];
}

/** Totals for each combination of some dimensions, of which no more than `limit` rows are shown. */
export interface Ranking extends Pick<PlainQuery, 'source' | 'dimensions'> {
  readonly timeGrain?: Query['timeGrain'];
  readonly limit?: number | undefined;
}

/** Whether a question is one of the rankings, whatever it measures and filters. */
export function isRanking(query: PlainQuery, { rankings }: FreeTier): boolean {
  return rankings.some(
    ({ source, dimensions, timeGrain, limit }) =>
      source === query.source &&
      sameNames(dimensions, query.dimensions) &&
      timeGrain === query.timeGrain &&
      query.offset === 0 &&
      (limit === undefined || (query.limit !== undefined && query.limit <= limit)),
  );
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
