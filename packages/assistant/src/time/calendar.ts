/** A day as YYYY-MM-DD, a month from 1; days are counted in UTC, so that no time zone moves them. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

const MONTHS_IN: Readonly<Record<Exclude<Unit, 'day' | 'week'>, number>> = { month: 1, quarter: 3, half: 6, year: 12 };

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The first day of a month; months beyond 12 are of later years. */
function firstDay(year: number, month: number): string {
  return dayOf(new Date(Date.UTC(year, month - 1, 1)));
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 86_400_000));
}

/** The same day of another month, or its last one. */
export function addMonths(day: string, months: number): string {
  const first = firstDay(yearOf(day), monthOf(day) + months);
  const last = addDays(firstDay(yearOf(first), monthOf(first) + 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

/** The n-th period of a year: its first quarter, its third month. */
export function periodOf(year: number, unit: Exclude<Unit, 'day' | 'week'>, n = 1): Span {
  const months = MONTHS_IN[unit];
  const from = firstDay(year, 1 + (n - 1) * months);
  return { from, to: addDays(firstDay(year, 1 + n * months), -1) };
}

/** The period of a unit that holds a day. */
export function periodAround(day: string, unit: Unit): Span {
  if (unit === 'day') return { from: day, to: day };
  if (unit === 'week') {
    const from = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  return periodOf(yearOf(day), unit, Math.ceil(monthOf(day) / MONTHS_IN[unit]));
}

/** The period before another of the same unit. */
export function periodBefore(span: Span, unit: Unit): Span {
  return periodAround(addDays(span.from, -1), unit);
}

/** The first day of so many units that end with a day. */
export function startOfLast(end: string, count: number, unit: Unit): string {
  if (unit === 'day' || unit === 'week') return addDays(end, 1 - count * (unit === 'week' ? 7 : 1));
  return addMonths(addDays(end, 1), -count * MONTHS_IN[unit]);
}

/** Whether a span is made of whole calendar years. */
export function isWholeYears({ from, to }: Span): boolean {
  return from.endsWith('-01-01') && to.endsWith('-12-31');
}

/** Whether a day exists. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}
