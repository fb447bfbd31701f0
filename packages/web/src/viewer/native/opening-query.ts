import { openBoard } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How long a board that was prefetched may wait for the click, in milliseconds. */
const PREFETCH_TTL_MS = 15_000;

/** The opening of a board. It can be prefetched while the pointer is on its way to the link. */
export function openingQuery(boardId: string) {
  return queryOptions({
    queryKey: ['board-opening', boardId],
    queryFn: ({ signal }) => call(openBoard, { params: { boardId } }, { signal }),
    staleTime: PREFETCH_TTL_MS,
    gcTime: PREFETCH_TTL_MS,
    retry: false,
  });
}
