import type { TimeGrain, TimePart } from './time.ts';

/** Months of the year from 1. */
export const MONTH_NAMES: readonly string[] =
  ' January February March April May June July August September October November December'.split(' ');

/** Days of the week from Monday as 1. */
export const DAY_NAMES: readonly string[] = ' Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** The name of the period that begins on a day: `Mar 2024`, `Q1 2024`, `2024`; null for what is no day. */
export function periodName(start: string, grain: TimeGrain): string | null {
  const [match, year = '', month = '01'] = /^(\d{4})-(\d{2})-\d{2}/.exec(start) ?? [];
  if (match === undefined) return null;
  if (grain === 'year') return year;
  if (grain === 'quarter') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  if (grain === 'month') return `${MONTH_NAMES[Number(month)]?.slice(0, 3) ?? month} ${year}`;
  return start;
}

/** What the calendar calls a number of its own: `Monday`, `March`, `Q1`; null for what is none. */
export function partName(number: number, part: TimePart): string | null {
  if (part === 'quarterOfYear') return number >= 1 && number <= 4 ? `Q${number}` : null;
  return (part === 'dayOfWeek' ? DAY_NAMES : MONTH_NAMES)[number] || null;
}
