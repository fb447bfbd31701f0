import type { ChartData, Item } from './chart-data.ts';

/**
 * The point of a line chart that a click means, wherever in the drawing it falls: the points themselves are too small to
 * be hit. `column` is the position along the axis, `value` the height of the pointer; in a stack the layer that is under
 * it, otherwise the line nearest to it. Null where the column has no point.
 */
export function itemNear(data: ChartData, stacked: boolean, column: number, value: number): Item | null {
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
