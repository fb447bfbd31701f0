import type { BoardOpening, BoardPage, BoardView, Problem, Tile } from '@pellucid/contract';
import type { ViewerPhase } from '../analytics-viewer.ts';
import type { TileState } from './tile-cache.ts';

/** What the screen of the native viewer is drawn from; a new object with each change. */
export interface ViewerSnapshot {
  readonly phase: ViewerPhase;
  readonly opening: BoardOpening | null;
  /** Null until the board is open. */
  readonly view: BoardView | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly detailsOpen: boolean;
  /** The tile whose records are listed; null: those of all that is filtered and marked. */
  readonly detailsTile: string | null;
  readonly tiles: Readonly<Record<string, TileState>>;
  /** Why the board could not be opened. */
  readonly problem: Problem | null;
}

/** Before a board is open. */
export const CLOSED: ViewerSnapshot = {
  phase: 'idle',
  opening: null,
  view: null,
  canUndo: false,
  canRedo: false,
  detailsOpen: false,
  detailsTile: null,
  tiles: {},
  problem: null,
};

/** The page of a board by its id. A view's page always exists: `initialView` sees to it. */
export function pageOf(opening: BoardOpening, id: string): BoardPage {
  const page = opening.board.pages.find((other) => other.id === id);
  if (page === undefined) throw new Error(`Board ${opening.board.id} has no page ${id}`);
  return page;
}

/** The tile of a board by its id, on whichever page it is. */
export function tileOf(opening: BoardOpening, id: string): Tile | undefined {
  return opening.board.pages.flatMap(({ tiles }) => tiles).find((tile) => tile.id === id);
}
