import { type Analytics, QueryRefused } from '@pellucid/analytics';
import {
  type Board,
  type BoardView,
  type Condition,
  type Filter,
  type Mark,
  type MarkedValue,
  type Tile,
  tileQuestion,
} from '@pellucid/contract';
import { tileOf, tileSource } from './board-fields.ts';
import { inPeriods } from './periods.ts';

/** A view of a board, and what tells the records behind figures of its tiles. */
export interface Shown {
  readonly board: Board;
  readonly view: BoardView;
  readonly recordsOf: Analytics['recordsOf'];
}

/** What marks say of records. Throws QueryRefused for a mark that its tile cannot have. */
export function markFilters(shown: Shown, marks: readonly Mark[]): Filter[] {
  return marks.flatMap(({ tile: id, field, values, series }) => {
    const tile = tileOf(shown.board, id);
    if (tile.mark !== field) throw cannotBeMarked(tile, field);
    if (series === undefined) return markFilter(shown, tile, field, values);
    if (series.field === field || !tile.query.dimensions.includes(series.field))
      throw cannotBeMarked(tile, series.field);
    return [...markFilter(shown, tile, field, values), ...markFilter(shown, tile, series.field, [series.value])];
  });
}

/** What holds for the records of the answer that a tile asks over: of some of its rows, by their value of a dimension, or of all. */
export function answerFilters(shown: Shown, tile: Tile, row?: { field: string; value: MarkedValue }): Filter[] {
  const { board, view } = shown;
  const { dimensions = [], from, where = [] } = tileQuestion(tile.query, board.named);
  const asked = {
    source: tileSource(board, tile),
    dimensions: dimensions.filter((dimension) => nameOf(dimension) === row?.field),
    measures: [from ? 'rows' : 'records'],
    where: from ? where : [],
    // The figures that choose rows stand under the marks of other tiles; two such tiles would stand under each other.
    ...(from && {
      from: { ...from, where: [...board.where, ...view.filters, ...marksBeside(shown, tile), ...(from.where ?? [])] },
    }),
  };
  const filters = shown.recordsOf(asked, {
    measure: from ? 'rows' : 'records',
    row: row ? { [row.field]: row.value } : {},
  });
  return filters.map((filter) => ofSource(filter, asked.source));
}

/** Who is among the rows of an answer is so by the records of its source, also where a tile of another one is narrowed to them. */
function ofSource(filter: Filter, source: string): Filter {
  return 'query' in filter ? { ...filter, query: { ...filter.query, source } } : filter;
}

function marksBeside(shown: Shown, { id }: Tile): Filter[] {
  const { board, view } = shown;
  const others = view.marks.filter(({ tile }) => tile !== id && tileOf(board, tile).query.from === undefined);
  return markFilters(shown, others);
}

function markFilter(shown: Shown, tile: Tile, field: string, values: readonly MarkedValue[]): Filter[] {
  const isNamed = shown.board.named.dimensions.some(({ dimension }) => dimension.name === field);
  if (!isNamed && tile.query.from === undefined) return [valueCondition(tile, field, values)];
  const [first = [], ...more] = values.map((value) => answerFilters(shown, tile, { field, value }));
  return more.length === 0 ? first : [{ any: [first, ...more].map((all) => ({ all })) }];
}

function valueCondition(tile: Tile, field: string, values: readonly MarkedValue[]): Condition {
  if (field === 'date') return inPeriods(values, tile.query.timeGrain ?? 'day');
  const [value, ...more] = values;
  if (more.length > 0) return { field, op: 'in', value: [...values] };
  return value === null || value === undefined ? { field, op: 'isEmpty' } : { field, op: 'eq', value };
}

function nameOf(dimension: string | { readonly name: string }): string {
  return typeof dimension === 'string' ? dimension : dimension.name;
}

function cannotBeMarked(tile: Tile, field: string): QueryRefused {
  return new QueryRefused('invalid', `Tile "${tile.title}" cannot be marked by "${field}"`, 'marks');
}
