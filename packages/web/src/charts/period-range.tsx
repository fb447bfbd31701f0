import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartData } from './chart-data.ts';
import type { init } from './echarts-core.ts';

type Chart = ReturnType<typeof init>;

/** Periods next to each other, as positions along the axis, both included and in their order. */
export interface PeriodRange {
  readonly first: number;
  readonly last: number;
}

/** A pointer that moves less than this, in CSS pixels, has clicked. */
const DRAG_THRESHOLD = 6;

export function rangeOf(a: number, b: number): PeriodRange {
  return { first: Math.min(a, b), last: Math.max(a, b) };
}

/**
 * The periods that the pointer is being dragged over; `onRange` is told them when it is released, and nothing when Escape is
 * pressed first. Fingers scroll the page instead.
 */
export function usePeriodDrag(
  host: RefObject<HTMLElement | null>,
  chart: RefObject<Chart | null>,
  onRange: ((range: PeriodRange) => void) | undefined,
): PeriodRange | null {
  const [range, setRange] = useState<PeriodRange | null>(null);
  const latest = useRef(onRange);
  latest.current = onRange;

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let release = () => {};
    const onPointerDown = (down: PointerEvent) => {
      const current = chart.current;
      const start = current === null ? null : periodAt(current, element, down);
      if (latest.current === undefined || current === null || start === null) return;
      if (down.button !== 0 || down.pointerType === 'touch') return;
      let dragged: PeriodRange | null = null;
      const onMove = (event: PointerEvent) => {
        if (dragged === null && Math.abs(event.clientX - down.clientX) < DRAG_THRESHOLD) return;
        dragged = rangeOf(start, periodAt(current, element, event) ?? start);
        setRange(dragged);
      };
      const onUp = () => {
        release();
        if (dragged !== null) latest.current?.(dragged);
      };
      const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && release();
      release = () => {
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('keydown', onKeyDown);
        setRange(null);
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('keydown', onKeyDown);
    };
    element.addEventListener('pointerdown', onPointerDown);
    return () => {
      release();
      element.removeEventListener('pointerdown', onPointerDown);
    };
  }, [host, chart]);
  return range;
}

/** The position along the axis that is nearest to the pointer, also where that has left the drawing. */
function periodAt(chart: Chart, host: HTMLElement, { clientX }: PointerEvent): number | null {
  const at = chart.convertFromPixel({ xAxisIndex: 0 }, clientX - host.getBoundingClientRect().left);
  return typeof at === 'number' && Number.isFinite(at) ? Math.round(at) : null;
}

/** The chosen periods as a band over the drawing, with their names. */
export function PeriodBand({
  chart,
  data,
  range,
}: {
  chart: Chart | null;
  data: ChartData;
  range: PeriodRange | null;
}) {
  const last = data.categories.length - 1;
  if (range === null || chart === null || last < 0) return null;
  const at = (period: number) => Number(chart.convertToPixel({ xAxisIndex: 0 }, Math.min(last, Math.max(0, period))));
  const half = last === 0 ? 0 : (at(last) - at(0)) / last / 2;
  const left = Math.max(0, at(range.first) - half);
  const right = Math.min(chart.getWidth(), at(range.last) + half);
  return (
    <div className="chart-band" aria-hidden="true" style={{ left, width: right - left }}>
      <span>{periodsText(data, range)}</span>
    </div>
  );
}

/** `Mar 2023 – Aug 2023`. */
export function periodsText({ categories }: ChartData, { first, last }: PeriodRange): string {
  const [from, to] = periodsIn(categories, { first, last }).flatMap(({ text }, at, all) =>
    at === 0 || at === all.length - 1 ? [text] : [],
  );
  return to === undefined ? (from ?? '') : `${from} – ${to}`;
}

/** What of a list of periods is in a range. */
export function periodsIn<T>(periods: readonly T[], { first, last }: PeriodRange): readonly T[] {
  return periods.slice(Math.max(0, first), last + 1);
}
