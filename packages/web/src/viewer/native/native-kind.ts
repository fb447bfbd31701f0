import type { ViewerKind } from '../viewer-kind.ts';
import { serializeLink } from './link-state.ts';
import { openingQuery } from './opening-query.ts';
import { CLOSED_PANELS } from './viewer-snapshot.ts';

/** Boards of this product. */
export const nativeKind: ViewerKind = {
  load: async () => (await import('./create-native-viewer.tsx')).createNativeViewer,
  prefetch: (queries, boardId) => queries.prefetchQuery(openingQuery(boardId)),
  linkState: (page, filters) => serializeLink({ view: { page, filters, marks: [] }, ...CLOSED_PANELS }),
};
