import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { ExportQuery } from '../http/table-format.ts';
import { BoardView, FieldInfo } from './board-view.ts';
import { boardParams } from './boards-api.ts';
import { TimeZone } from './made-by.ts';
import { Cell, OrderBy, QUERY_LIMIT } from './query.ts';

const tag = 'boards';

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

/** The order of records where none is asked for, on the screen and in a file: newest first; none where a board shows no date. */
export function usualRecordsOrder(details: readonly string[]): OrderBy[] {
  return details.includes('date') ? [{ field: 'date', direction: 'desc' }] : [];
}

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
    /** The address of the view. With it the file says what it holds: filters, totals, dates, who made it, and this link. */
    link: z
      .url({ protocol: /^https?$/ })
      .max(10_000)
      .optional(),
    /** What the records are, in the words of the screen; without it the file says the question as the server reads it. */
    said: z.array(z.string().max(20_000)).max(12).optional(),
    /** In which the file says when it was made. */
    timeZone: TimeZone.default('UTC'),
  }),
  stream: 'text/csv',
});
