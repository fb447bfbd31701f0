import type { Ask } from '@pellucid/analytics';
import {
  type Board,
  type BoardView,
  boardAmountBands,
  boardDetails,
  boardFieldValues,
  exportBoardDetails,
  hasAnyAuthority,
  landingPreview,
  madeBy,
  openBoard,
  type Query,
  runBoard,
  type TileAnswer,
} from '@pellucid/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import { notedProblem } from '../../http/errors.ts';
import { type Caller, type HandlerContext, mount, requireCaller, type Server, scopeOf } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import { sendTable } from '../../table-files/send-table.ts';
import type { BoardStore } from './board-store.ts';
import { ownCompany } from './own-company.ts';
import { type BoardsDeps, createBoards, type TileQuestion } from './service.ts';
import { type ViewConditions, viewConditions } from './view-conditions.ts';
import { viewOfQuery } from './view-of-query.ts';

/** How long a browser or proxy may keep a preview of the landing page, in seconds. */
const PREVIEW_AGE = 300;

export interface BoardRoutesDeps extends BoardsDeps {
  store: BoardStore;
  clock: Clock;
  /** How files call who makes them. */
  accountName(caller: Caller): Promise<string>;
  /** Whether one of the pages that the caller's user group shows opens the board. */
  mayOpen(boardId: string, caller: Caller): Promise<boolean>;
  /** The boards that the caller has a page of, with the page. */
  pagesOf(caller: Caller): Promise<ReadonlyMap<string, number>>;
}

/** What others may know of boards. */
interface BoardReadings {
  /** What a view of a board says of records, for a caller who may open the board; else 404. */
  conditionsOf(board: { id: string; view: BoardView }, context: HandlerContext): Promise<ViewConditions>;
  /** A page of the caller's with the view of its board that has the records of a question; null where none can. */
  viewOf(query: Query, caller: Caller): Promise<{ page: number; title: string; view: BoardView } | null>;
  /** The caller's company as a source calls it; null where it has none of that name. */
  ownCompanyOf(source: string, context: HandlerContext): Promise<string | null>;
}

/**
 * Boards over HTTP. A board exists only for who may open it: one that no page of the caller's user group shows answers 404
 * like one that is not there. ROLE_ADMIN opens all.
 */
export function boardRoutes(server: Server, deps: BoardRoutesDeps): BoardReadings {
  const boards = createBoards(deps);

  async function boardFor(id: string, context: HandlerContext): Promise<Board> {
    const caller = requireCaller(context);
    const board = await deps.store.find(id);
    const administrator = hasAnyAuthority(caller.authorities, ['ROLE_ADMIN']);
    if (!board || !(administrator || (await deps.mayOpen(id, caller)))) throw notFound(`There is no board "${id}"`);
    return board;
  }

  mount(server, openBoard, async ({ params }, context) =>
    boards.open(await boardFor(params.boardId, context), askingOf(context)),
  );

  mount(server, runBoard, async ({ params, body: { tiles: only, ...view } }, context) => {
    const started = performance.now();
    const board = await boardFor(params.boardId, context);
    const asking = askingOf(context);
    const { company, actingFor } = requireCaller(context);
    // Tiles say where the caller's company stands, which is found by its name of today.
    const own = actingFor === undefined ? company?.companyName : await deps.companyName(actingFor);
    const question = { of: board, asked: JSON.stringify([view, only, own]) };
    const { page } = await boards.remembered(
      question,
      asking.scope,
      async (ask) => {
        const dataVersion = await boards.dataVersion(asking.scope);
        const { tiles } = boards.page(board, view, asking, only);
        const answers = await Promise.all(tiles.map((tile) => answerOrProblem(tile, ask, context.request)));
        const isWhole = answers.every((answer) => 'result' in answer);
        return { page: { dataVersion, answers, elapsedMs: performance.now() - started }, isWhole };
      },
      asking,
    );
    return page;
  });

  mount(server, boardDetails, async ({ params, body }, context) => {
    const { tile, columns, orderBy, limit, offset, ...view } = body;
    const board = await boardFor(params.boardId, context);
    return boards.details(board, view, { tile, columns, orderBy, limit, offset }, askingOf(context));
  });

  mount(server, exportBoardDetails, async ({ params, query: { format }, body }, context) => {
    const { tile, columns: names, orderBy, limit, link, said, timeZone, ...view } = body;
    const board = await boardFor(params.boardId, context);
    const about = link !== undefined && {
      link,
      said,
      made: madeBy(await deps.accountName(requireCaller(context)), deps.clock(), timeZone),
    };
    const wanted = { tile, columns: names, orderBy, limit, ...(about && { about }) };
    const { columns, ...rows } = await boards.exportDetails(board, view, wanted, askingOf(context));
    const titled = columns.map(({ label, type }) => ({ title: label, type }));
    return sendTable(context.reply, { name: board.id, format }, { columns: titled, ...rows });
  });

  mount(server, boardFieldValues, async ({ params, body }, context) =>
    boards.fieldValues(await boardFor(params.boardId, context), params.field, body, askingOf(context)),
  );

  mount(server, boardAmountBands, async ({ params, body }, context) =>
    boards.amountBands(await boardFor(params.boardId, context), body.filters, askingOf(context)),
  );

  mount(server, landingPreview, async ({ params }, { reply, signal }) => {
    const board = await deps.store.find(params.boardId);
    const preview = board && (await boards.preview(board, signal));
    if (!preview) throw notFound(`There is no preview "${params.boardId}"`);
    reply.header('Cache-Control', `public, max-age=${PREVIEW_AGE}`);
    return preview;
  });

  return {
    conditionsOf: async ({ id, view }, context) =>
      viewConditions(deps, await boardFor(id, context), view, askingOf(context)),
    async viewOf(query, caller) {
      const pages = await deps.pagesOf(caller);
      const pageOf = ({ id }: Board) => pages.get(id) ?? 0;
      const boards = (await deps.store.all()).filter(({ id }) => pages.has(id));
      // Pages are brought in the order of the menu.
      const found = viewOfQuery(
        query,
        boards.toSorted((a, b) => pageOf(a) - pageOf(b)),
      );
      if (!found) return null;
      const { board, view } = found;
      return { page: pageOf(board), title: board.title, view };
    },
    ownCompanyOf: (source, context) => ownCompany(deps, source, askingOf(context)),
  };
}

/** The answer of a tile; a question that fails is the problem of its tile alone. */
async function answerOrProblem(question: TileQuestion, ask: Ask, request: FastifyRequest): Promise<TileAnswer> {
  const { tile } = question;
  try {
    return { tile: tile.id, ...(await question.ask(ask)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { tile: tile.id, problem: notedProblem(request, error).body(request.url) };
  }
}

function askingOf(context: HandlerContext) {
  return { scope: scopeOf(context), signal: context.signal };
}
