import type { Tile } from '@pellucid/contract';
import { lazy, Suspense, useId, useMemo, useRef } from 'react';
import { useColorMode } from '../ui/color-mode.ts';
import type { ChartData, Item } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import { chartThemeOf } from './chart-theme.ts';
import { MapLegend } from './map-legend.tsx';
import { isMarked, type MarkHandlers, type Marking } from './marking.ts';
import { totalOf } from './options/shares.ts';
import { type PeriodRange, periodsIn, periodsText } from './period-range.tsx';
import { SeriesLegend } from './series-legend.tsx';
import { ShareLegend } from './share-legend.tsx';
import { itemLabel, summaryOf } from './summary.ts';
import { useItemKeys } from './use-item-keys.ts';
import { shortText } from './values.ts';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then(({ ChartCanvas }) => ({ default: ChartCanvas })));

export interface InteractiveChartProps extends MarkHandlers {
  tile: Tile;
  kind: ChartKind;
  data: ChartData;
  marking: Marking;
}

/**
 * A drawing and, over it, the list of its items for keyboard and screen reader: arrows move over the items, Enter or Space
 * marks, with Ctrl or Shift in addition, and the menu key asks for the menu of the item. Over time Shift and the arrows
 * choose periods, which Enter marks together.
 */
export function InteractiveChart(props: InteractiveChartProps) {
  const { tile, kind, data, marking, onMark, onMarkRange, onMenu } = props;
  const mode = useColorMode();
  const theme = useMemo(() => chartThemeOf(mode), [mode]);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const overTime = onMarkRange !== undefined && data.category?.type === 'date' && data.category.name === tile.mark;

  const onSelect = (item: Item, { add, doubleClick }: { add: boolean; doubleClick: boolean }) => {
    if (item.mark !== undefined) onMark?.({ target: item.mark, add, doubleClick });
  };
  const onRange = (chosen: PeriodRange) => onMarkRange?.(periodsIn(data.categories, chosen).map(({ value }) => value));
  const openMenu = (item: Item, event: Pick<MouseEvent, 'clientX' | 'clientY' | 'preventDefault'>) => {
    if (item.mark === undefined || onMenu === undefined) return;
    event.preventDefault();
    onMenu({ target: item.mark, x: event.clientX, y: event.clientY });
  };
  const openMenuByKey = ({ mark }: Item) => {
    const box = list.current?.getBoundingClientRect();
    if (mark !== undefined && box !== undefined)
      onMenu?.({ target: mark, x: box.left + box.width / 2, y: box.top + box.height / 2 });
  };
  const { position, active, range, keys } = useItemKeys(data, {
    onSelect,
    onRange: overTime ? onRange : undefined,
    onMenu: openMenuByKey,
  });

  return (
    <div className="chart" data-kind={kind}>
      {data.series.length > 1 && <SeriesLegend data={data} theme={theme} lines={kind === 'line'} />}
      <div className="chart-drawing">
        <Suspense fallback={null}>
          <ChartCanvas
            {...{ kind, data, theme, marking, active, range, onSelect }}
            onMenu={openMenu}
            onRange={overTime ? onRange : undefined}
          />
        </Suspense>
        {kind === 'pie' && <DonutTotal data={data} />}
      </div>
      {kind === 'map' && <MapLegend data={data} theme={theme} />}
      {(kind === 'pie' || kind === 'treemap') && (
        <ShareLegend kind={kind} data={data} theme={theme} marking={marking} onSelect={onSelect} onMenu={openMenu} />
      )}
      {overTime && (
        <p className="sr-only" role="status">
          {range !== null && `${periodsText(data, range)}: Enter marks them`}
        </p>
      )}
      <div
        ref={list}
        className="chart-items"
        role="listbox"
        tabIndex={0}
        aria-label={summaryOf(tile, data)}
        aria-multiselectable={tile.mark !== undefined}
        aria-activedescendant={active === null ? undefined : `${id}-${position}`}
        {...keys}
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
