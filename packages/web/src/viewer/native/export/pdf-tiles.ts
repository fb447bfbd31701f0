import type { BoardOpening, BoardView } from '@pellucid/contract';
import { drawChartTile } from './pdf-chart.ts';
import { drawFigure, figureHeight } from './pdf-figure.ts';
import { type Box, MUTED, type PdfPages, RULE } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';
import type { SavedTile } from './tile-table.ts';

const COLUMNS = 12;
const GAP = 10;
/** A row of the grid of the screen, in points. */
const ROW = 60;
/** Less of its height would squeeze a chart. */
const LEAST_PART = 0.75;
const TITLE = { size: 9.5, bold: true };
const TITLE_HEIGHT = 18;
const NOTE = { size: 8, color: MUTED };

/** Draws the tiles in rows of the screen's grid; tables, which may need pages, in the whole width below their row. */
export async function drawTiles(
  pages: PdfPages,
  opening: BoardOpening,
  view: BoardView,
  tiles: readonly SavedTile[],
): Promise<void> {
  for (const row of rowsOf(tiles)) {
    const boxed = row.filter((saved) => !isTable(saved));
    const height = heightIn(pages, Math.max(0, ...boxed.map(heightOf)));
    if (boxed.length > 0) pages.reserve(height);
    let x = pages.left;
    for (const saved of boxed) {
      const width = ((pages.width + GAP) * widthIn(boxed, saved)) / COLUMNS - GAP;
      await drawTile(pages, { opening, view }, saved, { x, y: pages.y, width, height });
      x += width + GAP;
    }
    pages.y += height + (boxed.length > 0 ? GAP : 0);
    for (const saved of row.filter(isTable)) {
      if (!('without' in saved)) drawTable(pages, opening, saved);
    }
  }
}

/** A row is drawn somewhat lower rather than on a new page, and never higher than one. */
function heightIn(pages: PdfPages, wanted: number): number {
  const room = pages.bottom - pages.y;
  const isLower = wanted > room && room >= wanted * LEAST_PART;
  return isLower ? room : Math.min(wanted, pages.bottom - pages.top);
}

/** As many tiles beside each other as the grid has columns for. */
function rowsOf(tiles: readonly SavedTile[]): SavedTile[][] {
  const rows: SavedTile[][] = [];
  let room = 0;
  for (const saved of tiles) {
    if (saved.tile.width > room) {
      rows.push([]);
      room = COLUMNS;
    }
    rows.at(-1)?.push(saved);
    room -= saved.tile.width;
  }
  return rows;
}

/** A drawing that stands alone in its row has the whole of it. */
function widthIn(row: readonly SavedTile[], { tile }: SavedTile): number {
  const taken = row.reduce((sum, other) => sum + other.tile.width, 0);
  return row.length === 1 && tile.kind !== 'kpi'
    ? COLUMNS
    : (tile.width * COLUMNS) / Math.max(taken, tile.kind === 'kpi' ? COLUMNS : 0);
}

function isTable(saved: SavedTile): boolean {
  return !('without' in saved) && (saved.tile.kind === 'table' || saved.tile.kind === 'matrix');
}

function heightOf(saved: SavedTile): number {
  if ('without' in saved) return TITLE_HEIGHT + 30;
  return saved.tile.kind === 'kpi' ? TITLE_HEIGHT + figureHeight(saved) : saved.tile.height * ROW;
}

async function drawTile(
  pages: PdfPages,
  shown: { opening: BoardOpening; view: BoardView },
  saved: SavedTile,
  box: Box,
): Promise<void> {
  const { x, y, width, height } = box;
  pages.doc.setDrawColor(RULE).setLineWidth(0.5).roundedRect(x, y, width, height, 4, 4);
  const inner = { x: x + 8, y: y + 7 + TITLE_HEIGHT, width: width - 16, height: height - 12 - TITLE_HEIGHT };
  const [title = ''] = pages.lines(saved.tile.title, inner.width, TITLE);
  pages.text(title, inner.x, y + 7, TITLE);
  if ('without' in saved) pages.text(saved.without, inner.x, inner.y, NOTE);
  else if (saved.tile.kind === 'kpi') drawFigure(pages, shown.opening, saved, inner);
  else await drawChartTile(pages, { ...shown, answered: saved }, inner);
}
