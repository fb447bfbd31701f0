import type { Cell, FieldInfo, QueryResult, Tile, TimeGrain, ValueType } from '@pellucid/contract';
import { periodsBetween } from './periods.ts';
import { categoryText, exactText, numberOf } from './values.ts';

/** A value that can be marked; yes/no dimensions are marked by their text. */
export type MarkValue = string | number | null;

/** A category or series of a chart: its value as the warehouse has it and its text. */
export interface DimensionValue {
  readonly value: MarkValue;
  readonly text: string;
}

/** One point of a chart: a bar, a slice, a state. `value` is for drawing, `text` is exact. */
export interface Item {
  /** Tells the item apart from the tile's others. */
  readonly key: string;
  readonly category: DimensionValue;
  readonly series: DimensionValue | null;
  readonly value: number;
  readonly text: string;
  /** The tile's further measures, exact. */
  readonly others: readonly { label: string; text: string }[];
  /** What a click marks; undefined where the tile cannot be marked. */
  readonly mark: MarkValue | undefined;
}

export interface ChartData {
  readonly measure: { label: string; type: ValueType };
  readonly category: { label: string; type: ValueType } | null;
  readonly categories: readonly DimensionValue[];
  readonly series: readonly DimensionValue[];
  readonly seriesType: ValueType | null;
  /** By series, then by category; null where the result has no row. */
  readonly grid: readonly (readonly (Item | null)[])[];
  /** How many categories are not drawn, because groups of bars would be too thin to be told apart. */
  readonly omittedCategories: number;
  /** All points, category by category: the order of the keyboard and of the table. */
  readonly items: readonly Item[];
}

/** Groups of bars, one bar for each year, that can be told apart in a tile. */
const MAX_GROUPS = 8;

const NO_SERIES: DimensionValue = { value: null, text: '' };

/** The label and type of a field; a field that the opening does not describe keeps its name. */
export function fieldOf(name: string, fields: readonly FieldInfo[], result: QueryResult): FieldInfo {
  const known = fields.find((field) => field.name === name);
  const type = result.columns.find((column) => column.name === name)?.type ?? known?.type ?? 'text';
  return { name, label: known?.label ?? name.replaceAll('_', ' '), type };
}

/**
 * Turns the rows of a tile into what charts draw. The first dimension that is not the label is the category, a second one
 * the series; the first measure is drawn, further ones are told.
 */
export function chartDataOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): ChartData {
  const indexOf = (name: string) => result.columns.findIndex((column) => column.name === name);
  const [categoryName, seriesName] = tile.query.dimensions.filter((name) => name !== tile.label);
  const [measureName = '', ...otherNames] = tile.query.measures;
  const measure = fieldOf(measureName, fields, result);
  const others = otherNames.map((name) => ({ ...fieldOf(name, fields, result), index: indexOf(name) }));
  const category = categoryName === undefined ? null : fieldOf(categoryName, fields, result);
  const seriesField = seriesName === undefined ? null : fieldOf(seriesName, fields, result);

  const grain = category?.type === 'date' ? tile.query.timeGrain : undefined;

  const categories = new DistinctValues();
  const series = new DistinctValues();
  const cells = new Map<string, Item>();
  for (const row of result.rows) {
    const at = (name: string | undefined): Cell => (name === undefined ? null : (row[indexOf(name)] ?? null));
    const value = numberOf(at(measureName));
    if (value === null) continue;
    const key = markValueOf(at(categoryName));
    const label = tile.label === undefined ? null : at(tile.label);
    const text = label === null ? categoryText(at(categoryName), category?.type ?? 'text', grain) : String(label);
    const categoryAt = categories.add(key, text);
    const seriesAt =
      seriesField === null
        ? series.add(null, '')
        : series.add(markValueOf(at(seriesName)), exactText(at(seriesName), seriesField.type));
    const ofCategory = categories.list[categoryAt] ?? NO_SERIES;
    const ofSeries = seriesField === null ? null : (series.list[seriesAt] ?? null);
    const place = `${seriesAt}/${categoryAt}`;
    cells.set(place, {
      key: place,
      category: ofCategory,
      series: ofSeries,
      value,
      text: exactText(at(measureName), measure.type),
      others: others.map(({ label, type, index }) => ({ label, text: exactText(row[index], type) })),
      mark: markOf(tile, categoryName, seriesName, ofCategory, ofSeries),
    });
  }

  const sumOf = (matches: (item: Item) => boolean) =>
    [...cells.values()].reduce((sum, item) => sum + (matches(item) ? item.value : 0), 0);
  const isLine = tile.kind === 'line' || tile.kind === 'area';
  if (isLine && grain !== undefined) addMissingPeriods(categories, grain);
  let order = categories.list.map((_, index) => index);
  const grouped = tile.kind === 'bar' && seriesField?.type === 'integer';
  if (grouped) {
    const sums = categories.list.map((level) => sumOf(({ category }) => category === level));
    order = order.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).slice(0, MAX_GROUPS);
  }
  if (isLine) {
    const key = (index: number) => categories.list[index]?.value ?? '';
    order.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  }
  const lines = series.list.map((_, index) => index);
  if (seriesField?.type === 'integer') {
    lines.sort((a, b) => Number(series.list[a]?.value) - Number(series.list[b]?.value));
  } else if (seriesField !== null) {
    // The largest first, as rings have them: the same thing then has the same colour in both.
    const sums = series.list.map((level) => sumOf((item) => item.series === level));
    lines.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  }
  const grid = lines.map((at) => order.map((index) => cells.get(`${at}/${index}`) ?? null));
  return {
    measure,
    category,
    categories: order.flatMap((index) => categories.list[index] ?? []),
    series: seriesField === null ? [] : lines.flatMap((at) => series.list[at] ?? []),
    seriesType: seriesField?.type ?? null,
    grid,
    omittedCategories: categories.list.length - order.length,
    items: order.flatMap((_, column) => grid.flatMap((line) => line[column] ?? [])),
  };
}

/** The value of a cell as a mark. */
export function markValueOf(cell: Cell): MarkValue {
  return typeof cell === 'boolean' ? String(cell) : cell;
}

function addMissingPeriods(categories: DistinctValues, grain: TimeGrain): void {
  const starts = categories.list.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  for (const start of periodsBetween(starts, grain) ?? []) categories.add(start, categoryText(start, 'date', grain));
}

function markOf(
  tile: Tile,
  categoryName: string | undefined,
  seriesName: string | undefined,
  category: DimensionValue,
  series: DimensionValue | null,
): MarkValue | undefined {
  if (tile.mark === undefined) return undefined;
  if (tile.mark === categoryName) return category.value;
  if (tile.mark === seriesName) return series?.value;
  return undefined;
}

/** Distinct values in the order of their first row. */
class DistinctValues {
  readonly list: DimensionValue[] = [];
  private readonly positions = new Map<MarkValue, number>();

  add(value: MarkValue, text: string): number {
    const known = this.positions.get(value);
    if (known !== undefined) return known;
    this.positions.set(value, this.list.length);
    this.list.push({ value, text });
    return this.list.length - 1;
  }
}
