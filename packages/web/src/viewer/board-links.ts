import type { BoardView } from '@pellucid/contract';
import { paths } from '../lib/paths.ts';
import { parseLink, serializeLink } from './native/link-state.ts';
import { CLOSED_PANELS } from './native/viewer-snapshot.ts';

/** The view that a link to one of our boards says; null where it says none. */
export function boardViewOf(link: string): BoardView | null {
  return parseLink(link)?.view ?? null;
}

/** The address of a page that shows a view of its board, with the list of its records open or not. */
export function boardAddress(page: number, view: BoardView, detailsOpen: boolean): string {
  return `${paths.dashboard(page)}?${serializeLink({ ...CLOSED_PANELS, view, detailsOpen })}`;
}
