import type {
  BoardOpening,
  BoardPage,
  BoardView,
  FieldValue,
  OrderBy,
  Problem,
  SideBySide,
  Tile,
} from '@pellucid/contract';
import type { ViewerPhase } from '../analytics-viewer.ts';
import type { TileState } from './tile-cache.ts';

/** A board's opening with how people know the ids that are filtered by: `Ada Moreno (Cardiology · Springfield, IL)`. */
export type NamedOpening = BoardOpening & {
  /** By field and id, as far as they are known. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The same opening with further names of ids. */
export function withNames(opening: NamedOpening, field: string, values: readonly FieldValue[]): NamedOpening {
  const named = values.flatMap(({ value, name, description = '' }) =>
    name === undefined ? [] : [[String(value), description === '' ? name : `${name} (${description})`]],
  );
  if (named.length === 0) return opening;
  const known = { ...opening.names?.[field], ...Object.fromEntries(named) };
  return { ...opening, names: { ...opening.names, [field]: known } };
}

/** What a person has open beside the figures: a link keeps it, undo leaves it alone. */
export interface Panels {
  readonly detailsOpen: boolean;
  /** The tile whose records are listed; null: those of all that is filtered and marked. */
  readonly detailsTile: string | null;
  /** The tile that has the whole page to itself. */
  readonly maximised: string | null;
  /** The order of the records; null: the newest first. */
  readonly recordsOrder: OrderBy | null;
  /** The columns of the records; null: those of the board. */
  readonly recordsColumns: readonly string[] | null;
}

export const CLOSED_PANELS: Panels = {
  detailsOpen: false,
  detailsTile: null,
  maximised: null,
  recordsOrder: null,
  recordsColumns: null,
};

/** What the screen of the native viewer is drawn from; a new object with each change. */
export interface ViewerSnapshot extends Panels {
  readonly phase: ViewerPhase;
  /** With the tiles that are broken out in place of their own. */
  readonly opening: NamedOpening | null;
  /** Null until the board is open. */
  readonly view: BoardView | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
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
  ...CLOSED_PANELS,
  tiles: {},
  problem: null,
};

/** The page of a board by its id. A view's page always exists: `initialView` sees to it. */
export function pageOf(opening: BoardOpening, id: string): BoardPage {
  const page = opening.board.pages.find((other) => other.id === id);
  if (page === undefined) throw new Error(`Board ${opening.board.id} has no page ${id}`);
  return page;
}

/** Whom the tiles of a page set side by side, as those of them that are answered say. */
export function sidesOf(page: BoardPage, tiles: ViewerSnapshot['tiles']): SideBySide | undefined {
  return page.tiles.map(({ id }) => tiles[id]?.sideBySide).find((sides) => sides !== undefined);
}

/** The tile of a board by its id, on whichever page it is. */
export function tileOf(opening: BoardOpening, id: string): Tile | undefined {
  return opening.board.pages.flatMap(({ tiles }) => tiles).find((tile) => tile.id === id);
}
