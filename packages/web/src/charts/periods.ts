import type { TimeGrain } from '@pellucid/contract';

/** More periods than this between the first and the last are not worth filling: nobody could see the gaps. */
const MAX_PERIODS = 1_200;
const DAY = 86_400_000;

/**
 * The first days of all periods from the first to the last given one, those without records included, so that a line
 * takes time for what it is. Null when there would be too many or a text is no date.
 */
export function periodsBetween(starts: readonly string[], grain: TimeGrain): string[] | null {
  const sorted = [...starts].sort();
  const first = Date.parse(`${sorted[0]}T00:00:00Z`);
  const last = Date.parse(`${sorted.at(-1)}T00:00:00Z`);
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const periods: string[] = [];
  for (let at = first; at <= last; at = following(at, grain)) {
    if (periods.length >= MAX_PERIODS) return null;
    periods.push(new Date(at).toISOString().slice(0, 10));
  }
  return periods;
}

/** The last day of the period that begins on a day. */
export function lastDayOf(start: string, grain: TimeGrain): string {
  return new Date(following(Date.parse(`${start}T00:00:00Z`), grain) - DAY).toISOString().slice(0, 10);
}

const MONTHS_OF_GRAIN: Readonly<Record<'year' | 'quarter' | 'month', number>> = { year: 12, quarter: 3, month: 1 };

function following(time: number, grain: TimeGrain): number {
  if (grain === 'day') return time + DAY;
  if (grain === 'week') return time + 7 * DAY;
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS_OF_GRAIN[grain], 1);
}
