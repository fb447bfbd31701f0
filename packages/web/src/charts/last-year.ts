import type { Compared, QueryResult } from '@pellucid/contract';
import type { ChartData, DimensionValue, Item } from './chart-data.ts';
import { exactText, numberOf } from './values.ts';

/** A line over the periods of a year with that of the year before beside it, as a series each; other data stays as it is. */
export function besideYearBefore(
  data: ChartData,
  { columns, rows }: QueryResult,
  compared: Compared | undefined,
): ChartData {
  if (compared === undefined || data.category?.type !== 'date') return data;
  const { year } = compared;
  const [before, now] = [year - 1, year].map((value) => ({ value, text: String(value), fullText: String(value) }));
  const [line] = data.grid;
  if (before === undefined || now === undefined || line === undefined) return data;
  const date = columns.findIndex(({ type }) => type === 'date');
  const figures = new Map(rows.map((row, at) => [row[date] ?? null, compared.figures[at]?.before ?? null]));
  const earlier = line.map((item) => item && yearBefore(item, before, figures.get(item.category.value) ?? null, data));
  const grid = [earlier, line.map((item) => item && { ...item, series: now })];
  return {
    ...data,
    seriesField: { name: 'program_year', label: 'Year', type: 'integer', values: [before, now].map(coded) },
    series: [before, now],
    grid,
    items: data.categories.flatMap((_, column) => grid.flatMap((each) => each[column] ?? [])),
  };
}

/** The item of the same period a year earlier; a click on it means the period, as one on the other line does. */
function yearBefore(
  item: Item,
  series: DimensionValue,
  cell: string | number | boolean | null,
  data: ChartData,
): Item | null {
  const value = numberOf(cell);
  if (value === null) return null;
  return { ...item, key: `${item.key} before`, series, value, text: exactText(cell, data.measure.type), others: [] };
}

function coded({ value, text }: DimensionValue) {
  return { value: value ?? '', shortName: text };
}
