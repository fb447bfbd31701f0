import { z } from 'zod';
import type { Board, FilterField, Tile } from './board.ts';
import type { ValueType } from './query.ts';
import { isSideBySide, type SideBySideView, tileShowing } from './side-by-side.ts';

/** A tile whose figures are shown by another dimension than its own: one that the board filters by. */
export const BreakOut = z.strictObject({ tile: z.string().max(64), by: z.string().max(64) });
export type BreakOut = z.infer<typeof BreakOut>;

/** What there is to know of a dimension to break out by; `shownAs` of an id is the dimension with its name. */
interface BreakOutField {
  name: string;
  type: ValueType;
  shownAs?: string | undefined;
}

/** What a view says of how tiles show their figures. */
interface TilesInView {
  breakOuts?: readonly BreakOut[] | undefined;
  sideBySide?: SideBySideView | undefined;
}

/** Categories of a tile that is broken out, largest first; of time there are as many as there are. */
const MAX_CATEGORIES = 15;

/** Ranges would have a bar for every amount; over time they are a line. */
export function canBreakOutBy({ control }: FilterField, { type }: Pick<BreakOutField, 'type'>): boolean {
  return control !== 'range' || type === 'date';
}

/**
 * The board as a view shows it: tiles that are broken out in place of their own, and companies side by side with the figure of the
 * switch. Other tiles, and what names no tile, stay as they are.
 */
export function boardInView(
  board: Board,
  { breakOuts = [], sideBySide }: TilesInView,
  fieldOf: (name: string) => BreakOutField,
): Board {
  if (breakOuts.length === 0 && sideBySide === undefined) return board;
  const inView = (tile: Tile) => {
    const by = breakOuts.find((breakOut) => breakOut.tile === tile.id)?.by;
    const shown = by === undefined ? tile : brokenOut(tile, fieldOf(by), seriesKept(board, tile, by));
    return tileShowing(board, shown, sideBySide?.figure ?? 'amount');
  };
  return { ...board, pages: board.pages.map((page) => ({ ...page, tiles: page.tiles.map(inView) })) };
}

/** Companies stay side by side, but for the very many values of a list that is searched. */
function seriesKept(board: Board, tile: Tile, by: string): string | undefined {
  const isSearched = board.filters.find(({ field }) => field === by)?.control === 'search';
  return isSideBySide(board, tile) && !isSearched ? board.sideBySide?.by : undefined;
}

function brokenOut({ query, ...tile }: Tile, { name, type, shownAs }: BreakOutField, series?: string): Tile {
  const { measures, where } = query;
  const [measure = ''] = measures;
  const inOrder = type === 'date' || type === 'integer';
  return {
    id: tile.id,
    title: tile.title,
    width: tile.width,
    height: tile.height,
    ...(tile.source === undefined ? {} : { source: tile.source }),
    ...(tile.compare === undefined || inOrder ? {} : { compare: tile.compare }),
    ...(inOrder && series !== undefined ? { shareOf: 'all' as const } : {}),
    ignores: tile.ignores,
    beside: tile.beside,
    grouped: series !== undefined,
    bars: [],
    kind: type === 'date' ? 'line' : inOrder ? 'column' : 'bar',
    mark: name,
    ...(shownAs === undefined ? {} : { label: shownAs }),
    query: {
      measures,
      where,
      having: [],
      totals: false,
      dimensions: [name, ...(shownAs === undefined ? [] : [shownAs]), ...(series === undefined ? [] : [series])],
      orderBy: [inOrder ? { field: name, direction: 'asc' } : { field: measure, direction: 'desc' }],
      ...(inOrder || series !== undefined ? {} : { limit: MAX_CATEGORIES }),
      ...(type === 'date' ? { timeGrain: 'month' as const } : {}),
    },
  };
}
