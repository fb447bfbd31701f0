import type { Period } from '../time/period.ts';
import type { Draft } from './draft.ts';
import type { PartTime } from './reading.ts';

/** `Q4 as a share of the full year, by year`, `what share of spend was in December, by year`: of each year its own quarter or month. */
export function readPartOfEachYear(draft: Draft): void {
  const { groups, periods, filters, thresholds, ranking } = draft;
  const [group, another] = groups;
  const isOfYears = group?.kind === 'dimension' && group.dimension === 'program_year' && !another;
  const parts = periods.filter(({ kind }) => kind === 'monthsOfYear');
  const [part] = parts;
  const grain = part && parts.length === 1 ? grainOf(part) : undefined;
  // Of `share of meals in December` nobody can tell what the whole is.
  const isOfAll = filters.every(({ field }) => field.startsWith('company')) && thresholds.length === 0;
  if (!isOfYears || !part || !grain || !isOfAll || ranking) return;
  draft.periods = periods.filter((one) => one !== part);
  draft.comparison = { kind: 'share', time: { period: part, grain } };
}

/** A whole quarter or a single month. */
function grainOf(part: Period): PartTime['grain'] | undefined {
  const months = part.kind === 'monthsOfYear' ? part.months : [];
  const [first = 0] = months;
  if (months.length === 1) return 'month';
  const isQuarter = months.length === 3 && first % 3 === 1 && months.every((month, at) => month === first + at);
  return isQuarter ? 'quarter' : undefined;
}
