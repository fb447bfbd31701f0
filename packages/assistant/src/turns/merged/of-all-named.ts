import type { Draft } from '../../reading/draft.ts';
import type { Comparison, Reading } from '../../reading/reading.ts';

const OF_ALL = ['industry', 'market', 'overall', 'everyone', 'everybody', 'nationwide', 'everything', 'grand'];

/** `as a share of the industry total` after two companies: of what all have, and not of what the two have. */
export function ofAllNamed(
  comparison: Comparison,
  { tokens }: Pick<Draft, 'tokens'>,
  { groups: [group, another], filters }: Pick<Reading, 'groups' | 'filters'>,
): Comparison {
  if (comparison.kind !== 'share' || comparison.part || comparison.amounts || comparison.time) return comparison;
  const dimension = group?.kind === 'dimension' && !another ? group.dimension : undefined;
  const areNamed = filters.some(({ field, isNegated }) => field === dimension && !isNegated);
  const isOfAll = tokens.some(
    ({ low }, at) =>
      OF_ALL.includes(low) || (low === 'all' && /^(?:companies|states|products)$/.test(tokens[at + 1]?.low ?? '')),
  );
  return areNamed && isOfAll ? { ...comparison, isOfAll: true } : comparison;
}

/** `the same proportion for every specialty` after a part of the people: that part of each. */
export function isSamePart({ comparison }: Reading, { comparison: next, groups, filters }: Draft): boolean {
  if (comparison?.kind !== 'peopleShare' || next?.kind !== 'share' || groups.length === 0) return false;
  return !next.part && !next.amounts && !next.time && !next.within && !next.bound && filters.length === 0;
}
