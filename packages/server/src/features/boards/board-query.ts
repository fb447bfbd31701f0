import { type Model, QueryRefused, type Source } from '@pellucid/analytics';
import {
  type Board,
  type BoardPage,
  type BoardView,
  boardInView,
  canBreakOutBy,
  type Filter,
  type OrderBy,
  type QueryInput,
  type Tile,
  tileQuestion,
  usualRecordsOrder,
} from '@pellucid/contract';
import { fieldInfo, SUMS, sourceNamed, tileOf, tileSource } from './board-fields.ts';
import { answerFilters, markFilters, type Shown } from './mark-filters.ts';

/** The board with its tiles as a view shows them. Throws QueryRefused when one cannot be shown so. */
export function boardOf(board: Board, view: BoardView, model: Model): Board {
  const source = sourceNamed(board.source, model);
  if (view.sideBySide !== undefined && board.sideBySide === undefined)
    throw new QueryRefused('invalid', `"${board.title}" sets no companies side by side`, 'sideBySide');
  for (const { tile: id, by } of view.breakOuts ?? []) {
    const tile = tileOf(board, id);
    const filter = board.filters.find(({ field }) => field === by);
    const canBe = tile.mark !== undefined && tile.query.from === undefined && filter !== undefined;
    if (!canBe || !canBreakOutBy(filter, fieldInfo(source, by)))
      throw new QueryRefused('invalid', `Tile "${tile.title}" cannot be broken out by "${by}"`, 'breakOuts');
  }
  return boardInView(board, view, (name) => fieldInfo(source, name));
}

/** The page that a view shows. Throws QueryRefused when the board has no such page. */
export function pageOf(board: Board, view: BoardView): BoardPage {
  const page = board.pages.find(({ id }) => id === view.page);
  if (!page) throw new QueryRefused('invalid', `Board "${board.title}" has no page "${view.page}"`, 'page');
  return page;
}

/** The question of a tile in a view: what the board, the filters, the marks of the other tiles and the tile itself say. */
export function tileQuery(whole: Shown, tile: Tile): QueryInput {
  const shown = heeded(whole, tile);
  const { board, view } = shown;
  const others = view.marks.filter((mark) => mark.tile !== tile.id);
  const records = [...board.where, ...view.filters, ...markFilters(shown, others)];
  const { where = [], from, ...question } = tileQuestion(tile.query, board.named);
  const source = tileSource(board, tile);
  // Over an answer, what the view says is of the records that are asked first.
  if (from) return { source, ...question, where, from: { ...from, where: [...records, ...(from.where ?? [])] } };
  return { source, ...question, where: [...records, ...where] };
}

/** The view without what a tile ignores, but for its own marks. */
function heeded(shown: Shown, { id, ignores }: Tile): Shown {
  if (ignores.length === 0) return shown;
  const isHeeded = (field: string | undefined) => field === undefined || !ignores.includes(field);
  const { filters, marks, ...view } = shown.view;
  return {
    ...shown,
    view: {
      ...view,
      filters: filters.filter(({ field }) => isHeeded(field)),
      marks: marks.filter(({ tile, field, series }) => tile === id || (isHeeded(field) && isHeeded(series?.field))),
    },
  };
}

/**
 * What holds for the records behind a view: the board's own condition, the filters and all marks. Behind a tile its own
 * condition holds too, because the records must add up to its figure. Without a named tile that is the one in which something
 * is marked; with marks in several tiles there is no single figure, and the conditions of the tiles do not apply.
 */
export function recordConditions(whole: Shown, tile?: string): Filter[] {
  const shown = tile === undefined ? whole : heeded(whole, tileOf(whole.board, tile));
  const { board, view } = shown;
  const behind = tileBehind(shown, tile);
  const own = behind === undefined ? [] : ownFilters(shown, behind);
  return [...board.where, ...view.filters, ...markFilters(shown, view.marks), ...own];
}

/** The tile whose records are meant: the one that is named, else the only one in which something is marked. */
export function tileBehind({ board, view }: Omit<Shown, 'recordsOf'>, tile?: string): Tile | undefined {
  const marked = [...new Set(view.marks.map((mark) => mark.tile))];
  const behind = tile ?? (marked.length === 1 ? marked[0] : undefined);
  return behind === undefined ? undefined : tileOf(board, behind);
}

/** What a tile asks of records for itself; over an answer, what its marks do not say already. */
function ownFilters(shown: Shown, tile: Tile): Filter[] {
  if (!tile.query.from) return tile.query.where;
  return shown.view.marks.some((mark) => mark.tile === tile.id) ? [] : answerFilters(shown, tile);
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
  where: readonly Filter[],
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

/**
 * The order of records, of a page and of a file: what is asked for, else the usual one. It ends with the record key, so that a
 * page never repeats or skips a record of the page before, and the first of a file are the first of the list.
 */
export function recordsOrder(board: Board, source: Source, asked: readonly OrderBy[]): OrderBy[] {
  const { recordKey } = source;
  const available = availableColumns(board, source);
  const usual = usualRecordsOrder(board.details).filter(({ field }) => available.includes(field));
  const order = asked.length > 0 ? asked : usual;
  return order.some(({ field }) => field === recordKey)
    ? [...order]
    : [...order, { field: recordKey, direction: 'asc' }];
}

/** What each of the first records adds to the totals. */
export function summedQuery(
  source: Source,
  where: readonly Filter[],
  orderBy: readonly OrderBy[],
  limit: number,
): QueryInput {
  const sorted = orderBy.map(({ field }) => field);
  const asked = [...new Set([...sorted, source.recordKey, ...SUMS])];
  return {
    source: source.name,
    dimensions: asked.filter((name) => source.dimensions.has(name)),
    measures: asked.filter((name) => source.measures.has(name)),
    where: [...where],
    orderBy: [...orderBy],
    limit,
  };
}

/** How many records there are and what they add up to. */
export function totalsQuery(source: Source, where: readonly Filter[]): QueryInput {
  return {
    source: source.name,
    measures: ['records', ...SUMS.filter((name) => source.measures.has(name))],
    where: [...where],
  };
}
