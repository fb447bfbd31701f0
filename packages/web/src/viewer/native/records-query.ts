import { type BoardView, boardDetails, type OrderBy } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export interface RecordsPage {
  /** The tile whose records are meant, where one is. */
  tile?: string;
  /** In place of those of the board. */
  columns?: string[];
  orderBy: OrderBy[];
  limit: number;
  offset: number;
}

/** How many records there are comes with a page of them, of which none is shown. */
export const COUNT_ONLY: RecordsPage = { orderBy: [], limit: 1, offset: 0 };

/** One page of the records behind a view, how many there are and what they add up to. Who asks tells of failures. */
export function recordsQuery(boardId: string, dataVersion: string, view: BoardView, page: RecordsPage) {
  return queryOptions({
    queryKey: ['board-details', boardId, dataVersion, view.filters, view.marks, view.breakOuts, page],
    queryFn: ({ signal }) =>
      call(boardDetails, { params: { boardId }, body: { ...view, ...page } }, { signal, quiet: true }),
  });
}
