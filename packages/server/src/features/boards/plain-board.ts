import { isFree, type Model, QueryRefused, type Scope } from '@pellucid/analytics';
import type { Board, Tile } from '@pellucid/contract';
import { isOfModel, sourceNamed, tileSource } from './board-fields.ts';

const COLUMNS = 12;

/** A board as a scope may see it. Throws QueryRefused where it may not. */
export function boardInTier(board: Board, scope: Scope, model: Model): Board {
  if (!isFree(scope)) return board;
  refuseUnlessFree(board);
  return plainBoard(board, model);
}

/** The gate would refuse each question of such a board; said once, it reads better. */
export function refuseUnlessFree(board: Board): void {
  if (!board.free)
    throw new QueryRefused(
      'freemium',
      `"${board.title}" is not part of the free version, which has six dashboards. Contact us for the unlimited version.`,
    );
}

/**
 * A board in the names of the model alone, which is what the FREE tier and the public may ask: without the measures of its own, without
 * what a year before was, and without the tiles whose figures are of either.
 */
export function plainBoard(board: Board, model: Model): Board {
  const pages = board.pages.map((page) => ({
    ...page,
    tiles: filledRows(page.tiles, (tile) => plainTile(board, tile, model)),
  }));
  return { ...board, pages: pages.filter(({ tiles }) => tiles.length > 0), named: { measures: [], dimensions: [] } };
}

function plainTile(board: Board, tile: Tile, model: Model): Tile | undefined {
  const source = sourceNamed(tileSource(board, tile), model);
  const { from, dimensions, having, orderBy, ...query } = tile.query;
  const isKnown = (name: string) => isOfModel(source, name);
  const measures = query.measures.filter(isKnown);
  if (from || having.length > 0 || !dimensions.every(isKnown) || measures[0] !== query.measures[0]) return undefined;
  const { compare: _, standsOut: __, ...plain } = tile;
  return {
    ...plain,
    beside: tile.beside.filter(isKnown),
    bars: tile.bars.filter(isKnown),
    query: {
      ...query,
      dimensions,
      having,
      measures,
      orderBy: orderBy.filter(({ field }) => isKnown(field)),
      totals: false,
    },
  };
}

/** Tiles in rows of twelve columns; those that stay of a row share the room of those that do not. */
function filledRows(tiles: readonly Tile[], keep: (tile: Tile) => Tile | undefined): Tile[] {
  const rows: Tile[][] = [];
  let room = 0;
  for (const tile of tiles) {
    if (room < tile.width) {
      rows.push([]);
      room = COLUMNS;
    }
    rows.at(-1)?.push(tile);
    room -= tile.width;
  }
  return rows.flatMap((row) =>
    widened(
      row.flatMap((tile) => keep(tile) ?? []),
      sumOfWidths(row),
    ),
  );
}

function widened(tiles: readonly Tile[], width: number): Tile[] {
  const before = sumOfWidths(tiles);
  let left = width;
  return tiles.map((tile, at) => {
    const own = at === tiles.length - 1 ? left : Math.floor((tile.width * width) / before);
    left -= own;
    return { ...tile, width: own };
  });
}

function sumOfWidths(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, { width }) => sum + width, 0);
}
