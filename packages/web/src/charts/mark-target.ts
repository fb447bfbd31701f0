import type { Cell, Tile } from '@pellucid/contract';

/** A value that can be marked; yes/no dimensions are marked by their text. */
export type MarkValue = string | number | null;

/** What a click on an item marks: a value of the tile's marked dimension, and that of its other one, where it has two. */
export interface MarkTarget {
  readonly value: MarkValue;
  readonly series?: { readonly field: string; readonly value: MarkValue };
}

/** The value of a cell as a mark. */
export function markValueOf(cell: Cell | undefined): MarkValue {
  return typeof cell === 'boolean' ? String(cell) : (cell ?? null);
}

/** The dimensions of a tile that are not the text of another one: first the category, then the series. */
export function axesOf(tile: Tile): readonly [category: string | undefined, series: string | undefined] {
  const [category, series] = tile.query.dimensions.filter((name) => name !== tile.label);
  return [category, series];
}

/** What marking a point of a tile means; undefined where the tile cannot be marked. */
export function markTargetOf(tile: Tile, category: MarkValue, series: MarkValue): MarkTarget | undefined {
  const [categoryName, seriesName] = axesOf(tile);
  if (tile.mark === undefined || categoryName === undefined) return undefined;
  if (tile.mark === categoryName)
    return seriesName === undefined
      ? { value: category }
      : { value: category, series: { field: seriesName, value: series } };
  if (tile.mark === seriesName) return { value: series, series: { field: categoryName, value: category } };
  return undefined;
}
