import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { ChartData, Item } from './chart-data.ts';
import { init, prepareMap } from './echarts-core.ts';
import type { Look } from './look.ts';
import type { MarkedValues } from './marks.ts';
import { type DrawnKind, itemAt, optionOf, placeOf } from './options/option-of.ts';

type Chart = ReturnType<typeof init>;

export interface CanvasHandle {
  /** The drawing as a PNG data address, at twice the screen's size. */
  png(): string | null;
}

export interface ChartCanvasProps {
  kind: DrawnKind;
  data: ChartData;
  look: Look;
  marked: MarkedValues;
  /** The item that the keyboard is on. */
  active: Item | null;
  onPick?: (item: Item, event: { add: boolean; twice: boolean }) => void;
  handle?: Ref<CanvasHandle>;
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
    created.on('click', (point) => {
      const { kind, data, onPick } = latest.current;
      const item = itemAt(kind, data, point);
      const event = (point.event as { event?: MouseEvent } | undefined)?.event;
      const add = event?.ctrlKey === true || event?.metaKey === true || event?.shiftKey === true;
      if (item !== null) onPick?.(item, { add, twice: (event?.detail ?? 1) > 1 });
    });
    const draw = () => drawOn(created, latest.current);
    const watcher = new ResizeObserver(() => {
      created.resize();
      draw();
    });
    const ready = latest.current.kind === 'map' ? prepareMap() : Promise.resolve();
    void ready.then(() => {
      if (chart.current !== created) return;
      draw();
      watcher.observe(element);
    });
    return () => {
      watcher.disconnect();
      chart.current = null;
      created.dispose();
    };
  }, []);

  const { kind, data, look, marked, active, handle } = props;
  useEffect(() => {
    const current = chart.current;
    if (current === null) return;
    const ready = kind === 'map' ? prepareMap() : Promise.resolve();
    void ready.then(() => {
      if (chart.current === current) drawOn(current, { kind, data, look, marked });
    });
  }, [kind, data, look, marked]);

  useEffect(() => {
    const place = active === null ? null : placeOf(kind, data, active);
    if (place === null) return;
    const current = chart.current;
    current?.dispatchAction({ type: 'highlight', ...place });
    current?.dispatchAction({ type: 'showTip', ...place });
    return () => {
      if (current === null || current.isDisposed()) return;
      current.dispatchAction({ type: 'downplay', ...place });
      current.dispatchAction({ type: 'hideTip' });
    };
  }, [kind, data, active]);

  useImperativeHandle(handle, () => ({
    png: () => chart.current?.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: look.surface }) ?? null,
  }));

  return <div ref={host} className="chart-canvas" aria-hidden="true" />;
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
