import { isoDate } from './format.ts';

/** The first day that a date picker offers, 100 years back (docs/promises/filters.md#dates), as `1926-03-01`. */
export function earliestDay(now = new Date()): string {
  return isoDate(new Date(now.getFullYear() - 100, now.getMonth(), now.getDate()));
}

/** A moment in the person's own time zone, to the minute: `2026-03-01 09:05`. A text that is no moment stays as it is. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : `${isoDate(at)} ${at.toTimeString().slice(0, 5)}`;
}
