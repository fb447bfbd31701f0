import { landingPreview } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The public preview tile of a free board, newest program year. */
export const previewQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['landing-preview', boardId],
    queryFn: ({ signal }) => call(landingPreview, { params: { boardId } }, { signal }),
    staleTime: 10 * 60_000,
  });
