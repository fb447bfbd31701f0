import { isoDate } from './format.ts';

/** A moment in the person's own time zone, to the minute: `2026-03-01 09:05`. A text that is no moment stays as it is. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : `${isoDate(at)} ${at.toTimeString().slice(0, 5)}`;
}
