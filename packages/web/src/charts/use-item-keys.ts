import { type KeyboardEvent, useState } from 'react';
import type { ChartData, Item } from './chart-data.ts';
import { nextPosition } from './keyboard-navigation.ts';
import { type PeriodRange, rangeOf } from './period-range.tsx';

interface ItemActions {
  readonly onSelect: (item: Item, event: { add: boolean; doubleClick: boolean }) => void;
  /** Undefined where no periods can be chosen together. */
  readonly onRange: ((range: PeriodRange) => void) | undefined;
  readonly onMenu: (item: Item) => void;
}

/** What the keyboard does in the list of a chart's items: where it is, and the periods that it has chosen. */
export function useItemKeys(data: ChartData, { onSelect, onRange, onMenu }: ItemActions) {
  const [position, setPosition] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const active = position === null ? null : (data.items[position] ?? null);
  const period = (at: number) => data.categories.findIndex(({ value }) => value === data.items[at]?.category.value);
  const range = anchor === null || position === null ? null : rangeOf(period(anchor), period(position));

  const move = (to: number | null, extend: boolean) => {
    setAnchor(extend && onRange !== undefined ? (anchor ?? position) : null);
    setPosition(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const next = nextPosition(position, key, data);
    const opensMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey);
    const chooses = key === 'Enter' || key === ' ';
    if (next === undefined && (active === null || !(opensMenu || chooses))) return;
    event.preventDefault();
    if (key === 'Escape' && range !== null) setAnchor(null);
    else if (next !== undefined) move(next, shiftKey);
    else if (active === null) return;
    else if (opensMenu) onMenu(active);
    else if (range !== null) {
      setAnchor(null);
      onRange?.(range);
    } else onSelect(active, { add: event.ctrlKey || event.metaKey || shiftKey, doubleClick: false });
  };
  const onFocus = () => setPosition((at) => at ?? (data.items.length > 0 ? 0 : null));
  const onBlur = () => {
    setAnchor(null);
    setPosition(null);
  };
  return { position, active, range, keys: { onKeyDown, onFocus, onBlur } };
}
