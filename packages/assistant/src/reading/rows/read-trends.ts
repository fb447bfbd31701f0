import { type Draft, has, open, take, textOf } from '../draft.ts';
import { addGroup, groupOf } from '../groups.ts';
import type { Group } from '../reading.ts';

/** `monthly spend`, `trend`. */
export function readGrains(draft: Draft): void {
  for (const grain of open(draft, 'grain')) {
    take(draft, grain);
    addGroup(draft, groupOf(grain));
  }
  const trends = open(draft, 'trend');
  take(draft, ...trends);
  const hasTime = draft.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  if (trends.length > 0 && !hasTime) addGroup(draft, trendGroup(draft));
  const isByYear = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year');
  if (has(draft, 'runningTotal') && !isToDate(draft) && !isByYear && !draft.groups.some(({ kind }) => kind === 'grain'))
    addGroup(draft, { kind: 'grain', grain: 'month' });
}

/** A trend within a year is by month, else by year. */
function trendGroup({ periods }: Draft): Group {
  const isOneYear = periods.some(
    (period) =>
      (period.kind === 'years' && period.from === period.to) || period.kind === 'dates' || period.kind === 'yearToDate',
  );
  return isOneYear ? { kind: 'grain', grain: 'month' } : { kind: 'dimension', dimension: 'program_year' };
}

/** `cumulative spend to date` is what it comes to by now. */
export function isToDate(draft: Draft): boolean {
  return (
    /\bto date\b/i.test(textOf(draft, { from: 0, to: draft.tokens.length })) && !has(draft, 'by', 'grain', 'trend')
  );
}
