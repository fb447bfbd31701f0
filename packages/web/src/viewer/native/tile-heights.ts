import type { Tile } from '@pellucid/contract';
import type { TileRows } from './use-most-rows.ts';

/** What a row of the grid takes with the gap after it, in CSS pixels, as in `tiles.css`. */
const GRID_ROW = 108;
/** Title, head and edges of a tile, and each row of it. */
const BARS = { around: 94, row: 34 };
const TABLE = { around: 95, row: 30 };
const COLUMNS = 12;
/** A tile is never lower, unless it is made to be. */
const LOWEST = 2;

/**
 * Rows of the grid that each tile takes on a wide screen: what its figures need, and as much as what stands beside it in the same
 * line. A board of a small company is no page of white.
 */
export function heightsOf(tiles: readonly Tile[], rows: readonly TileRows[]): number[] {
  const needed = tiles.map((tile, at) => heightOf(tile, rows[at]));
  return linesOf(tiles).flatMap((line) => {
    const isEven = line.every((at) => tiles[at]?.height === tiles[line[0] ?? 0]?.height);
    const highest = Math.max(...line.map((at) => needed[at] ?? 0));
    return line.map((at) => (isEven ? highest : (tiles[at]?.height ?? 0)));
  });
}

function heightOf({ kind, height }: Tile, { rows, isEmpty }: TileRows = { rows: 0, isEmpty: false }): number {
  if (kind === 'kpi') return height;
  const room = kind === 'bar' ? BARS : kind === 'table' || kind === 'matrix' ? TABLE : null;
  const taken = room === null ? height : Math.ceil((room.around + rows * room.row) / GRID_ROW);
  return Math.min(height, Math.max(LOWEST, isEmpty ? 0 : taken));
}

/** The places of tiles that stand beside each other. */
function linesOf(tiles: readonly Tile[]): number[][] {
  const lines: number[][] = [];
  let room = 0;
  for (const [at, { width }] of tiles.entries()) {
    if (width > room) {
      lines.push([]);
      room = COLUMNS;
    }
    lines.at(-1)?.push(at);
    room -= width;
  }
  return lines;
}
