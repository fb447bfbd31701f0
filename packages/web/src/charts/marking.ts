import type { Mark } from '@pellucid/contract';
import type { Item } from './chart-data.ts';
import type { MarkTarget, MarkValue } from './mark-target.ts';

/** What is marked in a tile: values of its marked dimension, and the value of its other one that they go with. */
export interface Marking {
  readonly values: ReadonlySet<MarkValue>;
  readonly series?: MarkValue | undefined;
}

/** Nothing is marked: everything is drawn in full. */
export const NOTHING_MARKED: Marking = { values: new Set() };

export function markingOf(mark: Mark | undefined): Marking {
  return mark === undefined ? NOTHING_MARKED : { values: new Set(mark.values), series: mark.series?.value };
}

/** How strongly an item is drawn: what is not marked steps back while something is. */
export function opacityOf(item: Item, marking: Marking): number {
  return marking.values.size === 0 || isMarked(item.mark, marking) ? 1 : 0.28;
}

export function isMarked(target: MarkTarget | undefined, { values, series }: Marking): boolean {
  if (target === undefined || !values.has(target.value)) return false;
  return series === undefined || target.series?.value === series;
}

/** A row that stands for a whole category is marked with any of its series. */
export function isRowMarked(target: MarkTarget | undefined, marking: Marking): boolean {
  if (target === undefined || target.series !== undefined) return isMarked(target, marking);
  return marking.values.has(target.value);
}

/** What a person marks in a tile: `add` keeps what is marked (Ctrl, Shift), `doubleClick` asks for its records. */
export interface MarkEvent {
  readonly target: MarkTarget;
  readonly add: boolean;
  readonly doubleClick: boolean;
}

/** What a person asks the menu of an item for, and where on the screen. */
export interface MenuEvent {
  readonly target: MarkTarget;
  readonly x: number;
  readonly y: number;
}

/** What marks in a tile lead to; a tile without them only shows. */
export interface MarkHandlers {
  readonly onMark?: ((event: MarkEvent) => void) | undefined;
  /** Periods that are chosen together, by dragging over them or with Shift and the arrow keys. */
  readonly onMarkRange?: ((values: readonly MarkValue[]) => void) | undefined;
  /** A right click on an item, or the menu key. */
  readonly onMenu?: ((event: MenuEvent) => void) | undefined;
}
