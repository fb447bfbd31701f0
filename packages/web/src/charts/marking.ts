import type { Item, MarkValue } from './chart-data.ts';

/** The values of a tile's dimension that are marked. Empty: nothing is marked, everything is drawn in full. */
export type MarkedValues = ReadonlySet<MarkValue>;

export const NOTHING_MARKED: MarkedValues = new Set();

/** How strongly an item is drawn: what is not marked steps back while something is. */
export function opacityOf(item: Item, marked: MarkedValues): number {
  return marked.size === 0 || isMarked(item, marked) ? 1 : 0.28;
}

export function isMarked(item: Item, marked: MarkedValues): boolean {
  return item.mark !== undefined && marked.has(item.mark);
}

/** What a person chose in a tile: `add` keeps what is marked (ctrl, shift), `doubleClick` asks for its records (double click). */
export interface MarkEvent {
  readonly mark: MarkValue;
  readonly add: boolean;
  readonly doubleClick: boolean;
}
