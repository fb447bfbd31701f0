import type { Draft } from '../../reading/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Period } from '../../time/period.ts';
import type { Compared } from './beside-earlier.ts';
import { yearsOf } from './merged-filters.ts';

/** `what share went to meals` after rows by nature: of all of them, since of the row of meals it is all. */
export function besidesPart({ comparison, groups: said }: Draft, groups: Compared['groups']): Compared['groups'] {
  const part = comparison?.kind === 'share' && said.length === 0 ? (comparison.part ?? []) : [];
  return groups.filter((group) => group.kind !== 'dimension' || part.every(({ field }) => field !== group.dimension));
}

/** `only those that increased` after two years side by side: from the one to the other, with a row for each of what is compared. */
export function twoYearsOf({ periods }: Reading, groups: Compared['groups']) {
  const [from, to, more] = [...new Set(periods.flatMap(yearsOf))].toSorted((a, b) => a - b);
  const others = groups.filter((group) => !isOfTime(group));
  if (from === undefined || to === undefined || more !== undefined || others.length !== groups.length - 1)
    return undefined;
  return others.length > 0 ? { groups: others, ends: { from: yearAlone(from), to: yearAlone(to) } } : undefined;
}

const yearAlone = (number: number): Period => ({ kind: 'years', from: number, to: number });

/** Whether there is a row for each of some times. */
export function isOfTime(group: Compared['groups'][number]): boolean {
  return group.kind !== 'dimension' || group.dimension === 'program_year';
}
