import type { Period } from '../time/period.ts';
import { before, type Draft, has, open, take } from './draft.ts';

/** When: periods that are filters, and those that a growth goes from and to. */
export function readTimes(draft: Draft): void {
  const tags = open(draft, 'period');
  for (const tag of tags) {
    take(draft, tag);
    const { assumption, isComparison, month } = tag.read;
    const isEveryYear = month !== undefined && draft.tags.some((one) => one.kind === 'grain' && one.grain === 'year');
    const period: Period = isEveryYear ? { kind: 'monthsOfYear', months: [month] } : tag.read.period;
    if (assumption && !isEveryYear) draft.assumptions.push(assumption);
    const not = before(draft, tag);
    if (isComparison) draft.comparedWith = tag.read;
    else if (not?.kind === 'not' && !draft.used.has(not)) readNegated(draft, period, not);
    else draft.periods.push(period);
  }
  const years = draft.periods.flatMap(yearsOf);
  const areYears = draft.periods.every((period) => yearsOf(period).length > 0);
  if (draft.periods.length > 1 && areYears && !isComparing(draft)) {
    draft.periods = [{ kind: 'eachYear', years: [...new Set(years)].sort((a, b) => a - b) }];
  }
}

/** Whether two times are set beside each other, and not added up. */
export function isComparing(draft: Draft): boolean {
  return has(draft, 'growth', 'compare', 'versus') || draft.comparedWith !== undefined;
}

/** Single years, and each of several. */
function yearsOf(period: Period): readonly number[] {
  if (period.kind === 'eachYear') return period.years;
  return period.kind === 'years' && period.from !== undefined && period.from === period.to ? [period.from] : [];
}

function readNegated(draft: Draft, period: Period, not: Draft['tags'][number]): void {
  take(draft, not);
  const years = yearsOf(period);
  if (years.length > 0) draft.filters.push({ field: 'program_year', values: years.map(String), isNegated: true });
  else if (period.kind === 'daysOfWeek') {
    draft.periods.push({ kind: 'daysOfWeek', days: [1, 2, 3, 4, 5, 6, 7].filter((day) => !period.days.includes(day)) });
  } else draft.cannot = 'Only whole years and days of the week can be left out.';
}
