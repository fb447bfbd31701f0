import type { Cell, Compared, FieldInfo, QueryResult, SideBySide, Standing, Tile } from '@pellucid/contract';
import { byValue, sumsBy, withMissingPeriods } from './category-order.ts';
import { type Change, changeLabel, changesOf } from './change.ts';
import { fieldOf } from './fields.ts';
import { axesOf, type MarkTarget, type MarkValue, markTargetOf, markValueOf } from './mark-target.ts';
import { inComparedOrder, isReference } from './side-by-side.ts';
import { valueLabels } from './value-labels.ts';
import { exactText, numberOf, shortText } from './values.ts';

/** A category or series of a chart: its value as the warehouse has it, its short and its published name. */
export interface DimensionValue {
  readonly value: MarkValue;
  readonly text: string;
  readonly fullText: string;
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
  /** What stands beside a bar's own figure. */
  readonly beside: readonly string[];
  /** The value that the view is about. */
  readonly standsOut: boolean;
  /** Undefined where the tile cannot be marked. */
  readonly mark: MarkTarget | undefined;
}

export interface ChartData {
  readonly measure: FieldInfo;
  readonly category: FieldInfo | null;
  readonly categories: readonly DimensionValue[];
  readonly seriesField: FieldInfo | null;
  readonly series: readonly DimensionValue[];
  /** Whose figures stand side by side. */
  readonly sideBySide?: SideBySide | undefined;
  /** What stands beside the figures of bars. */
  readonly beside: readonly string[];
  /** Whether series stand beside each other, to be compared. */
  readonly grouped: boolean;
  /** By series, then by category; null where the result has no row. */
  readonly grid: readonly (readonly (Item | null)[])[];
  /** How many categories are not drawn, because groups of bars would be too thin to be told apart. */
  readonly omittedCategories: number;
  /** All points, category by category: the order of the keyboard and of the table. */
  readonly items: readonly Item[];
}

/** Groups of bars, one bar for each year, that can be told apart in a tile. */
export const MAX_GROUPS = 8;

const NO_CATEGORY: DimensionValue = { value: null, text: '', fullText: '' };

/** Whose figures are told from the others. */
interface Compares {
  /** The value that stands out, where the tile ranks. */
  readonly standing?: Standing | undefined;
  /** The companies that stand side by side. */
  readonly sideBySide?: SideBySide | undefined;
}

/**
 * Turns the rows of a tile into what charts draw. The first dimension that is not the label is the category, a second one
 * the series; the first measure is drawn, further ones are told.
 */
export function chartDataOf(
  tile: Tile,
  fields: readonly FieldInfo[],
  result: QueryResult,
  compared?: Compared,
  { standing, sideBySide }: Compares = {},
): ChartData {
  const roles = rolesOf(tile, fields, result);
  const points = pointsOf(roles, result, changesOf(compared));
  const allCategories = categoriesOf(tile, roles, points);
  // Years are compared; other series are parts of a whole, unless the tile says otherwise.
  const grouped = roles.series !== null && (tile.grouped || roles.series.type === 'integer');
  const categories = grouped && tile.kind === 'bar' ? allCategories.slice(0, MAX_GROUPS) : allCategories;
  const series = seriesOf(roles, points, sideBySide);

  const byPlace = new Map(points.map((point) => [placeOf(point.series, point.category), point]));
  const grid = (roles.series === null ? [null] : series).map((line) =>
    categories.map((category) => {
      const point = byPlace.get(placeOf(line?.value ?? null, category.value));
      return point === undefined ? null : itemOf(tile, roles, point, category, line, compared, standing);
    }),
  );
  return {
    measure: roles.measure,
    category: roles.category,
    categories,
    seriesField: roles.series && { ...roles.series, values: roles.series.values ?? series.map(codedValue) },
    series,
    sideBySide,
    beside: [...roles.beside.map(({ label }) => label), ...(compared ? [changeLabel(compared)] : [])],
    grouped,
    grid,
    omittedCategories: allCategories.length - categories.length,
    items: categories.flatMap((_, column) => grid.flatMap((line) => line[column] ?? [])),
  };
}

/** A field and where its cells stand in a row. */
type Column = FieldInfo & { readonly index: number };

interface Roles {
  readonly measure: Column;
  /** What the tile is sorted by, which need not be what it draws. */
  readonly order: Column;
  readonly others: readonly Column[];
  readonly beside: readonly Column[];
  readonly category: Column | null;
  readonly series: Column | null;
  readonly label: Column | null;
}

/** A row of the result, by the values of its dimensions. */
interface Point {
  readonly category: MarkValue;
  readonly series: MarkValue;
  readonly value: number;
  /** What categories are sorted by. */
  readonly size: number;
  readonly row: readonly Cell[];
  readonly change: Change | undefined;
}

function rolesOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): Roles {
  const column = (name: string): Column => ({
    ...fieldOf(name, fields, result),
    index: result.columns.findIndex((each) => each.name === name),
  });
  const optional = (name: string | undefined) => (name === undefined ? null : column(name));
  const [category, series] = axesOf(tile);
  const [measure = '', ...others] = tile.query.measures;
  const [order = measure] = tile.query.orderBy.flatMap(({ field }) => (others.includes(field) ? [field] : []));
  return {
    measure: column(measure),
    order: column(order),
    others: others.map(column),
    beside: tile.beside.map(column),
    category: optional(category),
    series: optional(series),
    label: optional(tile.label),
  };
}

/** The rows that have a figure to draw. */
function pointsOf(
  { measure, order, category, series }: Roles,
  { rows }: QueryResult,
  changes: readonly (Change | null)[],
): Point[] {
  return rows.flatMap((row, index) => {
    const value = numberOf(row[measure.index]);
    if (value === null) return [];
    const at = (column: Column | null) => (column === null ? null : markValueOf(row[column.index]));
    return [
      {
        category: at(category),
        series: at(series),
        value,
        size: numberOf(row[order.index]) ?? value,
        row,
        change: changes[index] ?? undefined,
      },
    ];
  });
}

/** The categories in the order of their drawing: lines by time, groups of years by their sums, others as they come. */
function categoriesOf(tile: Tile, { category, series, label }: Roles, points: readonly Point[]): DimensionValue[] {
  if (category === null) return points.length === 0 ? [] : [NO_CATEGORY];
  const isLine = tile.kind === 'line' || tile.kind === 'area';
  const grain = category.type === 'date' ? tile.query.timeGrain : undefined;
  let values = [...new Set(points.map((point) => point.category))];
  if (isLine && grain !== undefined) values = withMissingPeriods(values, grain);
  if (isLine) values.sort(byValue);
  if (tile.kind === 'bar' && series !== null && (tile.grouped || series.type === 'integer')) {
    const sized = points
      .filter((point) => !isReference(point.series))
      .map(({ size, category }) => ({ value: size, category }));
    const sums = sumsBy(sized, (point) => point.category);
    values.sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
  }
  const labels = valueLabels(category, values, grain);
  const names = new Map(points.map((point) => [point.category, label === null ? null : point.row[label.index]]));
  return values.map((value, at) => {
    const name = names.get(value) ?? null;
    const { text, fullText } = labels[at] ?? NO_CATEGORY;
    return name === null ? { value, text, fullText } : { value, text: String(name), fullText: String(name) };
  });
}

/** The series: companies side by side in their order, years from the oldest, others from the largest, as donuts have them. */
function seriesOf({ series }: Roles, points: readonly Point[], sideBySide?: SideBySide): DimensionValue[] {
  if (series === null) return [];
  const sums = sumsBy(points, (point) => point.series);
  const bySum = [...sums.keys()].sort(
    series.type === 'integer' ? byValue : (a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0),
  );
  const values = sideBySide === undefined ? bySum : inComparedOrder(bySum, sideBySide);
  const labels = valueLabels(series, values);
  return values.map((value, at) => ({ ...(labels[at] ?? NO_CATEGORY), value }));
}

function itemOf(
  tile: Tile,
  roles: Roles,
  point: Point,
  category: DimensionValue,
  series: DimensionValue | null,
  compared: Compared | undefined,
  standing: Standing | undefined,
): Item {
  const { row, change } = point;
  const others = roles.others.map(({ label, type, index }) => ({ label, text: exactText(row[index], type) }));
  return {
    key: placeOf(point.series, point.category),
    category,
    series,
    value: point.value,
    text: exactText(row[roles.measure.index], roles.measure.type),
    others: compared && change ? [...others, { label: changeLabel(compared), text: change.text }] : others,
    beside: [...roles.beside.map((column) => besideText(row, column)), ...(compared ? [change?.text ?? '–'] : [])],
    standsOut: standing !== undefined && point.category === standing.value,
    mark: isReference(point.series) ? undefined : markTargetOf(tile, point.category, point.series),
  };
}

function besideText(row: readonly Cell[], { index, type }: Column): string {
  const value = numberOf(row[index]);
  return value === null ? '–' : shortText(value, type);
}

/** The values of a chart stand for those of its series, where the field lists none. */
function codedValue({ value, text }: DimensionValue) {
  return { value: value ?? '', shortName: text };
}

function placeOf(series: MarkValue, category: MarkValue): string {
  return JSON.stringify([series, category]);
}
