import { type Analytics, isFree, type Model, QueryRefused, type Scope, type Source } from '@pellucid/analytics';
import type {
  AmountBands,
  Board,
  BoardDetails,
  BoardOpening,
  BoardPage,
  BoardView,
  Compared,
  Condition,
  FieldInfo,
  FieldValues,
  Filter,
  OrderBy,
  QueryInput,
  QueryResult,
  Tile,
} from '@pellucid/contract';
import type { Table } from '../../table-files/table.ts';
import { aboutRecords } from './about-records.ts';
import { amountBands } from './amount-bands.ts';
import { arranged, arrangerOf, onlyAsked, totalsOf } from './answer-columns.ts';
import { fieldInfo, fieldsOf, sourceNamed, tileFields, tileOf, tileSource } from './board-fields.ts';
import {
  availableColumns,
  boardOf,
  detailColumns,
  detailsQuery,
  pageOf,
  pagingOrder,
  recordConditions,
  tileBehind,
  tileQuery,
  totalsQuery,
} from './board-query.ts';
import { compare } from './compare.ts';
import { type Asking, filterValues, type WantedValues } from './filter-values.ts';
import type { Shown } from './mark-filters.ts';
import { plainBoard } from './plain-board.ts';
import { type ShortNames, withValues } from './short-names.ts';

export interface BoardsDeps {
  model: Model;
  shortNames: ShortNames;
  analytics: Analytics;
  /** Day of the newest publication that a source was loaded from, YYYY-MM-DD; null when none says one. */
  dataAsOf(source: string): Promise<string | null>;
}

/** Which records of a view: those behind a tile where one is named. */
interface WantedRecords {
  tile?: string | undefined;
  columns?: readonly string[] | undefined;
  orderBy: readonly OrderBy[];
}

/** What a filter's list is asked for, under the filters of the view. */
interface ListedValues extends WantedValues {
  filters: readonly Condition[];
}

export type Boards = ReturnType<typeof createBoards>;

/**
 * Boards as questions to the query gate. Every figure, value and row is asked in the scope of who asks; which board a
 * caller may open is for the routes. Errors are the gate's `QueryRefused`.
 */
