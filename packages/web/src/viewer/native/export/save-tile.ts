import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { csvFile, saveFile } from '../../../lib/files.ts';
import { savePicture } from '../../../lib/picture.ts';
import { readColorMode } from '../../../ui/color-mode.ts';
import { toast } from '../../../ui/notices.ts';
import { tileRestrictions } from '../restrictions.ts';
import type { ViewerSnapshot } from '../viewer-snapshot.ts';
import { aboutLines, aboutView, picturePage } from './about-view.ts';
import type { ChartTile } from './drawn-chart.ts';
import { proposedName } from './file-name.ts';
import { tilesCsv } from './tile-file.ts';

export type TileFormat = 'csv' | 'png' | 'svg';

/** A chart that is small on the screen is no smaller than this in a file, in pixels. */
const MIN_SIZE = { width: 480, height: 300 };

/** Saves one tile: its rows, a picture of it as it stands on the screen, or its chart drawn anew, each with what it holds. */
export async function saveTile(
  format: TileFormat,
  chart: ChartTile,
  tiles: ViewerSnapshot['tiles'],
  card: HTMLElement,
): Promise<void> {
  const { opening, view, answered } = chart;
  const { tile } = answered;
  const fileName = `${proposedName(opening, view, tiles, tile.title)}.${format}`;
  const about = aboutView(opening, view, tileRestrictions({ opening, view, tiles, inFull: true }, tile), undefined);
  try {
    if (format === 'csv') saveFile(fileName, csvFile(tilesCsv(opening, aboutLines(about), [answered])));
    if (format === 'png') await savePicture(card, fileName, { page: picturePage(about), keepsHeight: true });
    if (format === 'svg') await saveChart(fileName, chart, aboutLines(about).slice(0, -1), card);
  } catch {
    toast.error('The picture could not be drawn. Try a smaller window.');
  }
}

async function saveChart(
  fileName: string,
  chart: ChartTile,
  foot: readonly string[],
  card: HTMLElement,
): Promise<void> {
  const { chartPicture } = await import('./chart-picture.ts');
  const body = card.querySelector('.board-tile-body') ?? card;
  const size = {
    width: Math.max(MIN_SIZE.width, body.clientWidth),
    height: Math.max(MIN_SIZE.height, body.clientHeight),
  };
  const picture = await chartPicture(chart, foot, chartThemeOf(readColorMode()), size);
  if (picture !== null) saveFile(fileName, picture);
}
