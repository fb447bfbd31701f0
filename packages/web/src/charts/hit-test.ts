import type { ChartData, Item } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import { stateCodeOf } from './us-states.ts';

/**
 * The point of a line chart that a click means, wherever in the drawing it falls: the points themselves are too small to
 * be hit. `column` is the position along the axis, `value` the height of the pointer; in a stack the layer that is under
 * it, otherwise the line nearest to it. Null where the column has no point.
 */
export function nearestItem(data: ChartData, stacked: boolean, column: number, value: number): Item | null {
  const items = data.grid.flatMap((line) => line[Math.round(column)] ?? []);
  if (!stacked) {
    const [nearest] = items.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
    return nearest ?? null;
  }
  let top = 0;
  const under = items.find((item) => {
    top += item.value;
    return value <= top;
  });
  return under ?? items.at(-1) ?? null;
}

/** A finger means a point that is no farther from where it came down, in CSS pixels. */
const FINGER = 24;

/**
 * The point of a line chart that a finger came down on: the nearest in the drawing, as a finger covers several columns of a
 * dense line and aims at the peak. `placeOf` is where a value of a column is drawn. Null where none is under the finger.
 */
export function touchedItem(
  data: ChartData,
  placeOf: (column: number, value: number) => readonly number[],
  [x, y]: readonly [x: number, y: number],
): Item | null {
  const points = data.grid.flatMap((line) =>
    line.flatMap((item, column) => {
      if (item === null) return [];
      const [left = Number.NaN, top = Number.NaN] = placeOf(column, item.value);
      const distance = Math.hypot(left - x, top - y);
      return distance <= FINGER ? [{ item, distance }] : [];
    }),
  );
  const [nearest] = points.toSorted((a, b) => a.distance - b.distance);
  return nearest?.item ?? null;
}

/** Where ECharts draws an item: what its actions and events call it. */
export interface ChartElement {
  readonly seriesIndex: number;
  readonly dataIndex?: number;
  readonly name?: string;
}

export function elementOf(kind: ChartKind, data: ChartData, item: Item): ChartElement | null {
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
  kind: ChartKind,
  data: ChartData,
  at: { seriesIndex?: number | undefined; dataIndex?: number | undefined; name?: string | undefined },
): Item | null {
  if (kind === 'map') return data.items.find((item) => stateCodeOf(item.category.value) === at.name) ?? null;
  if (kind === 'pie' || kind === 'treemap') return data.items[Number(at.name)] ?? null;
  return data.grid[at.seriesIndex ?? 0]?.[at.dataIndex ?? 0] ?? null;
}
