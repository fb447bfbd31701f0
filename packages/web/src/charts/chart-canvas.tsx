import { useEffect, useRef } from 'react';
import type { ChartData, Item } from './chart-data.ts';
import { init, prepareMap } from './echarts-core.ts';
import { itemNear } from './line-picking.ts';
import type { Look } from './look.ts';
import type { MarkedValues } from './marks.ts';
import { type DrawnKind, itemAt, optionOf, placeOf } from './options/option-of.ts';

type Chart = ReturnType<typeof init>;

export interface ChartCanvasProps {
  kind: DrawnKind;
  data: ChartData;
  look: Look;
  marked: MarkedValues;
  /** The item that the keyboard is on. */
  active: Item | null;
  onPick?: (item: Item, event: { add: boolean; twice: boolean }) => void;
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
    const pick = (item: Item | null, event: MouseEvent | undefined) => {
      const add = event?.ctrlKey === true || event?.metaKey === true || event?.shiftKey === true;
      if (item !== null) latest.current.onPick?.(item, { add, twice: (event?.detail ?? 1) > 1 });
    };
    created.on('click', (point) => {
      const { kind, data } = latest.current;
      if (isLine(kind)) return;
      pick(itemAt(kind, data, point), (point.event as { event?: MouseEvent } | undefined)?.event);
    });
    created.getZr().on('click', ({ offsetX, offsetY, event }) => {
      const { kind, data } = latest.current;
      if (!isLine(kind) || !created.containPixel('grid', [offsetX, offsetY])) return;
      const [column, value] = created.convertFromPixel('grid', [offsetX, offsetY]);
      if (column === undefined || value === undefined) return;
      pick(itemNear(data, kind === 'area' && data.series.length > 1, column, value), event as unknown as MouseEvent);
    });
    created.getZr().on('mousemove', ({ offsetX, offsetY }) => {
      const { kind, onPick } = latest.current;
      if (!isLine(kind) || onPick === undefined) return;
      created.getZr().setCursorStyle(created.containPixel('grid', [offsetX, offsetY]) ? 'pointer' : 'default');
    });
    // It reports once at the beginning too, when there is nothing to do: the effect below draws.
    const watcher = new ResizeObserver(() => {
      if (created.getWidth() === element.clientWidth && created.getHeight() === element.clientHeight) return;
      created.resize();
      void readyFor(latest.current.kind).then(() => {
        if (chart.current === created) drawOn(created, latest.current);
      });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      chart.current = null;
      created.dispose();
    };
  }, []);

  const { kind, data, look, marked, active } = props;
  useEffect(() => {
    const current = chart.current;
    if (current === null) return;
    void readyFor(kind).then(() => {
      if (chart.current === current) drawOn(current, { kind, data, look, marked });
    });
  }, [kind, data, look, marked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing takes the tooltip away, whatever it was for
  useEffect(() => {
    const place = active === null ? null : placeOf(kind, data, active);
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
  }, [kind, data, look, marked, active]);

  return <div ref={host} className="chart-canvas" aria-hidden="true" />;
}

function readyFor(kind: DrawnKind): Promise<void> {
  return kind === 'map' ? prepareMap() : Promise.resolve();
}

function isLine(kind: DrawnKind): boolean {
  return kind === 'line' || kind === 'area';
}

function drawOn(
  chart: Chart,
  { kind, data, look, marked }: Pick<ChartCanvasProps, 'kind' | 'data' | 'look' | 'marked'>,
) {
  const size = { width: chart.getWidth(), height: chart.getHeight() };
  if (size.width === 0 || size.height === 0) return;
  chart.setOption(optionOf(kind, data, look, marked, size), {
    notMerge: false,
    replaceMerge: ['series'],
    lazyUpdate: false,
  });
}
