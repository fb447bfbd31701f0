import { hasViewerState } from '../use-viewer.ts';
import { reusesState } from './state-counter.ts';

/** Whether a page asks for a state before it is opened: a link to what somebody saw has that state already, if any. */
export function asksForState(pageId: number, search: string): boolean {
  return !hasViewerState(search) && !reusesState(pageId);
}