export function createBoards({ model, shortNames, analytics, dataAsOf }: BoardsDeps) {
  /** Program years of a board's source that a scope may ask for, newest first. */
  async function programYears(board: Board, scope: Scope): Promise<number[]> {
    const { sources } = await analytics.describe(scope);
    const years = sources.find(({ name }) => name === board.source)?.programYears ?? [];
    return years.toSorted((a, b) => b - a);
  }

  /** The one year that the FREE tier and the public begin with; others are not held to a year. */
  async function yearFilter(board: Board, scope: Scope): Promise<Condition[]> {
    if (!isFree(scope)) return [];
    const [newest] = await programYears(board, scope);
    return newest === undefined ? [] : [{ field: 'program_year', op: 'eq', value: newest }];
  }

  /** A board as a scope may see it. Throws QueryRefused where it may not. */
  function boardFor(board: Board, scope: Scope): Board {
    if (!isFree(scope)) return board;
    refuseUnlessFree(board);
    return plainBoard(board, model);
  }

  const shownOf = (board: Board, view: BoardView): Shown => ({ board, view, recordsOf: analytics.recordsOf });

  /** The source of the records behind a view, or behind a tile of it, and what holds for them. */
  function recordsOf(shipped: Board, view: BoardView, tile: string | undefined): { source: Source; where: Filter[] } {
    const board = boardOf(shipped, view, model);
    pageOf(board, view);
    const behind = tileBehind({ board, view }, tile);
    const name = behind === undefined ? board.source : tileSource(board, behind);
    return { source: sourceNamed(name, model), where: recordConditions(shownOf(board, view), tile) };
  }

  /** The figures of a tile, with those of the year before for who may see two years beside each other. */
  async function answerOf(shown: Shown, tile: Tile, { scope, signal }: Asking): Promise<TileFigures> {
    const ask = (question: QueryInput) => analytics.run(question, scope, signal ? { signal } : {});
    const found = await ask(tileQuery(shown, tile));
    const result = onlyAsked(found, tile);
    const compared = tile.compare && !isFree(scope) ? await compare(shown, tile, result, ask) : undefined;
    return { result, ...(compared && { compared }) };
  }

  /** What holds for the values of a filter: the filters of the other fields, and for who must have one a year. */
  async function underOthers(board: Board, field: string, filters: readonly Condition[], scope: Scope) {
    const others = filters.filter((filter) => filter.field !== field);
    const hasYear = others.some((filter) => filter.field === 'program_year');
    return [...board.where, ...(hasYear ? [] : await yearFilter(board, scope)), ...others];
  }

  return {
    /** What a viewer needs before its first question. */
    async open(shipped: Board, { scope }: Asking): Promise<BoardOpening> {
      const board = boardFor(shipped, scope);
      const [years, defaultFilters, dataVersion, asOf] = await Promise.all([
        programYears(board, scope),
        yearFilter(board, scope),
        analytics.dataVersion(scope),
        dataAsOf(board.source),
      ]);
      return {
        board,
        fields: fieldsOf(board, model).map((field) => withValues(field, shortNames, years)),
        programYears: years,
        defaultFilters,
        oneYearOnly: isFree(scope),
        dataVersion,
        dataAsOf: asOf,
      };
    },

    /** The page of a view and the question of each of its tiles (or of the named ones), not yet asked. */
    page(shipped: Board, view: BoardView, asking: Asking, only?: readonly string[]): PageQuestions {
      const board = boardOf(boardFor(shipped, asking.scope), view, model);
      const page = pageOf(board, view);
      const tiles = page.tiles.filter(({ id }) => only?.includes(id) ?? true);
      return {
        page,
        tiles: tiles.map((tile) => ({
          tile,
          // A function, so that a question that cannot be put is the problem of its tile alone.
          ask: async () => answerOf(shownOf(board, view), tile, asking),
        })),
      };
    },

    dataVersion: (scope: Scope) => analytics.dataVersion(scope),

    /** One page of the records behind a view, how many there are and what they add up to. */
    async details(
      shipped: Board,
      view: BoardView,
      wanted: WantedRecords & { limit: number; offset: number },
      { scope, signal }: Asking,
    ): Promise<BoardDetails> {
      const board = boardFor(shipped, scope);
      const { source, where } = recordsOf(board, view, wanted.tile);
      const options = signal ? { signal } : {};
      const { limit, offset } = wanted;
      const names = detailColumns(board, source, wanted.columns);
      const query = detailsQuery(board, source, names, where, pagingOrder(source, wanted.orderBy));
      const [found, total] = await Promise.all([
        analytics.run({ ...query, limit, offset }, scope, options),
        analytics.run(totalsQuery(source, where), scope, options),
      ]);
      const columns = names.map((name) => fieldInfo(source, name));
      const available = availableColumns(board, source).map((name) => fieldInfo(source, name));
      const rows = found.rows.map(arrangerOf(found.columns, columns));
      return { columns, available, rows, total: totalsOf(total), dataVersion: found.dataVersion };
    },

    /** The records behind a view, all or the first, as they are read; without an order they come as they lie, which spares sorting them. */
    async exportDetails(
      shipped: Board,
      view: BoardView,
      { limit, link, ...wanted }: WantedRecords & { limit?: number | undefined; link?: string | undefined },
      { scope, signal }: Asking,
    ): Promise<{ columns: FieldInfo[] } & Omit<Table, 'columns'>> {
      const board = boardFor(shipped, scope);
      const { source, where } = recordsOf(board, view, wanted.tile);
      const names = detailColumns(board, source, wanted.columns);
      const query = { ...detailsQuery(board, source, names, where, wanted.orderBy), ...(limit && { limit }) };
      const stream = await analytics.stream(query, scope, signal ? { signal } : {});
      const columns = names.map((name) => fieldInfo(source, name));
      const chunks = arranged(stream, arrangerOf(stream.columns, columns));
      const rows = { columns, chunks, cancelled: stream.cancelled };
      if (link === undefined) return { ...rows, about: stream.words };
      const [found, asOf] = await Promise.all([
        analytics.run(totalsQuery(source, where), scope, signal ? { signal } : {}),
        dataAsOf(board.source),
      ]);
      const fields = found.columns.map(({ name }) => fieldInfo(source, name));
      const { title } = wanted.tile === undefined ? board : tileOf(board, wanted.tile);
      const total = totalsOf(found);
      const about = aboutRecords({ title, words: stream.words, total, fields, limit, dataAsOf: asOf, link });
      return { ...rows, about, preamble: about };
    },

    /** Values of a filter field with their record counts, under the other filters. */
    async fieldValues(board: Board, field: string, wanted: ListedValues, asking: Asking): Promise<FieldValues> {
      if (isFree(asking.scope)) refuseUnlessFree(board);
      if (!board.filters.some((filter) => filter.field === field))
        throw new QueryRefused('invalid', `Board "${board.title}" has no filter "${field}"`, 'field');
      const where = await underOthers(board, field, wanted.filters, asking.scope);
      return filterValues({ model, analytics }, { source: board.source, field, where }, wanted, asking);
    },

    /** Records by the size of their amount, under the other filters. */
    async amountBands(board: Board, filters: readonly Condition[], asking: Asking): Promise<AmountBands> {
      if (isFree(asking.scope)) refuseUnlessFree(board);
      if (!board.filters.some(({ field }) => field === 'amount'))
        throw new QueryRefused('invalid', `Board "${board.title}" has no filter "amount"`, 'field');
      const where = await underOthers(board, 'amount', filters, asking.scope);
      return amountBands(analytics, { source: board.source, where }, asking);
    },

    /** The preview tile of a free board, in the public's scope and the newest year that it may see. */
    async preview(shipped: Board, signal?: AbortSignal): Promise<Preview | undefined> {
      const board = plainBoard(shipped, model);
      const tile = board.pages.flatMap(({ tiles }) => tiles).find(({ id }) => id === board.preview);
      if (!board.free || !tile) return undefined;
      const scope: Scope = { kind: 'public' };
      const filters = await yearFilter(board, scope);
      const query = tileQuery(shownOf(board, { page: '', filters, marks: [] }), tile);
      const year = filters[0]?.value;
      return {
        title: board.title,
        programYear: typeof year === 'number' ? year : null,
        tile,
        fields: tileFields(board, tile, model).map((field) => withValues(field, shortNames, [])),
        result: await analytics.run(query, scope, signal ? { signal } : {}),
      };
    },
  };
}

interface PageQuestions {
  page: BoardPage;
  tiles: { tile: Tile; ask: () => Promise<TileFigures> }[];
}

interface TileFigures {
  result: QueryResult;
  compared?: Compared;
}

interface Preview {
  title: string;
  programYear: number | null;
  tile: Tile;
  fields: FieldInfo[];
  result: QueryResult;
}

/** The gate would refuse each question of such a board; said once, it reads better. */
function refuseUnlessFree(board: Board): void {
  if (!board.free)
    throw new QueryRefused(
      'freemium',
      `"${board.title}" is not part of the free version, which has six dashboards. Contact us for the unlimited version.`,
    );
}
