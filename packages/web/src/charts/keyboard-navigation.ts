import type { ChartData } from './chart-data.ts';

/**
 * The position that a key moves to in the items of a chart (category by category), null when it leaves them, undefined
 * when the key means nothing here. Up and down step over all items; left and right stay in the series where there are
 * several.
 */
export function nextPosition(position: number | null, key: string, data: ChartData): number | null | undefined {
  const last = data.items.length - 1;
  if (last < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'Escape') return position === null ? undefined : null;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (position === null) return 0;
  if (data.series.length < 2 || key === 'ArrowUp' || key === 'ArrowDown') return clamp(position + step, last);

  // Along one series: the next item of it in the direction of the key.
  const series = data.items[position]?.series;
  for (let at = position + step; at >= 0 && at <= last; at += step) {
    if (data.items[at]?.series === series) return at;
  }
  return position;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function clamp(position: number, last: number): number {
  return Math.min(last, Math.max(0, position));
}
