import type { Cell, Compared, FieldInfo, QueryResult, SideBySide, Tile, ValueType } from '@pellucid/contract';
import { percent } from '../lib/format.ts';
import { type Change, changeLabel, changeOf, changesOf } from './change.ts';
import { chartDataOf } from './chart-data.ts';
import { fieldOf } from './fields.ts';
import { axesOf, type MarkTarget, markTargetOf, markValueOf } from './mark-target.ts';
import { isReference } from './side-by-side.ts';
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
  /** How long the bar behind the figure is, as a part of the longest of its column. */
  readonly bar?: number | undefined;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Undefined where the tile cannot be marked. */
  readonly mark: MarkTarget | undefined;
}

export interface TableData {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Of all that the tile counts, also of rows that it does not show. */
  readonly totals?: readonly string[] | undefined;
}

/** A tile as a table: the rows of its result, or, of a chart with series, a row for each category and a column for each series. */
export function tableDataOf(
  tile: Tile,
  fields: readonly FieldInfo[],
  result: QueryResult,
  compared?: Compared,
  sideBySide?: SideBySide,
): TableData {
  const [, series] = axesOf(tile);
  const pivoted =
    tile.kind !== 'table' && series !== undefined && (tile.query.measures.length === 1 || sideBySide !== undefined);
  return pivoted ? pivotOf(tile, fields, result, sideBySide) : withChanges(rowsOf(tile, fields, result), compared);
}

/** One row for each row of the result. The id behind a name is for the machine: its column is left out. */
function rowsOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult): TableData {
  const shown = result.columns.flatMap(({ name }, index) =>
    tile.label !== undefined && name === tile.mark ? [] : [{ ...fieldOf(name, fields, result), index }],
  );
  const cells = shown.map((field) => {
    const column = cellsOf(
      field,
      result.rows.map((row) => row[field.index] ?? null),
      tile,
    );
    return tile.bars.includes(field.name) ? withBars(column) : column;
  });
  const [category, series] = axesOf(tile);
  const at = (row: readonly Cell[], name: string | undefined) =>
    markValueOf(row[result.columns.findIndex((column) => column.name === name)]);
  return {
    columns: shown.map(({ name, label, type }) => ({ name, label, numeric: isNumeric(type) })),
    rows: result.rows.map((row, index) => ({
      cells: cells.flatMap((column) => column[index] ?? []),
      mark: isReference(at(row, category)) ? undefined : markTargetOf(tile, at(row, category), at(row, series)),
    })),
    totals: totalsOf(shown, result),
  };
}

/** The texts of the row of totals: nothing below what has none. */
function totalsOf(shown: readonly (FieldInfo & { index: number })[], { columns, totals }: QueryResult) {
  if (totals === undefined) return undefined;
  const first = columns.length - totals.length;
  return shown.map(({ index, type }, at) => {
    const cell = totals[index - first] ?? null;
    return index < first ? (at === 0 ? 'Total' : '') : cell === null ? '' : exactText(cell, type);
  });
}

function withBars(cells: readonly TableCell[]): TableCell[] {
  const values = cells.map(({ sortBy }) => (typeof sortBy === 'number' ? Math.max(0, sortBy) : 0));
  const longest = Math.max(...values);
  return cells.map((cell, at) => ({ ...cell, bar: longest === 0 ? 0 : (values[at] ?? 0) / longest }));
}

/** With how much the first figure of each row changed, as a column of its own after the others. */
function withChanges(data: TableData, compared: Compared | undefined): TableData {
  if (compared === undefined) return data;
  const changes = changesOf(compared);
  return {
    columns: [...data.columns, { name: 'change', label: changeLabel(compared), numeric: true }],
    rows: data.rows.map((row, at) => ({ ...row, cells: [...row.cells, changeCell(changes[at] ?? null)] })),
    totals: data.totals && [...data.totals, ''],
  };
}

/** One row for each category, one column for each series; of years, how much the last changed from the one before too. */
function pivotOf(tile: Tile, fields: readonly FieldInfo[], result: QueryResult, sideBySide?: SideBySide): TableData {
  // Of a table, nothing is left out for lack of room.
  const data = chartDataOf({ ...tile, kind: 'column' }, fields, result, undefined, { sideBySide });
  const { category, categories, series, seriesField, grid } = data;
  // What the data ends within is not compared with a whole year.
  const partial = result.partialPeriods.map(({ period }) => period);
  const whole = series.flatMap(({ value }, at) => (partial.includes(value) ? [] : [at]));
  const [before = -1, last = -1] = whole.slice(-2);
  const changes = seriesField?.type === 'integer' && before >= 0 && last >= 0;
  return {
    columns: [
      { name: 'category', label: category?.label ?? '', numeric: false },
      ...series.map(({ value, text }) => ({ name: String(value), label: text, numeric: true })),
      ...(changes
        ? [{ name: 'change', label: `${series[before]?.text} to ${series[last]?.text}`, numeric: true }]
        : []),
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
          ...(changes ? [changeCell(changeOf(items[before]?.value ?? null, items[last]?.value ?? null))] : []),
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
  const fullText = exactText(value, type);
  const number = numberOf(value);
  return { text: type === 'share' && number !== null ? percent(number) : fullText, fullText, sortBy: number };
}

/** What is new has grown more than anything. */
function changeCell(change: Change | null): TableCell {
  const text = change?.text ?? '–';
  return { text, fullText: text, sortBy: change?.share ?? (text === 'new' ? Number.MAX_VALUE : null) };
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
