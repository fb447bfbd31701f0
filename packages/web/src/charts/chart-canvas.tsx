import { useEffect, useRef } from 'react';
import type { ChartData, Item } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import type { ChartTheme } from './chart-theme.ts';
import { drawChart } from './draw-chart.ts';
import { init, prepareMap } from './echarts-core.ts';
import { elementOf, itemAt, nearestItem } from './hit-test.ts';
import type { Marking } from './marking.ts';

type Chart = ReturnType<typeof init>;

export interface ChartCanvasProps {
  kind: ChartKind;
  data: ChartData;
  theme: ChartTheme;
  marking: Marking;
  /** The item that the keyboard is on. */
  active: Item | null;
  onSelect?: (item: Item, event: { add: boolean; doubleClick: boolean }) => void;
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
    // The pointer's position, not ECharts' synthetic events, tells double clicks apart: both clicks carry their count.
    const select = (item: Item | null, event: MouseEvent | undefined) => {
      const add = event?.ctrlKey === true || event?.metaKey === true || event?.shiftKey === true;
      if (item !== null) latest.current.onSelect?.(item, { add, doubleClick: (event?.detail ?? 1) > 1 });
    };
    created.on('click', (point) => {
      const { kind, data } = latest.current;
      if (isLine(kind)) return;
      select(itemAt(kind, data, point), (point.event as { event?: MouseEvent } | undefined)?.event);
    });
    created.getZr().on('click', ({ offsetX, offsetY, event }) => {
      const { kind, data } = latest.current;
      if (!isLine(kind) || !created.containPixel('grid', [offsetX, offsetY])) return;
      const [column, value] = created.convertFromPixel('grid', [offsetX, offsetY]);
      if (column === undefined || value === undefined) return;
      select(
        nearestItem(data, kind === 'area' && data.series.length > 1, column, value),
        event as unknown as MouseEvent,
      );
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
    return () => {
      watcher.disconnect();
      chart.current = null;
      created.dispose();
    };
  }, []);

  const { kind, data, theme, marking, active } = props;
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

  return <div ref={host} className="chart-canvas" aria-hidden="true" />;
}

function readyFor(kind: ChartKind): Promise<void> {
  return kind === 'map' ? prepareMap() : Promise.resolve();
}

function isLine(kind: ChartKind): boolean {
  return kind === 'line' || kind === 'area';
}
