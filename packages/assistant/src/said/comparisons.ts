import { textOf } from '../reading/draft.ts';
import type { Tag } from '../tags/tag.ts';
import { filtersOf, plainName, rowsOf } from './carried.ts';
import type { CarriedByKind, Said } from './said.ts';

/** Parts, changes and what is set beside each other. */
export const COMPARISONS: CarriedByKind = {
  share: (_, { reading: { comparison } }) =>
    comparison !== undefined && ['share', 'peopleShare', 'concentration', 'growth'].includes(comparison.kind),
  rate: (_, { reading: { comparison } }) => comparison?.kind === 'share',
  growth: (_, { reading: { comparison } }) => comparison?.kind === 'growth',
  concentration: (_, { reading: { comparison } }) => comparison?.kind === 'concentration',
  runningTotal: (_, { reading: { comparison } }) => comparison?.kind === 'runningTotal',
  compare: (tag, said) => isBesideEachOther(tag, said),
  versus: (tag, said) => isBesideEachOther(tag, said),
};

/** Two times with their change, or a row for each of what is compared. */
function isBesideEachOther(tag: Tag, { draft, reading }: Said): boolean {
  if (reading.comparison?.kind === 'growth') return true;
  if (/(?:more|less)$/i.test(textOf(draft, tag))) return true;
  const rows = rowsOf(reading);
  const several = filtersOf(reading).filter(({ values, isNegated }) => values.length > 1 && !isNegated);
  return rows.size > 0 && (several.length === 0 || several.some(({ field }) => rows.has(plainName(field))));
}
