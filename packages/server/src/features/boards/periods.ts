import { QueryRefused } from '@pellucid/analytics';
import type { Condition, TimeGrain } from '@pellucid/contract';

const DAY = 24 * 60 * 60 * 1000;
/** Most values that one condition takes (the contract's `Condition`). */
const MOST_DAYS = 1_000;

interface Period {
  /** First and last day, as UTC midnights in milliseconds. */
  first: number;
  last: number;
}

/**
 * The condition that a date lies in one of some periods, each named by its first day as a tile with that grain shows it.
 * Periods that touch become one range. A query has no "or": periods with gaps between them are told day by day, null being
 * the records without a date.
 */
export function inPeriods(starts: readonly (string | number | null)[], grain: TimeGrain): Condition {
  const withoutDate = starts.includes(null);
  const periods = merge(starts.filter((start) => start !== null).map((start) => periodOf(String(start), grain)));
  const [only] = periods;
  if (!only) return { field: 'date', op: 'isEmpty' };
  if (periods.length === 1 && !withoutDate)
    return { field: 'date', op: 'between', value: [isoDay(only.first), isoDay(only.last)] };

  const days = periods.flatMap(({ first, last }) =>
    Array.from({ length: (last - first) / DAY + 1 }, (_, i) => isoDay(first + i * DAY)),
  );
  if (days.length >= MOST_DAYS)
    throw new QueryRefused(
      'invalid',
      'Too many separate periods are marked; mark fewer, or ones that follow each other',
    );
  return { field: 'date', op: 'in', value: withoutDate ? [...days, null] : days };
}

function periodOf(start: string, grain: TimeGrain): Period {
  const date = new Date(`${start}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(start) || Number.isNaN(date.getTime()) || isoDay(date.getTime()) !== start)
    throw new QueryRefused(
      'invalid',
      `"${start}" is not a date; a marked period is named by its first day, YYYY-MM-DD`,
    );
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const next: Readonly<Record<TimeGrain, number>> = {
    year: Date.UTC(year + 1, 0, 1),
    quarter: Date.UTC(year, month + 3, 1),
    month: Date.UTC(year, month + 1, 1),
    week: Date.UTC(year, month, day + 7),
    day: Date.UTC(year, month, day + 1),
  };
  return { first: date.getTime(), last: next[grain] - DAY };
}

function merge(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const period of periods.toSorted((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (before && period.first <= before.last + DAY) before.last = Math.max(before.last, period.last);
    else merged.push({ ...period });
  }
  return merged;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
