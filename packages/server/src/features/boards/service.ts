import { type Ask, isFree, QueryRefused, type Scope } from '@pellucid/analytics';
import type {
  AmountBands,
  Board,
  BoardOpening,
  BoardPage,
  BoardView,
  Compared,
  Condition,
  FieldInfo,
  FieldValues,
  QueryResult,
  SideBySide,
  Standing,
  Tile,
} from '@pellucid/contract';
import { amountBands } from './amount-bands.ts';
import { onlyAsked } from './answer-columns.ts';
import { fieldsOf, tileFields, tileOf, tileSource } from './board-fields.ts';
import { boardOf, pageOf, tileQuery } from './board-query.ts';
import { createBoardRecords, type RecordsDeps } from './board-records.ts';
import { compare } from './compare.ts';
import { type Asking, filterValues, type WantedValues } from './filter-values.ts';
import type { Shown } from './mark-filters.ts';
import { type OwnCompanyDeps, ownCompany } from './own-company.ts';
import { boardInTier, plainBoard, refuseUnlessFree } from './plain-board.ts';
import { besideReferences, withReferences } from './references.ts';
import { type ShortNames, withValues } from './short-names.ts';
import { comparedQuery, onlyCompared, withCompared } from './side-by-side.ts';
import { standingIn } from './standing.ts';

export interface BoardsDeps extends RecordsDeps, OwnCompanyDeps {
  analytics: RecordsDeps['analytics'];
  shortNames: ShortNames;
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
export function createBoards({ shortNames, ...deps }: BoardsDeps) {
  const { model, analytics, dataAsOf } = deps;

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

  const boardFor = (board: Board, scope: Scope) => boardInTier(board, scope, model);

  const shownOf = (board: Board, view: BoardView): Shown => ({ board, view, recordsOf: analytics.recordsOf });

  const askerOf = ({ scope, signal }: Asking): Ask => {
    const options = signal ? { signal } : {};
    return (question) => analytics.run(question, scope, options);
  };

  /** The figures of a tile; for who may see several years and companies, with those of the year before and where a company stands. */
  async function answerOf(shown: Shown, tile: Tile, asking: Asking, ask: Ask): Promise<TileFigures> {
    const asked = onlyAsked(await ask(tileQuery(shown, tile)), tile);
    if (isFree(asking.scope)) return { result: asked };
    const own = () => ownCompany(deps, tileSource(shown.board, tile), asking);
    const stands = await standingIn({ shown, tile, result: asked, ask, own });
    const { result, standing } = stands ?? { result: asked };
    const compared = tile.compare && (await compare({ shown, tile, result, model }, ask));
    return { result, ...(compared && { compared }), ...(standing && { standing }) };
  }

  /** The figures of a tile of companies side by side, with those of what they are measured by. */
  async function answerBeside(shown: Shown, tile: Tile, sides: SideBySide, ask: Ask): Promise<TileFigures> {
    const own = onlyCompared(shown, tile, onlyAsked(await ask(comparedQuery(shown, tile)), tile));
    const [result, compared] = await Promise.all([
      withReferences({ shown, tile, sides, model, ask }, own),
      tile.compare ? compare({ shown, tile, result: own, model }, ask) : undefined,
    ]);
    return { result, ...(compared && { compared: besideReferences(compared, result) }), sideBySide: sides };
  }

  /** What holds for the values of a filter: the filters of the other fields, and for who must have one a year. */
  async function underOthers(board: Board, field: string, filters: readonly Condition[], scope: Scope) {
    const others = filters.filter((filter) => filter.field !== field);
    const hasYear = others.some((filter) => filter.field === 'program_year');
    return [...board.where, ...(hasYear ? [] : await yearFilter(board, scope)), ...others];
  }

  return {
    ...createBoardRecords(deps),

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
      // Asked for once, with the first tile.
      let compared: ReturnType<typeof withCompared> | undefined;
      return {
        page,
        tiles: tiles.map((tile) => ({
          tile,
          // A function, so that a question that cannot be put is the problem of its tile alone.
          ask: async (ask = askerOf(asking)) => {
            compared ??= withCompared(board, view, ask);
            const { board: asked, sides } = await compared;
            const shown = shownOf(asked, view);
            return sides ? answerBeside(shown, tileOf(asked, tile.id), sides, ask) : answerOf(shown, tile, asking, ask);
          },
        })),
      };
    },

    dataVersion: (scope: Scope) => analytics.dataVersion(scope),

    remembered: analytics.remembered,

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
  tiles: TileQuestion[];
}

/** A tile and what answers its question, or questions; asked with another `ask`, so that somebody may hear of each. */
export interface TileQuestion {
  tile: Tile;
  ask(ask?: Ask): Promise<TileFigures>;
}

interface TileFigures {
  result: QueryResult;
  compared?: Compared;
  standing?: Standing;
  sideBySide?: SideBySide;
}

interface Preview {
  title: string;
  programYear: number | null;
  tile: Tile;
  fields: FieldInfo[];
  result: QueryResult;
}
