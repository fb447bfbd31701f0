import type { PageView } from '@pellucid/contract';
import { nativeKind } from './native/native-kind.ts';
import { spotfireKind } from './spotfire/spotfire-kind.ts';
import type { ViewerKind } from './viewer-kind.ts';

/** The viewer of this product's boards. */
export const boardViewer: ViewerKind = nativeKind;

/** What shows a page, and what that opens. */
export interface PageViewer {
  readonly kind: ViewerKind;
  readonly path: string;
}

/** One kind for each analytics server: a screen goes by its identity. */
const spotfireKinds = new Map<string, ViewerKind>();

/**
 * Which viewer a page uses, decided here and nowhere else: a board is shown by our own, and any other analysis by the
 * customer's server, where the installation names one. Null where nobody can show it.
 */
export function viewerOf(
  { boardId, analysisPath }: Pick<PageView, 'boardId' | 'analysisPath'>,
  spotfireUrl: string | null,
): PageViewer | null {
  if (boardId !== null) return { kind: boardViewer, path: boardId };
  if (spotfireUrl === null || analysisPath === null || analysisPath === '') return null;
  const kind = spotfireKinds.get(spotfireUrl) ?? spotfireKind(spotfireUrl);
  spotfireKinds.set(spotfireUrl, kind);
  return { kind, path: analysisPath };
}
