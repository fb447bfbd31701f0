import type { Tile } from '@pellucid/contract';
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useState } from 'react';
import { useColorMode } from '../ui/color-mode.ts';
import type { ChartData, Item } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import { chartThemeOf } from './chart-theme.ts';
import { nextPosition } from './keyboard-navigation.ts';
import { MapLegend } from './map-legend.tsx';
import { isMarked, type MarkEvent, type Marking } from './marking.ts';
import { totalOf } from './options/shares.ts';
import { SeriesLegend } from './series-legend.tsx';
import { ShareLegend } from './share-legend.tsx';
import { itemLabel, summaryOf } from './summary.ts';
import { shortText } from './values.ts';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then(({ ChartCanvas }) => ({ default: ChartCanvas })));

export interface InteractiveChartProps {
  tile: Tile;
  kind: ChartKind;
  data: ChartData;
  marking: Marking;
  onMark?: ((choice: MarkEvent) => void) | undefined;
}

/**
 * A drawing and, over it, the list of its items for keyboard and screen reader: arrows move over the items, Enter or Space
 * marks, with Ctrl or Shift in addition.
 */
export function InteractiveChart({ tile, kind, data, marking, onMark }: InteractiveChartProps) {
  const mode = useColorMode();
  const theme = useMemo(() => chartThemeOf(mode), [mode]);
  const [position, setPosition] = useState<number | null>(null);
  const id = useId();
  const active = position === null ? null : (data.items[position] ?? null);
  const mark = (item: Item, add: boolean, doubleClick: boolean) => {
    if (item.mark !== undefined) onMark?.({ target: item.mark, add, doubleClick });
  };

  const onSelect = (item: Item, { add, doubleClick }: { add: boolean; doubleClick: boolean }) =>
    mark(item, add, doubleClick);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPosition(position, event.key, data);
    if (next !== undefined) {
      event.preventDefault();
      setPosition(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && active !== null) {
      event.preventDefault();
      mark(active, event.ctrlKey || event.metaKey || event.shiftKey, false);
    }
  };

  return (
    <div className="chart" data-kind={kind}>
      {data.series.length > 1 && <SeriesLegend data={data} theme={theme} />}
      <div className="chart-drawing">
        <Suspense fallback={null}>
          <ChartCanvas kind={kind} data={data} theme={theme} marking={marking} active={active} onSelect={onSelect} />
        </Suspense>
        {kind === 'pie' && <DonutTotal data={data} />}
      </div>
      {kind === 'map' && <MapLegend data={data} theme={theme} />}
      {(kind === 'pie' || kind === 'treemap') && (
        <ShareLegend kind={kind} data={data} theme={theme} marking={marking} onSelect={onSelect} />
      )}
      <div
        className="chart-items"
        role="listbox"
        tabIndex={0}
        aria-label={summaryOf(tile, data)}
        aria-multiselectable={tile.mark !== undefined}
        aria-activedescendant={active === null ? undefined : `${id}-${position}`}
        onKeyDown={onKeyDown}
        onFocus={() => setPosition((at) => at ?? (data.items.length > 0 ? 0 : null))}
        onBlur={() => setPosition(null)}
      >
        {data.items.map((item, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active option
          <div key={item.key} id={`${id}-${at}`} role="option" aria-selected={isMarked(item.mark, marking)}>
            {itemLabel(data, item)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the parts of a ring add up to, in its middle. */
function DonutTotal({ data }: { data: ChartData }) {
  return (
    <p className="donut-total" aria-hidden="true">
      {shortText(totalOf(data), data.measure.type)}
      <small>{data.measure.label}</small>
    </p>
  );
}
