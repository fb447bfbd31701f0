import type { TileKind } from '@pellucid/contract';
import type { ChartData, Item } from '../chart-data.ts';
import type { Look } from '../look.ts';
import type { MarkedValues } from '../marks.ts';
import { stateCodeOf } from '../us-states.ts';
import { barsOption } from './bars.ts';
import { linesOption } from './lines.ts';
import { mapOption } from './map.ts';
import { pieOption, treemapOption } from './parts.ts';
import type { Size } from './shared.ts';

/** Kinds that are drawn by ECharts; the others are HTML. */
export type DrawnKind = Exclude<TileKind, 'kpi' | 'table'>;

export function optionOf(kind: DrawnKind, data: ChartData, look: Look, marked: MarkedValues, size: Size) {
  switch (kind) {
    case 'bar':
    case 'column':
      return barsOption(data, kind, look, marked, size);
    case 'line':
    case 'area':
      return linesOption(data, kind, look, marked, size);
    case 'pie':
      return pieOption(data, look, marked, size);
    case 'treemap':
      return treemapOption(data, look, marked, size);
    case 'map':
      return mapOption(data, look, marked, size);
  }
}

/** Where ECharts draws an item: what its actions and events call it. */
export interface Place {
  readonly seriesIndex: number;
  readonly dataIndex?: number;
  readonly name?: string;
}

export function placeOf(kind: DrawnKind, data: ChartData, item: Item): Place | null {
  if (kind === 'map') {
    const name = stateCodeOf(item.category.value);
    return name === null ? null : { seriesIndex: 0, name };
  }
  if (kind === 'pie') return { seriesIndex: 0, dataIndex: data.items.indexOf(item) };
  if (kind === 'treemap') return { seriesIndex: 0, name: String(data.items.indexOf(item)) };
  const seriesIndex = data.grid.findIndex((line) => line.includes(item));
  return seriesIndex < 0 ? null : { seriesIndex, dataIndex: data.grid[seriesIndex]?.indexOf(item) ?? 0 };
}

/** The item under an event of ECharts. */
export function itemAt(
  kind: DrawnKind,
  data: ChartData,
  at: { seriesIndex?: number | undefined; dataIndex?: number | undefined; name?: string | undefined },
): Item | null {
  if (kind === 'map') return data.items.find((item) => stateCodeOf(item.category.value) === at.name) ?? null;
  if (kind === 'pie' || kind === 'treemap') return data.items[Number(at.name)] ?? null;
  return data.grid[at.seriesIndex ?? 0]?.[at.dataIndex ?? 0] ?? null;
}
