import type { QueryClient } from '@tanstack/react-query';
import type { MountedViewer } from '../mounted-viewer.ts';
import { NativeSurface } from './native-surface.tsx';
import { NativeViewer } from './native-viewer.ts';
import { openingQuery } from './opening-query.ts';

/** The viewer of this product's own boards. */
export function createNativeViewer(queries: QueryClient): MountedViewer {
  const viewer = new NativeViewer(async (boardId) => {
    const opening = await queries.fetchQuery(openingQuery(boardId));
    // Used once: whoever opens the board again gets it as it is then.
    queries.removeQueries({ queryKey: openingQuery(boardId).queryKey });
    return opening;
  });
  return { viewer, render: (switches) => <NativeSurface viewer={viewer} switches={switches} /> };
}
