import type { Draft } from '../reading/draft.ts';
import type { Comparison, Reading } from '../reading/reading.ts';

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
