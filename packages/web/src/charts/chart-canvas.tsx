import { useEffect, useRef } from 'react';
import type { ChartData, Item } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import type { ChartTheme } from './chart-theme.ts';
import { drawChart } from './draw-chart.ts';
import { init, prepareMap } from './echarts-core.ts';
import { elementOf, itemAt, nearestItem, touchedItem } from './hit-test.ts';
import type { Marking } from './marking.ts';
import { PeriodBand, type PeriodRange, usePeriodDrag } from './period-range.tsx';
import { hideTipElsewhere } from './tip-elsewhere.ts';

type Chart = ReturnType<typeof init>;

export interface ChartCanvasProps {
  kind: ChartKind;
  data: ChartData;
  theme: ChartTheme;
  marking: Marking;
  /** The item that the keyboard is on. */
  active: Item | null;
  onSelect?: (item: Item, event: { add: boolean; doubleClick: boolean }) => void;
  onMenu?: (item: Item, event: MouseEvent) => void;
  /** Periods that the keyboard has chosen and not yet marked. */
  range: PeriodRange | null;
  /** Called with the periods that the pointer was dragged over. */
  onRange?: ((range: PeriodRange) => void) | undefined;
}

/** The drawing itself. It is hidden from screen readers, which get the list of items beside it. */
export function ChartCanvas(props: ChartCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const created = init(element);
    chart.current = created;
    onItem(created, 'click', latest, (item, event) => {
      // The event's count, not ECharts' synthetic events, tells double clicks apart: both clicks carry it.
      const add = event.ctrlKey || event.metaKey || event.shiftKey;
      latest.current.onSelect?.(item, { add, doubleClick: event.detail > 1 });
    });
    onItem(created, 'contextmenu', latest, (item, event) => {
      // It would lie over the menu.
      created.dispatchAction({ type: 'hideTip' });
      latest.current.onMenu?.(item, event);
    });
    created.getZr().on('mousemove', ({ offsetX, offsetY }) => {
      const { kind, onSelect } = latest.current;
      if (!isLine(kind) || onSelect === undefined) return;
      created.getZr().setCursorStyle(created.containPixel('grid', [offsetX, offsetY]) ? 'pointer' : 'default');
    });
    // It reports once at the beginning too, when there is nothing to do: the effect below draws.
    const watcher = new ResizeObserver(() => {
      if (created.getWidth() === element.clientWidth && created.getHeight() === element.clientHeight) return;
      created.resize();
      void readyFor(latest.current.kind).then(() => {
        if (chart.current === created) drawChart(created, latest.current);
      });
    });
    watcher.observe(element);
    const stopHiding = hideTipElsewhere(
      element,
      () => latest.current.active !== null,
      () => created.dispatchAction({ type: 'hideTip' }),
    );
    return () => {
      stopHiding();
      watcher.disconnect();
      chart.current = null;
      created.dispose();
    };
  }, []);

  const { kind, data, theme, marking, active, range, onRange } = props;
  const dragged = usePeriodDrag(host, chart, onRange);
  useEffect(() => {
    const current = chart.current;
    if (current === null) return;
    void readyFor(kind).then(() => {
      if (chart.current === current) drawChart(current, { kind, data, theme, marking });
    });
  }, [kind, data, theme, marking]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing takes the tooltip away, whatever it was for
  useEffect(() => {
    const place = active === null ? null : elementOf(kind, data, active);
    const current = chart.current;
    if (place === null || current === null) return;
    let over = false;
    // After the drawing, which takes the tooltip away: it waits for the map too.
    void readyFor(kind).then(() => {
      if (over || current.isDisposed()) return;
      current.dispatchAction({ type: 'highlight', ...place });
      current.dispatchAction({ type: 'showTip', ...place });
    });
    return () => {
      over = true;
      if (current.isDisposed()) return;
      current.dispatchAction({ type: 'downplay', ...place });
      current.dispatchAction({ type: 'hideTip' });
    };
  }, [kind, data, theme, marking, active]);

  return (
    <>
      <div ref={host} className="chart-canvas" aria-hidden="true" />
      <PeriodBand chart={chart.current} data={data} range={dragged ?? range} />
    </>
  );
}

/** Tells which item a click or right click means: the one under the pointer, in a line chart the nearest. */
function onItem(
  chart: Chart,
  action: 'click' | 'contextmenu',
  latest: { readonly current: ChartCanvasProps },
  take: (item: Item, event: MouseEvent) => void,
): void {
  chart.on(action, (point) => {
    const { kind, data } = latest.current;
    const event = (point.event as { event?: MouseEvent } | undefined)?.event;
    const item = isLine(kind) ? null : itemAt(kind, data, point);
    if (item !== null && event !== undefined) take(item, event);
  });
  chart.getZr().on(action, ({ offsetX, offsetY, event }) => {
    const { kind, data } = latest.current;
    if (!isLine(kind) || !chart.containPixel('grid', [offsetX, offsetY])) return;
    const [column, value] = chart.convertFromPixel('grid', [offsetX, offsetY]);
    if (column === undefined || value === undefined) return;
    // The layers of a stack are not drawn at their values.
    const stacked = kind === 'area' && data.series.length > 1;
    const placeOf = (at: number, of: number) => chart.convertToPixel('grid', [at, of]);
    const touched = event.zrByTouch && !stacked ? touchedItem(data, placeOf, [offsetX, offsetY]) : null;
    const item = touched ?? nearestItem(data, stacked, column, value);
    if (item !== null) take(item, event as unknown as MouseEvent);
  });
}

function readyFor(kind: ChartKind): Promise<void> {
  return kind === 'map' ? prepareMap() : Promise.resolve();
}

function isLine(kind: ChartKind): boolean {
  return kind === 'line' || kind === 'area';
}
