import { z } from 'zod';
import type { Board, FilterField, Tile } from './board.ts';
import type { ValueType } from './query.ts';

/** A tile whose figures are shown by another dimension than its own: one that the board filters by. */
export const BreakOut = z.strictObject({ tile: z.string().max(64), by: z.string().max(64) });
export type BreakOut = z.infer<typeof BreakOut>;

/** What there is to know of a dimension to break out by; `shownAs` of an id is the dimension with its name. */
interface BreakOutField {
  name: string;
  type: ValueType;
  shownAs?: string | undefined;
}

/** Categories of a tile that is broken out, largest first; of time there are as many as there are. */
const MAX_CATEGORIES = 15;

/** Ranges would have a bar for every amount; over time they are a line. */
export function canBreakOutBy({ control }: FilterField, { type }: Pick<BreakOutField, 'type'>): boolean {
  return control !== 'range' || type === 'date';
}

/** The board with the tiles that are broken out in place of their own; others, and what names no tile, stay as they are. */
export function boardInView(
  board: Board,
  breakOuts: readonly BreakOut[] | undefined,
  fieldOf: (name: string) => BreakOutField,
): Board {
  if (breakOuts === undefined || breakOuts.length === 0) return board;
  const inView = (tile: Tile) => {
    const by = breakOuts.find((breakOut) => breakOut.tile === tile.id)?.by;
    return by === undefined ? tile : brokenOut(tile, fieldOf(by));
  };
  return { ...board, pages: board.pages.map((page) => ({ ...page, tiles: page.tiles.map(inView) })) };
}

function brokenOut({ query, ...tile }: Tile, { name, type, shownAs }: BreakOutField): Tile {
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
    ignores: tile.ignores,
    beside: tile.beside,
    grouped: false,
    bars: [],
    kind: type === 'date' ? 'line' : inOrder ? 'column' : 'bar',
    mark: name,
    ...(shownAs === undefined ? {} : { label: shownAs }),
    query: {
      measures,
      where,
      having: [],
      totals: false,
      dimensions: shownAs === undefined ? [name] : [name, shownAs],
      orderBy: [inOrder ? { field: name, direction: 'asc' } : { field: measure, direction: 'desc' }],
      ...(inOrder ? {} : { limit: MAX_CATEGORIES }),
      ...(type === 'date' ? { timeGrain: 'month' as const } : {}),
    },
  };
}
