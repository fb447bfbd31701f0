import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Group, type Ranking, type Reading } from '../../reading/reading.ts';

/** What says that the first are asked within each of some rows. */
const WITHIN = ['within', 'per', 'each', 'every'];

/**
 * `rank within year, top 3 each` after companies by year: the first of the ones within each of the others, which stay as they are.
 * Undefined where a turn ranks other rows, or all of them at once.
 */
export function firstWithinRows({ groups, isList, comparison }: Reading, next: Draft): Ranking | undefined {
  const { ranking, tokens } = next;
  const [one, other, more] = groups;
  if (!ranking || ranking.n >= ALL_ROWS || ranking.place !== undefined || isList || comparison) return undefined;
  if (!one || !other || more || !tokens.some(({ low }) => WITHIN.includes(low))) return undefined;
  const named = next.groups.length === 1 ? groups.filter((group) => isSame(group, next.groups[0])) : [];
  const [within] = next.groups.length === 0 ? groups.filter(isOfTime) : named;
  const name = within && nameOf(within);
  if (name === undefined || ranking.within?.some((field) => field !== name)) return undefined;
  return { ...ranking, within: [name] };
}

const OF_ALL = ['overall', 'all', 'altogether', 'total', 'any', 'across'];

/** `top 3 instead` after the first two within each state: as many within each. Undefined where other rows are ranked, or all at once. */
export function asManyWithin({ ranking: before, isList }: Reading, next: Draft): Ranking | undefined {
  const { ranking, tokens, groups } = next;
  if (
    !before?.within ||
    !ranking ||
    isList ||
    groups.length > 0 ||
    next.filters.some(({ field }) => before.within?.includes(field))
  )
    return undefined;
  if (ranking.n >= ALL_ROWS || ranking.place !== undefined || ranking.within || ranking.by !== undefined)
    return undefined;
  return tokens.some(({ low }) => OF_ALL.includes(low))
    ? undefined
    : { ...before, n: ranking.n, direction: ranking.direction };
}

const isSame = (group: Group, other: Group | undefined) => JSON.stringify(group) === JSON.stringify(other);
const isOfTime = (group: Group) => group.kind !== 'dimension' || group.dimension === 'program_year';
const nameOf = (group: Group) => (group.kind === 'dimension' ? group.dimension : undefined);
