import type { Tile } from '@pellucid/contract';
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useState } from 'react';
import { useColorMode } from '../ui/color-mode.ts';
import type { ChartData, Item } from './chart-data.ts';
import { stepFrom } from './keyboard.ts';
import { lookOf } from './look.ts';
import { MapScale } from './map-scale.tsx';
import { type Choice, isMarked, type MarkedValues } from './marks.ts';
import type { DrawnKind } from './options/option-of.ts';
import { totalOf } from './options/parts.ts';
import { PartNames } from './part-names.tsx';
import { SeriesLegend } from './series-legend.tsx';
import { spoken, summaryOf } from './summary.ts';
import { shortText } from './values.ts';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then(({ ChartCanvas }) => ({ default: ChartCanvas })));

export interface DrawnChartProps {
  tile: Tile;
  kind: DrawnKind;
  data: ChartData;
  marked: MarkedValues;
  onChoose?: ((choice: Choice) => void) | undefined;
}

/**
 * A drawing and, over it, the list of its items for keyboard and screen reader: arrows move over the items, Enter or Space
 * marks, with Ctrl or Shift in addition.
 */
export function DrawnChart({ tile, kind, data, marked, onChoose }: DrawnChartProps) {
  const mode = useColorMode();
  const look = useMemo(() => lookOf(mode), [mode]);
  const [position, setPosition] = useState<number | null>(null);
  const id = useId();
  const active = position === null ? null : (data.items[position] ?? null);
  const choose = (item: Item, add: boolean, twice: boolean) => {
    if (item.mark !== undefined) onChoose?.({ mark: item.mark, add, twice });
  };

  const onPick = (item: Item, { add, twice }: { add: boolean; twice: boolean }) => choose(item, add, twice);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFrom(position, event.key, data);
    if (next !== undefined) {
      event.preventDefault();
      setPosition(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && active !== null) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey || event.shiftKey, false);
    }
  };

  return (
    <div className="chart" data-kind={kind}>
      {data.series.length > 1 && <SeriesLegend data={data} look={look} />}
      <div className="chart-drawing">
        <Suspense fallback={null}>
          <ChartCanvas kind={kind} data={data} look={look} marked={marked} active={active} onPick={onPick} />
        </Suspense>
        {kind === 'pie' && <RingTotal data={data} />}
      </div>
      {kind === 'map' && <MapScale data={data} look={look} />}
      {(kind === 'pie' || kind === 'treemap') && (
        <PartNames kind={kind} data={data} look={look} marked={marked} onPick={onPick} />
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
          <div key={item.key} id={`${id}-${at}`} role="option" aria-selected={isMarked(item, marked)}>
            {spoken(data, item)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the parts of a ring add up to, in its middle. */
function RingTotal({ data }: { data: ChartData }) {
  return (
    <p className="ring-total" aria-hidden="true">
      {shortText(totalOf(data), data.measure.type)}
      <small>{data.measure.label}</small>
    </p>
  );
}
