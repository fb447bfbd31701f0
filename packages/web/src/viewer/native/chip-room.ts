import { type RefObject, useLayoutEffect, useState } from 'react';

/** What of a row of chips is shown. */
export interface ShownChips {
  readonly chips: number;
  readonly source: boolean;
  /** How many of the chips that restrict nothing. */
  readonly open: number;
}

/** Widths in CSS pixels, of what stands in a row with the same gap between all. */
export interface ChipWidths {
  readonly room: number;
  readonly gap: number;
  readonly source: number;
  readonly open: readonly number[];
  readonly chips: readonly number[];
}

/** Of the chip that opens the list of all; its style says the same. */
const MORE = 52;

/**
 * What has room: chips that restrict the figures before all else, then the source, then what is not restricted. A chip is shown
 * whole or not at all; where one is not shown, there is room for the way to the list.
 */
export function shownChips({ room, gap, source, open, chips }: ChipWidths, count = chips.length): ShownChips {
  const widthOf = (shown: number) =>
    chips.slice(0, shown).reduce((sum, width) => sum + width + gap, 0) + (shown < count ? MORE + gap : 0);
  let shown = chips.length;
  while (shown > 0 && widthOf(shown) - gap > room) shown -= 1;
  let left = room + gap - widthOf(shown);
  const take = (width: number) => {
    const fits = width + gap <= left;
    if (fits) left -= width + gap;
    return fits;
  };
  const hasSource = take(source);
  const firstWithout = open.findIndex((width) => !take(width));
  return { chips: shown, source: hasSource, open: firstWithout < 0 ? open.length : firstWithout };
}

const ALL: ShownChips = { chips: Number.POSITIVE_INFINITY, source: true, open: Number.POSITIVE_INFINITY };

/**
 * What of a row is shown, measured whenever the row or what stands in it changes. What is not shown stays in the row, out of
 * sight, to be measured again; `data-chip` tells what each child of the row is.
 */
export function useShownChips(row: RefObject<HTMLElement | null>, count: number): ShownChips {
  const [shown, setShown] = useState(ALL);
  // Widths follow the words, which any drawing may change: no list of causes would hold them all.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const next = shownChips(widthsOf(element), count);
      setShown((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  });
  return shown;
}

function widthsOf(row: HTMLElement): ChipWidths {
  const widths = (kind: string) =>
    [...row.querySelectorAll<HTMLElement>(`:scope > [data-chip="${kind}"]`)].map(({ offsetWidth }) => offsetWidth);
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(row);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  return {
    room: row.clientWidth - pixels(paddingLeft) - pixels(paddingRight),
    gap: pixels(columnGap),
    source: widths('source')[0] ?? 0,
    open: widths('open'),
    chips: widths('restricts'),
  };
}
