import { type Model, QueryRefused, type Source } from '@pellucid/analytics';
import {
  type Board,
  type BoardPage,
  type BoardView,
  boardInView,
  type Condition,
  canBreakOutBy,
  type Mark,
  type MarkedValue,
  type OrderBy,
  type QueryInput,
  type Tile,
} from '@pellucid/contract';
import { fieldInfo, SUMS, sourceNamed, tileSource } from './board-fields.ts';
import { inPeriods } from './periods.ts';

/** The board with its tiles as a view shows them. Throws QueryRefused when one cannot be broken out so. */
export function boardOf(board: Board, { breakOuts }: BoardView, model: Model): Board {
  const source = sourceNamed(board.source, model);
  for (const { tile: id, by } of breakOuts ?? []) {
    const tile = tileOf(board, id);
    const filter = board.filters.find(({ field }) => field === by);
    if (tile.mark === undefined || filter === undefined || !canBreakOutBy(filter, fieldInfo(source, by)))
      throw new QueryRefused('invalid', `Tile "${tile.title}" cannot be broken out by "${by}"`, 'breakOuts');
  }
  return boardInView(board, breakOuts, (name) => fieldInfo(source, name));
}

/** The page that a view shows. Throws QueryRefused when the board has no such page. */
export function pageOf(board: Board, view: BoardView): BoardPage {
  const page = board.pages.find(({ id }) => id === view.page);
  if (!page) throw new QueryRefused('invalid', `Board "${board.title}" has no page "${view.page}"`, 'page');
  return page;
}

/** The question of a tile in a view: what the board, the filters, the marks of the other tiles and the tile itself say. */
export function tileQuery(board: Board, tile: Tile, view: BoardView): QueryInput {
  const { where, ...question } = tile.query;
  const others = view.marks.filter((mark) => mark.tile !== tile.id);
  return {
    source: tileSource(board, tile),
    ...question,
    where: [...board.where, ...view.filters, ...markConditions(board, others), ...where],
  };
}

/**
 * What holds for the records behind a view: the board's own condition, the filters and all marks. Behind a tile its own
 * condition holds too, because the records must add up to its figure. Without a named tile that is the one in which something
 * is marked; with marks in several tiles there is no single figure, and the conditions of the tiles do not apply.
 */
export function recordConditions(board: Board, view: BoardView, tile?: string): Condition[] {
  const marked = [...new Set(view.marks.map((mark) => mark.tile))];
  const behind = tile ?? (marked.length === 1 ? marked[0] : undefined);
  const own = behind === undefined ? [] : tileOf(board, behind).query.where;
  return [...board.where, ...view.filters, ...markConditions(board, view.marks), ...own];
}

/** Every column that records can have: those of the board first, then the others of the source. */
export function availableColumns(board: Board, { dimensions, measures, recordKey }: Source): string[] {
  const known = board.details.filter((name) => dimensions.has(name) || measures.has(name));
  const all = [...known, ...dimensions.keys(), ...SUMS.filter((name) => measures.has(name))];
  // Of one record the amount is what the measure adds up.
  return [...new Set(all)].filter((name) => name !== recordKey && name !== 'amount').concat(recordKey);
}

/** Columns of the details panel: those that are wanted, else those of the board that the source has, and its record key. */
export function detailColumns(board: Board, source: Source, wanted?: readonly string[]): string[] {
  const available = availableColumns(board, source);
  const unknown = wanted?.find((name) => !available.includes(name));
  if (unknown !== undefined) throw new QueryRefused('invalid', `The details have no column "${unknown}"`, 'columns');
  const columns = wanted ?? board.details.filter((name) => available.includes(name));
  return [...new Set(columns)].filter((name) => name !== source.recordKey).concat(source.recordKey);
}

/**
 * One row per published record. Its columns come as dimensions, then measures; `detailColumns` says how they are shown. What it
 * is sorted by need not be among them.
 */
export function detailsQuery(
  board: Board,
  source: Source,
  columns: readonly string[],
  where: readonly Condition[],
  orderBy: readonly OrderBy[],
): QueryInput {
  const available = availableColumns(board, source);
  for (const { field } of orderBy) {
    if (!available.includes(field))
      throw new QueryRefused('invalid', `The details have no column "${field}"`, 'orderBy');
  }
  const asked = [...new Set([...columns, ...orderBy.map(({ field }) => field)])];
  return {
    source: source.name,
    dimensions: asked.filter((name) => source.dimensions.has(name)),
    measures: asked.filter((name) => source.measures.has(name)),
    where: [...where],
    orderBy: [...orderBy],
  };
}

/** An order in which a page never repeats or skips a record of the page before: it ends with the record key. */
export function pagingOrder(source: Source, orderBy: readonly OrderBy[]): OrderBy[] {
  const { recordKey } = source;
  return orderBy.some(({ field }) => field === recordKey)
    ? [...orderBy]
    : [...orderBy, { field: recordKey, direction: 'asc' }];
}

/** How many records there are and what they add up to. */
export function totalsQuery(source: Source, where: readonly Condition[]): QueryInput {
  return {
    source: source.name,
    measures: ['records', ...SUMS.filter((name) => source.measures.has(name))],
    where: [...where],
  };
}

/** The tile of an id, on whatever page. Throws QueryRefused when the board has none. */
export function tileOf(board: Board, id: string): Tile {
  const tile = board.pages.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (!tile) throw new QueryRefused('invalid', `Board "${board.title}" has no tile "${id}"`, 'tile');
  return tile;
}

function markConditions(board: Board, marks: readonly Mark[]): Condition[] {
  return marks.flatMap(({ tile: id, field, values, series }) => {
    const tile = tileOf(board, id);
    if (tile.mark !== field) throw cannotBeMarked(tile, field);
    if (series === undefined) return [markCondition(tile, field, values)];
    if (series.field === field || !tile.query.dimensions.includes(series.field))
      throw cannotBeMarked(tile, series.field);
    return [markCondition(tile, field, values), markCondition(tile, series.field, [series.value])];
  });
}

function markCondition(tile: Tile, field: string, values: readonly MarkedValue[]): Condition {
  if (field === 'date') return inPeriods(values, tile.query.timeGrain ?? 'day');
  const [value, ...more] = values;
  if (more.length > 0) return { field, op: 'in', value: [...values] };
  return value === null || value === undefined ? { field, op: 'isEmpty' } : { field, op: 'eq', value };
}

function cannotBeMarked(tile: Tile, field: string): QueryRefused {
  return new QueryRefused('invalid', `Tile "${tile.title}" cannot be marked by "${field}"`, 'marks');
}
