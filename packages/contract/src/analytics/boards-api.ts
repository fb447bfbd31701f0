import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { ExportQuery } from '../http/table-format.ts';
import { Board, Tile } from './board.ts';
import { BreakOut } from './break-out.ts';
import { Condition } from './filter.ts';
import { Cell, OrderBy, QUERY_LIMIT, QueryResult, ValueType } from './query.ts';

/** A marked value; null marks the empty category. */
export const MarkedValue = z.union([z.string().max(500), z.number(), z.null()]);
export type MarkedValue = z.infer<typeof MarkedValue>;

/**
 * What is marked: values of one dimension, chosen in one tile. In a tile with two dimensions `series` is the value of the
 * other one that all of them go with. Marks filter every tile but the one they were made in, and the details panel.
 */
export const Mark = z.strictObject({
  tile: z.string().max(64),
  field: z.string().max(64),
  values: z.array(MarkedValue).min(1).max(200),
  series: z.strictObject({ field: z.string().max(64), value: MarkedValue }).optional(),
});
export type Mark = z.infer<typeof Mark>;

/**
 * What a viewer shows: the page, its filters, its marks and the tiles that are broken out by another dimension. It is the
 * whole state, and it is what the URL keeps.
 */
export const BoardView = z.strictObject({
  page: z.string().max(64),
  filters: z.array(Condition).max(30).default([]),
  marks: z.array(Mark).max(10).default([]),
  breakOuts: z.array(BreakOut).max(12).optional(),
});
export type BoardView = z.output<typeof BoardView>;

/** A value that a coded dimension can have, as it is published, and what charts, chips and lists call it. */
export const CodedValue = z.object({ value: z.union([z.string(), z.number()]), shortName: z.string() });
export type CodedValue = z.infer<typeof CodedValue>;

/**
 * A dimension or measure as a screen needs it; `values` has those of a coded dimension, in an order that never changes. `shownAs`
 * of an id is the dimension with the name of what it stands for.
 */
export const FieldInfo = z.object({
  name: z.string(),
  label: z.string(),
  type: ValueType,
  values: z.array(CodedValue).optional(),
  shownAs: z.string().optional(),
  /** A record may have several values of it; in a list of records they stand together, with "; " between them. */
  manyValued: z.literal(true).optional(),
});
export type FieldInfo = z.infer<typeof FieldInfo>;

const boardParams = z.object({ boardId: z.string().max(64) });
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
 */
export const Compared = z.object({
  year: z.int(),
  /** Whether the view shows that year alone: else it shows all years, and this is the newest whole one. */
  chosen: z.boolean(),
  figures: z.array(z.object({ now: Cell, before: Cell })),
  years: z.array(z.object({ year: z.int(), figure: Cell })).optional(),
});
export type Compared = z.infer<typeof Compared>;

/** The answer of a tile, or the problem that it alone has; the other tiles show theirs. */
export const TileAnswer = z.union([
  z.object({ tile: z.string(), result: QueryResult, compared: Compared.optional() }),
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

/** Columns of one question for records. */
export const MAX_RECORD_COLUMNS = 40;

/** The records behind the filters and marks of a view: one page of them, how many there are, and what they add up to. */
export const BoardDetails = z.object({
  columns: z.array(FieldInfo),
  /** Every column that can be asked for, those of the board first. */
  available: z.array(FieldInfo),
  rows: z.array(z.array(Cell)),
  total: z.object({ records: z.int(), sums: z.record(z.string(), z.string()) }),
  dataVersion: z.string(),
});
export type BoardDetails = z.infer<typeof BoardDetails>;

const recordsBehind = {
  /** The tile whose records are meant; they add up to its figure. Without it: those of all that is filtered and marked. */
  tile: z.string().max(64).optional(),
  /** In their order, in place of the board's own; the record key is added. */
  columns: z
    .array(z.string().max(64))
    .min(1)
    .max(MAX_RECORD_COLUMNS - 1)
    .optional(),
};

export const boardDetails = endpoint({
  id: 'boardDetails',
  summary: 'The records behind what is filtered and marked',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/details',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  body: z.strictObject({
    ...BoardView.shape,
    ...recordsBehind,
    orderBy: z.array(OrderBy).max(3).default([]),
    limit: z.int().min(1).max(500).default(50),
    offset: z.int().min(0).max(1_000_000_000).default(0),
  }),
  response: BoardDetails,
});

export const exportBoardDetails = endpoint({
  id: 'exportBoardDetails',
  summary: 'Every record behind what is filtered and marked, or the first of them, as a CSV or Excel file',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/details/export',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  query: ExportQuery,
  body: z.strictObject({
    ...BoardView.shape,
    ...recordsBehind,
    orderBy: z.array(OrderBy).max(3).default([]),
    limit: z.int().min(1).max(QUERY_LIMIT.rows).optional(),
    /** The address of the view. With it the file says what it holds: filters, totals, the data's date and this link. */
    link: z
      .url({ protocol: /^https?$/ })
      .max(10_000)
      .optional(),
  }),
  stream: 'text/csv',
});

/**
 * Values of a filter field with their record counts, largest first; `search` narrows them, best match first, and forgives
 * a typo. The counts follow the filters of the other fields (FREE tier: the newest year where none is among them).
 * Ids are found by the `name` of what they stand for: people of one name are several values, and `description` tells them apart
 * ("Cardiology · Springfield, IL"). Of other values it says why one is found whose letters do not say it: "formerly …".
 */
export const FieldValue = z.object({
  value: Cell,
  records: z.number(),
  name: z.string().optional(),
  description: z.string().optional(),
});
export type FieldValue = z.infer<typeof FieldValue>;
export const FieldValues = z.object({ values: z.array(FieldValue), truncated: z.boolean() });
export type FieldValues = z.infer<typeof FieldValues>;

export const boardFieldValues = endpoint({
  id: 'boardFieldValues',
  summary: 'Values that a filter field of a board can take',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/fields/{field}/values',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: z.object({ boardId: z.string().max(64), field: z.string().max(64) }),
  body: z.strictObject({
    search: z.string().max(100).optional(),
    /** These alone, in place of a search, also those that the filters leave no records: what a link's filter is called. */
    values: Mark.shape.values.optional(),
    /** Most values of a list; a search and values that are named have limits of their own. */
    limit: z.int().min(1).max(1_000).optional(),
    filters: BoardView.shape.filters,
  }),
  response: FieldValues,
});

/** Records by the size of their amount, from the smallest: a bound belongs to the band above it, and null is open. */
export const AmountBands = z.object({
  bands: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), records: z.int() })),
});
export type AmountBands = z.infer<typeof AmountBands>;

export const boardAmountBands = endpoint({
  id: 'boardAmountBands',
  summary: 'How many records of a board have an amount of each size, under the other filters',
  tag,
  method: 'POST',
  path: 'api/boards/{boardId}/amounts',
  access: ['ROLE_USER'],
  takesCompany: true,
  params: boardParams,
  body: z.strictObject({ filters: BoardView.shape.filters }),
  response: AmountBands,
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
