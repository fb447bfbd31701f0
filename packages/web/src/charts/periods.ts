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

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The name of the period that begins on a day: `Mar 2024`, `Q1 2024`, `2024`; null for what is no day. */
export function periodName(start: string, grain: TimeGrain): string | null {
  const [match, year = '', month = '01'] = /^(\d{4})-(\d{2})-\d{2}/.exec(start) ?? [];
  if (match === undefined) return null;
  if (grain === 'year') return year;
  if (grain === 'quarter') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  if (grain === 'month') return `${MONTH_NAMES[Number(month) - 1] ?? month} ${year}`;
  return start;
}
