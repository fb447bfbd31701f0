import { VENUE_SELECTION } from '@pellucid/contract';

/** What can be decided of a venue, as people read it. */
export const VENUE_STATUSES = [
  { value: VENUE_SELECTION.appropriate, label: 'Appropriate Venue' },
  { value: VENUE_SELECTION.inappropriate, label: 'Inappropriate Venue' },
] as const;

/** What people read for a selection. */
export function statusText(selection: number | null): string {
  return VENUE_STATUSES.find(({ value }) => value === selection)?.label ?? 'Not reviewed';
}
