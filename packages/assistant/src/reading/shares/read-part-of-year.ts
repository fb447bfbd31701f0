import type { Draft } from '../draft.ts';

/** `Q4 as a share of the full year, by year`, `what share of spend was in December, by year`: of each year its own months. */
export function readPartOfEachYear(draft: Draft): void {
  const { groups, periods, filters, thresholds, ranking } = draft;
  const [group, another] = groups;
  const isOfYears = group?.kind === 'dimension' && group.dimension === 'program_year' && !another;
  const parts = periods.filter(({ kind }) => kind === 'monthsOfYear');
  const [part] = parts;
  // Of `share of meals in December` nobody can tell what the whole is.
  const isOfAll = filters.every(({ field }) => field.startsWith('company')) && thresholds.length === 0;
  if (!isOfYears || !part || parts.length > 1 || !isOfAll || ranking) return;
  draft.periods = periods.filter((one) => one !== part);
  draft.comparison = { kind: 'share', time: part };
}
