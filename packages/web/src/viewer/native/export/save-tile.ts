import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { csvFile, saveFile } from '../../../lib/files.ts';
import { savePicture } from '../../../lib/picture.ts';
import { readColorMode } from '../../../ui/color-mode.ts';
import { toast } from '../../../ui/notices.ts';
import type { ChartTile } from './drawn-chart.ts';
import { fileNameOf, tileCsv } from './tile-file.ts';

export type TileFormat = 'csv' | 'png' | 'svg';

/** A chart that is small on the screen is no smaller than this in a file, in pixels. */
const MIN_SIZE = { width: 480, height: 300 };

/** Saves one tile: its rows, a picture of it as it stands on the screen, or its chart drawn anew. */
export async function saveTile(format: TileFormat, chart: ChartTile, card: HTMLElement): Promise<void> {
  const { opening, answered } = chart;
  const fileName = fileNameOf(opening, answered.tile, format);
  try {
    if (format === 'csv') saveFile(fileName, csvFile(tileCsv(opening, answered)));
    if (format === 'png') await savePicture(card, fileName);
    if (format === 'svg') await saveChart(fileName, chart, card);
  } catch {
    toast.error('The picture could not be drawn. Try a smaller window.');
  }
}

async function saveChart(fileName: string, chart: ChartTile, card: HTMLElement): Promise<void> {
  const { chartPicture } = await import('./chart-picture.ts');
  const body = card.querySelector('.board-tile-body') ?? card;
  const size = {
    width: Math.max(MIN_SIZE.width, body.clientWidth),
    height: Math.max(MIN_SIZE.height, body.clientHeight),
  };
  const picture = await chartPicture(chart, chartThemeOf(readColorMode()), size);
  if (picture !== null) saveFile(fileName, picture);
}
