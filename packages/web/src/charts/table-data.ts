import type { Cell, FieldInfo, QueryResult, Tile, ValueType } from '@pellucid/contract';
import { percent } from '../lib/format.ts';
import { chartDataOf, type Item } from './chart-data.ts';
import { fieldOf } from './fields.ts';
import { axesOf, type MarkTarget, markTargetOf, markValueOf } from './mark-target.ts';
import { valueLabels } from './value-labels.ts';
import { exactText, isNumeric, numberOf } from './values.ts';

export interface TableColumn {
  readonly name: string;
  readonly label: string;
  readonly numeric: boolean;
}

/** `sortBy` is what the cell is compared by: a number where it is one. */
export interface TableCell {
  readonly text: string;
  readonly fullText: string;
  readonly sortBy: string | number | null;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Undefined where the tile cannot be marked. */
  readonly mark: MarkTarget | undefined;
}

export interface TableData {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** A tile as a table: the rows of its result, or, of a chart with series, a row for each category and a column for each series. */
export function tableDataOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): TableData {
  const [, series] = axesOf(tile);
  const pivoted = tile.kind !== 'table' && series !== undefined && tile.query.measures.length === 1;
  return pivoted ? pivotOf(tile, fields, result) : rowsOf(tile, fields, result);
}

/** One row for each row of the result. The id behind a name is for the machine: its column is left out. */
function rowsOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): TableData {
  const shown = result.columns.flatMap(({ name }, index) =>
    tile.label !== undefined && name === tile.mark ? [] : [{ ...fieldOf(name, fields, result), index }],
  );
  const cells = shown.map((field) =>
    cellsOf(
      field,
      result.rows.map((row) => row[field.index] ?? null),
      tile,
    ),
  );
  const [category, series] = axesOf(tile);
  const at = (row: readonly Cell[], name: string | undefined) =>
    markValueOf(row[result.columns.findIndex((column) => column.name === name)]);
  return {
    columns: shown.map(({ name, label, type }) => ({ name, label, numeric: isNumeric(type) })),
    rows: result.rows.map((row, index) => ({
      cells: cells.flatMap((column) => column[index] ?? []),
      mark: markTargetOf(tile, at(row, category), at(row, series)),
    })),
  };
}

/** One row for each category, one column for each series; of years, how much the last changed from the one before too. */
function pivotOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): TableData {
  // Of a table, nothing is left out for lack of room.
  const data = chartDataOf({ ...tile, kind: 'column' }, fields, result);
  const { category, categories, series, seriesField, grid } = data;
  const [before, last] = series.slice(-2);
  const changes = seriesField?.type === 'integer' && before !== undefined && last !== undefined;
  return {
    columns: [
      { name: 'category', label: category?.label ?? '', numeric: false },
      ...series.map(({ value, text }) => ({ name: String(value), label: text, numeric: true })),
      ...(changes ? [{ name: 'change', label: `${before.text} to ${last.text}`, numeric: true }] : []),
    ],
    rows: categories.map(({ value, text, fullText }, at) => {
      const items = grid.map((line) => line[at] ?? null);
      return {
        cells: [
          { text, fullText, sortBy: category?.type === 'date' ? String(value) : text },
          ...items.map((item) => ({
            text: item?.text ?? '–',
            fullText: item?.text ?? '–',
            sortBy: item?.value ?? null,
          })),
          ...(changes ? [change(items.at(-2) ?? null, items.at(-1) ?? null)] : []),
        ],
        mark: tile.mark === category?.name ? { value } : undefined,
      };
    }),
  };
}

function cellsOf(field: FieldInfo, values: readonly Cell[], { query }: Tile): TableCell[] {
  if (isNumeric(field.type) && field.type !== 'integer') return values.map((value) => figure(value, field.type));
  const sortBy = (value: Cell, text: string) =>
    field.type === 'integer' ? numberOf(value) : field.type === 'text' ? text : value === null ? null : String(value);
  return valueLabels(field, values, query.timeGrain).map((label, at) => ({
    ...label,
    sortBy: sortBy(values[at] ?? null, label.text),
  }));
}

function figure(value: Cell, type: ValueType): TableCell {
  const text = exactText(value, type);
  return { text, fullText: text, sortBy: numberOf(value) };
}

/** How much larger a figure is than the one before, in per cent of that. */
function change(before: Item | null, last: Item | null): TableCell {
  const from = before?.value ?? 0;
  const to = last?.value ?? 0;
  if (from <= 0)
    return { text: to > 0 ? 'new' : '–', fullText: to > 0 ? 'new' : '–', sortBy: to > 0 ? Number.MAX_VALUE : null };
  const share = (to - from) / from;
  const sign = share > 0 ? '+' : share < 0 ? '−' : '';
  const text = `${sign}${percent(Math.abs(share))}`;
  return { text, fullText: text, sortBy: share };
}

/** Rows in the order of one column; empty cells come last either way. */
export function sortedRows(rows: readonly TableRow[], column: number, descending: boolean): readonly TableRow[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [first, second] = [a.cells[column]?.sortBy ?? null, b.cells[column]?.sortBy ?? null];
    if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1;
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * String(first).localeCompare(String(second));
  });
}
