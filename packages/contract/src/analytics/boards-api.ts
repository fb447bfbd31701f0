import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { Board, Tile } from './board.ts';
import { BoardView, FieldInfo } from './board-view.ts';
import { Condition } from './filter.ts';
import { Cell, QueryResult } from './query.ts';
import { SideBySide } from './side-by-side.ts';

/** Which board a call is about. */
export const boardParams = z.object({ boardId: z.string().max(64) });
const tag = 'boards';

/** Everything a viewer needs before its first query: the board, the labels of its fields, and the caller's limits. */
export const BoardOpening = z.object({
  board: Board,
  fields: z.array(FieldInfo),
  programYears: z.array(z.int()),
  /** Filters to begin with when the URL has none: the newest year for the FREE tier, else none. */
  defaultFilters: z.array(Condition),
  /** True when exactly one program year must be chosen (FREE tier). */
  oneYearOnly: z.boolean(),
  dataVersion: z.string(),
  dataAsOf: z.string().nullable(),
});
export type BoardOpening = z.infer<typeof BoardOpening>;

export const openBoard = endpoint({
  id: 'openBoard',
  summary: 'A board, the labels of its fields and what the caller may filter',
  tag,
  method: 'GET',
  path: 'api/boards/{boardId}',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  response: BoardOpening,
});

/**
 * What a tile that compares with the year before shows beside its figures: those of one program year and of the one before it,
 * for each row of the result; empty where there are no records. `years` are all that a single figure was, from the first year.
 * `ofSome`: the figure is an average, a median or the like, of which there is none without records; a sum or a number is nothing there.
 */
export const Compared = z.object({
  year: z.int(),
  /** Whether the view shows that year alone: else it shows all years, and this is the newest whole one. */
  chosen: z.boolean(),
  figures: z.array(z.object({ now: Cell, before: Cell })),
  years: z.array(z.object({ year: z.int(), figure: Cell })).optional(),
  ofSome: z.literal(true).optional(),
});
export type Compared = z.infer<typeof Compared>;

/**
 * Where the company that a view is about stands in a tile that ranks companies: its place among those that have a figure, null
 * where it has none. Its row is among those of the result, the last where the tile's limit would have cut it. `own`: it is the
 * caller's company, and not one that is filtered.
 */
export const Standing = z.object({ value: z.string(), rank: z.int().nullable(), of: z.int(), own: z.boolean() });
export type Standing = z.infer<typeof Standing>;

/** The answer of a tile, or the problem that it alone has; the other tiles show theirs. */
export const TileAnswer = z.union([
  z.object({
    tile: z.string(),
    result: QueryResult,
    compared: Compared.optional(),
    standing: Standing.optional(),
    /** Of a board that sets companies side by side; the rows of references come after those of the question. */
    sideBySide: SideBySide.optional(),
  }),
  z.object({ tile: z.string(), problem: Problem }),
]);
export type TileAnswer = z.infer<typeof TileAnswer>;

export const runBoard = endpoint({
  id: 'runBoard',
  summary: 'All tiles of one page of a board, in one call',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/run',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  body: z.strictObject({ ...BoardView.shape, tiles: z.array(z.string().max(64)).max(12).optional() }),
  response: z.object({ dataVersion: z.string(), answers: z.array(TileAnswer), elapsedMs: z.number() }),
});

/** The six previews of the landing page: what the public may see of the free boards, newest program year. */
export const landingPreview = endpoint({
  id: 'landingPreview',
  summary: 'The preview tile of a free board, for everyone',
  tag,
  method: 'GET',
  path: 'api/landing/previews/{boardId}',
  access: 'public',
  params: boardParams,
  response: z.object({
    title: z.string(),
    programYear: z.int().nullable(),
    tile: Tile,
    fields: z.array(FieldInfo),
    result: QueryResult,
  }),
});
