import type { Tile } from '@pellucid/contract';
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useMemo, useState } from 'react';
import { useColorMode } from '../ui/color-mode.ts';
import type { CanvasHandle } from './chart-canvas.tsx';
import type { ChartData, Item } from './chart-data.ts';
import { stepFrom } from './keyboard.ts';
import { lookOf } from './look.ts';
import { type Choice, isMarked, type MarkedValues } from './marks.ts';
import type { DrawnKind } from './options/option-of.ts';
import { PartNames } from './part-names.tsx';
import { spoken, summaryOf } from './summary.ts';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then(({ ChartCanvas }) => ({ default: ChartCanvas })));

export interface DrawnChartProps {
  tile: Tile;
  kind: DrawnKind;
  data: ChartData;
  marked: MarkedValues;
  onChoose?: ((choice: Choice) => void) | undefined;
  handle?: Ref<CanvasHandle> | undefined;
}

/**
 * A drawing and, over it, the list of its items for keyboard and screen reader: arrows move over the items, Enter or Space
 * marks, with Ctrl or Shift in addition.
 */
export function DrawnChart({ tile, kind, data, marked, onChoose, handle }: DrawnChartProps) {
  const mode = useColorMode();
  const look = useMemo(() => lookOf(mode), [mode]);
  const [position, setPosition] = useState<number | null>(null);
  const id = useId();
  const active = position === null ? null : (data.items[position] ?? null);
  const choose = (item: Item, add: boolean, twice: boolean) => {
    if (item.mark !== undefined) onChoose?.({ mark: item.mark, add, twice });
  };

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
      <Suspense fallback={null}>
        <ChartCanvas
          kind={kind}
          data={data}
          look={look}
          marked={marked}
          active={active}
          onPick={(item, { add, twice }) => choose(item, add, twice)}
          {...(handle === undefined ? {} : { handle })}
        />
      </Suspense>
      {kind === 'pie' && (
        <PartNames
          data={data}
          look={look}
          marked={marked}
          onPick={(item, { add, twice }) => choose(item, add, twice)}
        />
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
